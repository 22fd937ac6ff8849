const LETTERS = '0123456789abcdefghijkmnpqrstuvwxyz'

/** Eight letters: what is called so in one study never meets another of that name. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => LETTERS[byte % LETTERS.length]).join('')
}
