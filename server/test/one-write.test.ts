import { expect, test } from 'vitest'
import { framed } from '../http/one-write.ts'

/** The texts in frames, read as the standard has it: whole, not masked, each length in its shortest form. */
function unframed(frames: Buffer): string[] {
  const texts: string[] = []
  for (let at = 0; at < frames.length;) {
    expect(frames[at]).toBe(0x81)
    const short = frames[at + 1]!
    const [head, length] =
      short < 126
        ? [2, short]
        : short === 126
          ? [4, frames.readUInt16BE(at + 2)]
          : [10, Number(frames.readBigUInt64BE(at + 2))]
    expect(length).toBeGreaterThanOrEqual({ 2: 0, 4: 126, 10: 65_536 }[head]!)
    texts.push(frames.toString('utf8', at + head, at + head + length))
    at += head + length
  }
  return texts
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('a text of %i letters goes through as it is', length => {
  const text = 'x'.repeat(length)
  expect(unframed(Buffer.from(framed([text]), 'latin1'))).toEqual([text])
})

test('several go together, and bytes count, not letters', () => {
  const texts = ['a', 'é'.repeat(63), 'ᚱ'.repeat(42), '🪨'.repeat(20_000), '']
  expect(unframed(Buffer.from(framed(texts), 'latin1'))).toEqual(texts)
})
