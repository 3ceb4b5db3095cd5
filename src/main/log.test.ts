import { expect, it } from 'vitest'
import { describe as describeFailure } from './log'

it('tells where an error came from, and nothing that its message says', () => {
  const text = describeFailure(Object.assign(new TypeError('Ann is the Seer'), { code: 'EIO' }))
  expect(text).toContain('TypeError (EIO)')
  expect(text).toContain('log.test.ts')
  expect(text).not.toContain('Ann')
  expect(describeFailure('Ann is the Seer')).toBe('string')
})
