import type { Story } from '../shared/story'

const marks: { readonly [mark: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)
const element = (name: string, text: string) => (text === '' ? '' : `<${name}>${escaped(text)}</${name}>`)

/** On paper: dark on white, no heading alone at the foot of a page, no line torn in two. */
const style = `
body { max-width: 42rem; margin: 2rem auto; padding: 0 1.5rem; color: #17130c; background: #fff;
  font: 1rem/1.55 Archivo, "Noto Sans SC", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif }
h1, h2 { font-family: Grenze, "Noto Serif SC", "Noto Serif CJK SC", "Songti SC", SimSun, Georgia, serif; font-weight: 700 }
h1 { margin: 0 0 .25rem; font-size: 2.25rem; line-height: 1.1 }
h2 { margin: 1.6rem 0 .4rem; padding-bottom: .2rem; border-bottom: 2px solid #e59a2b; font-size: 1.15rem }
p { margin: .2rem 0 }
.result { font-size: 1.25rem; font-weight: 700 }
table { width: 100%; border-collapse: collapse }
td { padding: .2rem .8rem .2rem 0; border-bottom: 1px solid #d3cab8; vertical-align: top }
td:first-child { font-weight: 650 }
@page { margin: 18mm 16mm }
@media print {
  body { max-width: none; margin: 0; padding: 0; font-size: 10.5pt }
  h2 { break-after: avoid }
  p, tr { break-inside: avoid }
}`

/** A story as a page of its own: no script, nothing loaded, every text escaped. */
export function storyPage({ language, title, result, rule, castHead, cast, chapters }: Story): string {
  const rows = cast.map(
    ({ who, role, fate }) => `<tr>${[who, role, fate].map((of) => element('td', of)).join('')}</tr>`
  )
  const told = chapters.map(
    ({ head, lines }) =>
      `<section>${element('h2', head)}${lines.map((line) => element('p', line)).join('\n')}</section>`
  )
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-Hans' : 'en'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
${element('title', title)}
<style>${style}
</style>
</head>
<body>
${element('h1', title)}
<p class="result">${escaped(result)}</p>
${element('p', rule)}
${element('h2', castHead)}
<table>
${rows.join('\n')}
</table>
${told.join('\n')}
</body>
</html>
`
}
