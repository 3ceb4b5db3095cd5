import type { OBSWebSocket } from 'obs-websocket-js/json'
import type { LaunchedApp } from '../app'
import { comeToRest } from '../rest'

/** A picture's colours in a raster of 96 x 54, each as blue, green, red and alpha from 0 to 255. */
type Raster = readonly number[]

const overlayTitle = 'Howlcast Overlay'

/** What Howlcast itself has painted into the overlay's window, once it rests. */
export async function paintedOverlay(howlcast: LaunchedApp): Promise<Raster> {
  await comeToRest(howlcast.overlay)
  const picture = await howlcast.app.evaluate(async ({ BrowserWindow }, title) => {
    const overlay = BrowserWindow.getAllWindows().find((each) => each.getTitle() === title)
    return (await overlay?.webContents.capturePage())?.toDataURL() ?? ''
  }, overlayTitle)
  return raster(howlcast, picture)
}

/** What OBS has of a source, or null where it has no picture of it. */
export async function pictureInObs(
  howlcast: LaunchedApp,
  client: OBSWebSocket,
  sourceName: string
): Promise<Raster | null> {
  const imageFormat = 'png'
  const { imageData } = await client
    .call('GetSourceScreenshot', { sourceName, imageFormat })
    .catch(() => ({ imageData: null }))
  return imageData === null ? null : raster(howlcast, imageData)
}

function raster({ app }: LaunchedApp, picture: string): Promise<number[]> {
  return app.evaluate(
    ({ nativeImage }, picture) => [
      ...nativeImage.createFromDataURL(picture).resize({ width: 96, height: 54, quality: 'best' }).toBitmap()
    ],
    picture
  )
}

/** How far apart two pictures are on average, from 0 to 255; null is no picture at all. */
export function distance(one: Raster | null, other: Raster): number {
  if (one === null || one.length !== other.length) return 255
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

/** The share of a picture, from 0 to 1, that holds a colour; `#00000000` is what shows through. */
export function shareOf(picture: Raster, colour: string): number {
  const [red = 0, green = 0, blue = 0, alpha = 255] = [...colour.matchAll(/[\da-f]{2}/g)].map(([hex]) =>
    parseInt(hex, 16)
  )
  const wanted = [blue, green, red, alpha]
  let count = 0
  for (let at = 0; at < picture.length; at += 4)
    if (wanted.every((value, channel) => Math.abs((picture[at + channel] ?? 0) - value) < 12)) count++
  return (4 * count) / picture.length
}
