import { createHmac, randomInt } from 'node:crypto'

/** Recovery codes: two groups of four letters and numbers that are not mistaken for each other. */
export function newCodes(): string[] {
  return Array.from({ length: CODES }, () => `${group()}-${group()}`)
}

/** What is kept of a code: who reads the database cannot sign in with it. */
export function hashOfCode(secret: string, person: string, code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return createHmac('sha256', secret).update(`${person} ${plain}`).digest('base64url')
}

function group(): string {
  return Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

export const CODES = 10
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
