/** Which column of a table of players says what: by its headings, or by what stands in it. */

export type Column = 'name' | 'age' | 'sex' | 'group' | 'other'
export type Sex = 'female' | 'male'

const HEADINGS: { readonly [C in Exclude<Column, 'other'>]: readonly string[] } = {
  name: ['name', 'names', 'player', 'players', 'nickname', '姓名', '名字', '玩家', '名单', '昵称', '称呼'],
  age: ['age', 'years', '年龄', '年纪', '岁数'],
  sex: ['sex', 'gender', 'm/f', '性别', '男女'],
  group: ['group', 'groups', 'team', 'crowd', '组', '组别', '分组', '群', '圈子', '队伍']
}
const FEMALE = ['f', 'female', 'woman', 'w', 'she', '女', '女性', '女生']
const MALE = ['m', 'male', 'man', 'he', '男', '男性', '男生']
const OPEN = ['', '-', '–', '—', '?', '？', 'x', 'other', 'unknown', '其他', '未知', '未填']

/** Whether a cell leaves open what its column asks for. */
export function isOpen(cell: string): boolean {
  return OPEN.includes(cell.toLowerCase())
}

/** Years of age, 1 to 120; null where the cell holds none. */
export function ageOf(cell: string): number | null {
  const digits = /^(\d{1,3})\s*(?:岁|歲|years?|yrs?|y)?$/i.exec(cell)?.[1]
  const age = Number(digits ?? Number.NaN)
  return age >= 1 && age <= 120 ? age : null
}

export function sexOf(cell: string): Sex | null {
  const word = cell.toLowerCase()
  if (FEMALE.includes(word)) return 'female'
  return MALE.includes(word) ? 'male' : null
}

function headingOf(cell: string): Column {
  const word = cell.toLowerCase()
  const kinds = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]
  return kinds.find((kind) => HEADINGS[kind].includes(word)) ?? 'other'
}

/** The columns that a row of headings names, each kind once; null where the row is none. */
export function headedColumns(cells: readonly string[]): Column[] | null {
  const kinds = cells.map(headingOf)
  if (!kinds.includes('name')) return null
  return kinds.map((kind, at) => (kinds.indexOf(kind) === at ? kind : 'other'))
}

/** The columns of rows without headings; null where they do not line up, so that each row is read by itself. */
export function guessedColumns(rows: readonly (readonly string[])[]): Column[] | null {
  const width = rows[0]?.length ?? 0
  if (rows.length < 2 || width < 2 || rows.some((row) => row.length !== width)) return null
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''))
  const kinds = columns.map(kindOf)
  const count = (kind: Column) => kinds.filter((one) => one === kind).length
  if (count('age') > 1 || count('sex') > 1 || count('age') + count('sex') === 0) return null
  const texts = columns.flatMap((cells, at) => (kinds[at] === 'name' ? [{ at, cells }] : []))
  const name = texts.find(({ cells }) => cells.every((cell) => cell !== '') && isDistinct(cells)) ?? texts[0]
  const group = texts.find((column) => column !== name)
  if (!name || texts.length > 2 || (group && isDistinct(group.cells))) return null
  return kinds.map((kind, at) => (at === group?.at ? 'group' : kind))
}

function kindOf(cells: readonly string[]): Column {
  const told = cells.filter((cell) => !isOpen(cell))
  if (told.length === 0 || cells.every((cell, at) => cell === String(at + 1))) return 'other'
  if (told.every((cell) => ageOf(cell) !== null)) return 'age'
  return told.every((cell) => sexOf(cell) !== null) ? 'sex' : 'name'
}

function isDistinct(cells: readonly string[]): boolean {
  return new Set(cells).size === cells.length
}
