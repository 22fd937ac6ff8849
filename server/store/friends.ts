import type { PersonId } from '@runatal/table'

/** Somebody whom one follows. */
export interface Followed {
  person: PersonId
  name: string
  since: number
  /** They follow back: only then is it said when they are here. */
  mutual: boolean
  /** When they were here last, if that is to be said. */
  seen?: number
}

export interface Invitation {
  table: string
  person: PersonId
  by: PersonId
  game: string
  at: number
}

/** What is kept of who follows whom. */
export interface FriendsBook {
  /** False if one follows too many already. */
  follow(person: PersonId, other: PersonId, now: number): Promise<boolean>
  unfollow(person: PersonId, other: PersonId): Promise<void>
  /** Those whom one follows and who keep their names; without those whom one has blocked, or who have blocked one. */
  followed(person: PersonId): Promise<Followed[]>
  isFollowing(person: PersonId, other: PersonId): Promise<boolean>
  /** Who follows somebody and is followed back: those who may know that they are here. */
  mutuals(person: PersonId): Promise<PersonId[]>
  /** Of these, those who keep a name were here at this time. Gives those who were not just before. */
  wereHere(people: readonly PersonId[], now: number): Promise<PersonId[]>
  /** False if this person has invited too many who have not answered. */
  invite(invitation: Invitation): Promise<boolean>
  invitationsOf(person: PersonId, since: number): Promise<Invitation[]>
  declines(person: PersonId, table: string): Promise<boolean>
}

export const FRIENDS_METHODS = {
  follow: 0,
  unfollow: 0,
  followed: 0,
  isFollowing: 0,
  mutuals: 0,
  wereHere: 0,
  invite: 0,
  invitationsOf: 0,
  declines: 0,
} satisfies Record<keyof FriendsBook, 0>

/** How long after a sign of life somebody counts as here. */
export const HERE_FOR = 40_000
