import type { Tournament } from './types.ts'

/** Somebody who is to be told of a tournament: it begins soon, or their table waits. */
export interface Told {
  kind: 'event' | 'bout'
  person: string
}

/** Who is to be told what by this step: check-in has begun, or a round was paired. */
export function toldOf(before: Tournament, after: Tournament): Told[] {
  const begins = after.called === true && before.called !== true
  const soon = begins ? after.entrants.filter(({ state, checkedIn }) => state === 'in' && !checkedIn) : []
  const paired = after.bouts.filter(
    ({ round, number, state }) =>
      state === 'waiting' && !before.bouts.some(one => one.round === round && one.number === number),
  )
  const awaited = paired.flatMap(({ people, here }) => people.filter(person => !here.includes(person)))
  return [
    ...soon.map(({ person }) => ({ kind: 'event' as const, person })),
    ...awaited.map(person => ({ kind: 'bout' as const, person })),
  ]
}
