import { describe, expect, it } from 'vitest'
import { qrCode } from '../src/parts/qr.ts'

describe('QR codes', () => {
  it.each([
    ['a', 29],
    ['https://runatal.example/t/jera-othala-4K7', 33],
    ['https://runatal.example/me/link/'.padEnd(120, 'x'), 53],
    [''.padEnd(213, 'x'), 57],
  ])('%s takes a square of %i modules', (text, size) => {
    const rows = qrCode(text)
    expect(rows.length).toBe(size)
    expect(rows.every(row => row.length === size)).toBe(true)
  })

  it('has three finders and timing between them', () => {
    const rows = qrCode('https://runatal.example/t/1')
    const size = rows.length
    const finder = (r: number, c: number) => [0, 1, 2, 3, 4, 5, 6].map(i => (rows[r + 3]![c + i] ? '1' : '0')).join('')
    expect([finder(0, 0), finder(0, size - 7), finder(size - 7, 0)]).toEqual(['1011101', '1011101', '1011101'])
    expect(rows[6]!.slice(8, size - 8).every((dark, i) => dark === (i % 2 === 0))).toBe(true)
  })

  it('refuses what it cannot hold, and says how much it can', () => {
    expect(() => qrCode(''.padEnd(214, 'x'))).toThrow('213 bytes')
  })
})
