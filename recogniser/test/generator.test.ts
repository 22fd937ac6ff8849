import { expect, test } from 'vitest'
import { compose, video } from '../generator/index.ts'
import { jpeg } from '../generator/jpeg.ts'
import { photo } from './photos.ts'

test('a scene and its photo are always the same for a seed, and others for another', () => {
  const small = { level: 'hard', width: 160, height: 128 } as const
  expect(photo({ ...small, seed: 7 })).toEqual(photo({ ...small, seed: 7 }))
  expect(photo({ ...small, seed: 7 })).not.toEqual(photo({ ...small, seed: 8 }))
})

test('flaws are in the truth', () => {
  expect(compose({ level: 'easy', seed: 1, flaw: 'missing' }).truth).toContain('empty')
  expect(new Set(compose({ level: 'easy', seed: 1, flaw: 'twice' }).truth).size).toBe(3)
  expect(compose({ level: 'easy', seed: 1, flaw: 'noPortal' }).paper).toBeUndefined()
})

test('a video is JPEGs of one size, end to end', () => {
  const bytes = video('twice')
  const starts = [...bytes.keys()].filter(i => bytes[i] === 0xff && bytes[i + 1] === 0xd8)
  const ends = [...bytes.keys()].filter(i => bytes[i] === 0xff && bytes[i + 1] === 0xd9)
  expect(starts).toHaveLength(12)
  expect(ends.map(end => end + 2)).toEqual([...starts.slice(1), bytes.length])
  const size = [...bytes.keys()].find(i => bytes[i] === 0xff && bytes[i + 1] === 0xc0)! + 5
  expect(bytes.slice(size, size + 4)).toEqual(Uint8Array.of(480 >> 8, 480 & 255, 640 >> 8, 640 & 255))
})

test('a frame that cannot be encoded says why', () => {
  const frame = { width: 20, height: 16, pixels: new Uint8ClampedArray(20 * 16 * 4) }
  expect(() => jpeg(frame)).toThrow('make both sides multiples of 16')
})
