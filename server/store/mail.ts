import type { PersonId } from '@runatal/table'
import type { Wish } from '../notices/kinds.ts'
import type { Language } from '../notices/letters.ts'

/** An address that somebody has shown to be theirs, and the language in which they are written to. */
export interface Address {
  address: string
  language: Language
}

/** Where people are written to, and of what they want to be told. */
export interface MailBook {
  addressOf(person: PersonId): Promise<Address | undefined>
  /** A letter with this token went to an address: the newest of a person counts. */
  ask(token: string, person: PersonId, address: Address, until: number): Promise<void>
  /** Whoever has read it has shown that the address is theirs. Gives whose it is; once, and in time. */
  confirm(token: string, now: number): Promise<PersonId | undefined>
  forget(person: PersonId): Promise<void>
  wishesOf(person: PersonId): Promise<Wish[]>
  wish(person: PersonId, wish: Wish): Promise<void>
}

export const MAIL_METHODS = { addressOf: 0, ask: 0, confirm: 0, forget: 0, wishesOf: 0, wish: 0 } satisfies Record<
  keyof MailBook,
  0
>
