import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PersonId } from '@runatal/table'

/** Who somebody is: a random id that the browser keeps, signed so that nobody can take another's. */
export class Identities {
  private readonly secret: string

  constructor(secret: string) {
    this.secret = secret
  }

  newPerson(): PersonId {
    return randomBytes(12).toString('base64url')
  }

  /** What the cookie holds, and what a bot sends as its token. */
  token(person: PersonId): string {
    return `${person}.${this.sign(person)}`
  }

  /** The person of a token; undefined if we did not sign it. */
  person(token: string | undefined): PersonId | undefined {
    const [person, signature, ...rest] = token?.split('.') ?? []
    if (person === undefined || signature === undefined || rest.length > 0) return undefined
    const expected = Buffer.from(this.sign(person))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected) ? person : undefined
  }

  private sign(person: PersonId): string {
    return createHmac('sha256', this.secret).update(person).digest('base64url')
  }
}

export const COOKIE = 'runatal'
