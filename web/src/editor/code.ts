/** A position as the end of a link: JSON, deflated, in letters that an address may have. */

/** Far more than any position takes: what is longer is not one. */
const LONGEST_CODE = 20_000
const LARGEST = 400_000

export async function encode(position: object): Promise<string> {
  const packed = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(position)))
  const letters = btoa(Array.from(packed, byte => String.fromCharCode(byte)).join(''))
  return `1${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** What a code says; undefined where it says nothing. It may be anybody's: whether it is a position is for the game to say. */
export async function decode(code: string): Promise<unknown> {
  if (code.length > LONGEST_CODE || !/^1[\w-]+$/.test(code)) return undefined
  try {
    const letters = atob(code.slice(1).replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(letters, letter => letter.charCodeAt(0))
    const text = await through(new DecompressionStream('deflate-raw'), packed)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)) as unknown
  } catch {
    return undefined
  }
}

/** The code in what somebody pastes: a whole link, or its end. */
export function codeIn(text: string): string {
  return text.trim().split('#').at(-1) ?? ''
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter()
  // What fails here fails at the reader, too, which says so.
  void writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined)
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream.readable.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    // A few letters can be made to unfold into more than there is memory.
    if (size > LARGEST) {
      await reader.cancel()
      throw new RangeError('The code unfolds into more than a position')
    }
    parts.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
