// Writes src/renderer/look/fonts.css: every unicode range of the four families, since names are free text.
// The packages' own lists say `font-display: swap`, which would show the change of font on air.
import { readFile, writeFile } from 'node:fs/promises'

const root = new URL('../', import.meta.url)
const lists = [
  '@fontsource/grenze/700.css',
  '@fontsource-variable/archivo/wdth.css',
  '@fontsource-variable/noto-serif-sc/index.css',
  '@fontsource-variable/noto-sans-sc/index.css'
]

const faces = await Promise.all(lists.map(facesOf))
const head = '/* Written by scripts/fonts.mjs. All four families are under the OFL 1.1. */\n'
await writeFile(new URL('src/renderer/look/fonts.css', root), head + faces.flat().join('\n') + '\n')

async function facesOf(list) {
  const css = await readFile(new URL(`node_modules/${list}`, root), 'utf8')
  const folder = list.slice(0, list.lastIndexOf('/'))
  return [...css.matchAll(/@font-face\s*{[^}]*}/g)].map(([face]) =>
    face
      .replace(
        /src:[^;]*?url\(\.\/files\/([^)]+\.woff2)\)[^;]*;/,
        `src: url("${folder}/files/$1") format("woff2");`
      )
      .replace('font-display: swap', 'font-display: block')
  )
}
