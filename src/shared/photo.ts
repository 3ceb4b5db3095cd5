/** A picture is kept under a digest of what it shows. */
export const photoName = /^[0-9a-f]{32}\.png$/

/** Width and height of a kept picture, in pixels. */
export const photoSide = 160

/** One name stands for one person, whatever its capitals. */
export const keyOf = (name: string) => name.toLowerCase()
