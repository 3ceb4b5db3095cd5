/** A part's results as lines for people: `commands per game   84.9`. */
export function table(title: string, results: object): string {
  const rows = rowsOf('', results)
  const width = Math.max(...rows.map(([name]) => name.length))
  return [title, ...rows.map(([name, value]) => `  ${name.padEnd(width)}   ${value}`), '', ''].join('\n')
}

function rowsOf(before: string, results: object): (readonly [name: string, value: string])[] {
  return Object.entries(results).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? rowsOf(`${before}${words(name)}: `, value)
      : [[before + words(name), String(value)] as const]
  )
}

/** `gamesPerSecond` as words. */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
