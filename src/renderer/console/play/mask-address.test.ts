import { expect, it } from 'vitest'
import { maskAddress } from './mask-address'

it('covers the key of the address and nothing else', () => {
  expect(maskAddress('http://127.0.0.1:4317/o/3f9c2b71d8e64a5f/')).toBe('127.0.0.1:4317/o/••••••')
  expect(maskAddress('http://127.0.0.1:4317/3f9c2b71d8e64a5f/overlay/index.html')).toBe(
    '127.0.0.1:4317/••••••/overlay/••••••'
  )
})
