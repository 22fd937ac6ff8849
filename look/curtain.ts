import type { Seat, Viewer } from '@runatal/kernel'

/**
 * Pass-and-play, one screen that goes from hand to hand: who sits there, who owes a decision, who looks, who has lifted
 * the curtain.
 */
export interface Passed {
  people: readonly Seat[]
  waitingFor: readonly Seat[]
  me: Viewer
  lifted: Seat | undefined
  /** Everybody may see everything that anybody sees: the screen turns to whoever decides, without a curtain. */
  isOpen: boolean
}

/** Whom the screen has to go to, if not to whoever looks now. */
export function nextAtScreen({ people, waitingFor, me, lifted, isOpen }: Passed): Seat | undefined {
  if (people.length < 2) return undefined
  const owing = people.filter(seat => waitingFor.includes(seat))
  const isMine = owing.length === 0 || owing.some(seat => seat === me)
  if (isMine && (isOpen || lifted === me)) return undefined
  return owing.find(seat => seat === me) ?? owing[0] ?? people.find(seat => seat === me)
}
