/** The middle square of a picture, small, as a PNG in base64; the right way up, as its camera noted. Throws where it is broken. */
export async function smallSquare(bytes: Uint8Array, side: number): Promise<string> {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
  const edge = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('nothing to draw on')
  pen.imageSmoothingQuality = 'high'
  const [left, top] = [(picture.width - edge) / 2, (picture.height - edge) / 2]
  pen.drawImage(picture, left, top, edge, edge, 0, 0, side, side)
  picture.close()
  return canvas.toDataURL('image/png').replace(/^[^,]*,/, '')
}
