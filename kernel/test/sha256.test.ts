import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from '../sha256.ts'

/** FIPS 180-4 and NIST's examples. */
const PUBLISHED = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
] as const

test.each(PUBLISHED)('agrees with the published hash of %.10s…', (message, hash) => {
  expect(Buffer.from(sha256(new TextEncoder().encode(message))).toString('hex')).toBe(hash)
})

test('agrees with the platform on every length up to 300 bytes', () => {
  for (let length = 0; length <= 300; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 131 + length * 17) % 256)
    const platform = createHash('sha256').update(message).digest('hex')
    expect(Buffer.from(sha256(message)).toString('hex'), `${length} bytes`).toBe(platform)
  }
})
