/** The size a picture claims to have, from its head alone: nothing is decoded before it is known to be small enough. */

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Width and height in pixels of a PNG or a JPEG; null: it is neither. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  try {
    return pngSize(bytes) ?? jpegSize(bytes)
  } catch {
    // It ends before its size is told.
    return null
  }
}

function pngSize(bytes: Buffer): PictureSize | null {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Walks over the segments to the first that begins a frame. */
function jpegSize(bytes: Buffer): PictureSize | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null
  let at = 2
  while (bytes.readUInt8(at) === 0xff) {
    const kind = bytes.readUInt8(at + 1)
    const frame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)
    if (frame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    // Before a segment any number of these may stand.
    at += kind === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}
