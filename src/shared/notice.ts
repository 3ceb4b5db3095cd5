/**
 * Something the host should know, told in the console's language by its code.
 *
 * - `journal-torn` (kept, file): the last entry had not been written to its end; all before it stands
 * - `journal-damaged` (kept, lost, file): the file was damaged; what came before goes on, the file is kept
 * - `journal-lost` (file): nothing of the file could be read; it was set aside
 * - `journal-unreadable` (file): the disk does not give the file out; it was left where it is
 * - `journal-memory`: the disk refuses; the game goes on in memory. Stands until the disk works
 * - `settings-reset` (file): the settings could not be read and were set aside
 * - `settings-memory`: settings cannot be written
 * - `overlay-new-port` (wanted, port): the overlay's address has changed
 * - `overlay-no-port` (wanted): the overlay has no address
 * - `omniscient-needs-delay`: the omniscient address stays closed while there is no delay
 * - `omniscient-new-port` (wanted, port), `omniscient-no-port` (wanted): as for the overlay
 * - `control-new-port` (wanted, port), `control-no-port` (wanted): as for the overlay
 * - `blackout-key-taken` (key): the key could not be had. Stands until another one is
 * - `obs-password`: OBS does not accept the password
 * - `obs-add-failed`, `obs-no-browser`: the overlay could not be added to OBS
 * - `obs-scene-missing` (scene): OBS has no such scene
 * - `console-moved`: the console's screen has gone, and it was brought to another
 * - `co-host-closed`: the overlay fills every screen that is left, so the co-host's window was closed
 * - `page-crashed`: a window had to be loaded again
 * - `internal-error`: a bug; the game is safe
 */
export interface Notice {
  readonly code: string
  readonly level: 'info' | 'warning' | 'danger'
  readonly params: { readonly [name: string]: string | number }
}
