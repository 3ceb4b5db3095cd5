/** A table for a spreadsheet, in the console's words. */
export interface SheetTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}
