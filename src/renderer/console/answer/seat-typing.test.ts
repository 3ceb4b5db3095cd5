import { describe, expect, it } from 'vitest'
import { typeDigit } from './seat-typing'

describe('typing a seat number', () => {
  it('takes two digits where such a seat exists', () => {
    expect(typeDigit('', '1', 12)).toEqual({ digits: '1', seat: 1, open: true })
    expect(typeDigit('1', '1', 12)).toEqual({ digits: '11', seat: 11, open: false })
  })

  it('begins anew when no such seat exists', () => {
    expect(typeDigit('1', '5', 12)).toEqual({ digits: '5', seat: 5, open: false })
    expect(typeDigit('11', '2', 12)).toEqual({ digits: '2', seat: 2, open: false })
  })

  it('reads a lone zero as nobody and ten as ten', () => {
    expect(typeDigit('', '0', 12)).toEqual({ digits: '0', seat: 0, open: false })
    expect(typeDigit('1', '0', 12).seat).toBe(10)
    expect(typeDigit('0', '3', 12).seat).toBe(3)
  })
})
