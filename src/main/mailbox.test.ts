import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import { expect, it } from 'vitest'
import { Mailbox } from './mailbox'

function fakeWindow() {
  const sent: unknown[] = []
  const page = { loading: true, gone: false }
  const webContents = Object.assign(new EventEmitter(), {
    isLoadingMainFrame: () => page.loading,
    isDestroyed: () => page.gone,
    isCrashed: () => false,
    send: (_channel: string, message: unknown) => sent.push(message)
  })
  const window = Object.assign(new EventEmitter(), { webContents })
  const load = () => {
    page.loading = false
    webContents.emit('did-finish-load')
  }
  return { window: window as unknown as BrowserWindow, sent, load, close: () => window.emit('closed') }
}

it('keeps the newest message until the page is ready, and then sends each', () => {
  const mailbox = new Mailbox<number>('numbers')
  const { window, sent, load } = fakeWindow()
  mailbox.send(1)
  mailbox.attach(window)
  mailbox.send(2)
  mailbox.send(3)
  expect(sent).toEqual([])
  load()
  mailbox.send(4)
  expect(sent).toEqual([3, 4])
})

it('sends the newest again to a page that was loaded again, and to a window that was opened again', () => {
  const mailbox = new Mailbox<number>('numbers')
  const first = fakeWindow()
  mailbox.attach(first.window)
  first.load()
  mailbox.send(1)
  first.load()
  expect(first.sent).toEqual([1, 1])
  first.close()
  mailbox.send(2)
  const second = fakeWindow()
  mailbox.attach(second.window)
  second.load()
  expect(first.sent).toEqual([1, 1])
  expect(second.sent).toEqual([2])
})
