/** A part's results as lines for people: `commands per game   84.9`. */
export function table(title: string, results: object): string {
  const rows = Object.entries(results).map(([name, value]) => [words(name), String(value)] as const)
  const width = Math.max(...rows.map(([name]) => name.length))
  return [title, ...rows.map(([name, value]) => `  ${name.padEnd(width)}   ${value}`), '', ''].join('\n')
}

/** `gamesPerSecond` as words. */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
