/** An asar archive of a few text files, by name: a size, a header in JSON, the contents one after the other. */
export function asar(files) {
  const header = { files: {} }
  const contents = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    header.files[name] = { size: content.length, offset: String(offset) }
    offset += content.length
    contents.push(content)
  }
  const json = Buffer.from(JSON.stringify(header))
  const padding = Buffer.alloc((4 - (json.length % 4)) % 4)
  const body = Buffer.concat([number(json.length), json, padding])
  const pickle = Buffer.concat([number(body.length), body])
  return Buffer.concat([number(4), number(pickle.length), pickle, ...contents])
}

function number(value) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
