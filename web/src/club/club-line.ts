import { Store } from '@runatal/look/store.ts'
import { serverAnswers, wire } from '../api.ts'
import type { FriendsState, InvitationsState, SeekState } from './api.ts'

/** What the house tells this device of the club, without being asked again: undefined until it has. */
export const told = {
  seek: new Store<SeekState | undefined>(undefined),
  friends: new Store<FriendsState | undefined>(undefined),
  invitations: new Store<InvitationsState | undefined>(undefined),
  /** How many people are in the hall. */
  crowd: new Store<number | undefined>(undefined),
}

let listening = false
const seekers: ((state: SeekState) => void)[] = []

/** Who looks at each news of a search before pages do. */
export function onSeek(hear: (state: SeekState) => void): void {
  seekers.push(hear)
}

/** Once the house answers, for as long as this page is open: a search goes on while one reads the rules. */
export function listenToClub(): void {
  if (listening) return
  if (serverAnswers.get() !== true) return void serverAnswers.subscribe(listenToClub)
  listening = true
  wire.listen({
    opened: () => wire.send({ t: 'club' }),
    said: message => {
      if (message.t === 'seek') for (const hear of seekers) hear(message)
      else if (message.t === 'friends') told.friends.set(message)
      else if (message.t === 'invitations') told.invitations.set(message)
      else if (message.t === 'crowd') told.crowd.set(message.here)
    },
    lost: () => told.crowd.set(undefined),
  })
}
