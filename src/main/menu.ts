import { Menu } from 'electron'

/** The default menu can reload the console in mid-game. macOS alone needs one: copy and paste hang on it. */
export function setupMenu(): void {
  const needed = process.platform === 'darwin'
  Menu.setApplicationMenu(
    needed
      ? Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }])
      : null
  )
}
