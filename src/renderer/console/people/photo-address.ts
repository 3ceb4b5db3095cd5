/** Where a kept picture is had from: the main process serves it beside the pages. */
export function photoAddress(photo: string): string {
  return `/photos/${photo}`
}
