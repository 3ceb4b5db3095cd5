// Stands in for Vitest where Stryker asks the rule tests about thousands of mutants: the tests are collected once and
// stay loaded, which Vitest cannot do. Vitest's own `expect`, and as much of the rest as rule tests use.
import { format } from 'node:util'
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'
import * as chai from 'chai'

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin)

/** Like Vitest's. @throws AssertionError where the expectation is not met */
export const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect)

/** Every test collected: its name of one kind, its file, and what it runs. */
export const tests = []
const path = []
let file = ''

/** Collects what is declared from now on under the name of a file. */
export function beginFile(name) {
  file = name
}

/** Declares a test, to be run later. */
export function it(name, run) {
  const full = [...path, name].join(' ')
  tests.push({ id: `${file}#${tests.length} ${full}`, name: full, fileName: file, run })
}

/** Declares the tests of one subject. */
export function describe(name, declare) {
  path.push(name)
  declare()
  path.pop()
}

const each = (declare) => (rows) => (name, body) => {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row]
    const wanted = values.slice(0, name.split('%').length - 1)
    declare(format(name.replace('$title', row.title), ...wanted), () => body(...values))
  }
}
it.each = each(it)
describe.each = each(describe)
