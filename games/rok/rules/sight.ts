import { type Chance, UNKNOWN, type Viewer } from '@runatal/kernel'
import { USUAL_THROW } from '../content/disc.ts'
import { FULL_SPEED, GHOST_POWER, GRAVITY, MOST_POWER, NERVE } from '../content/lane.ts'
import { colourOf, STONES, stonesOfPair } from '../content/stones.ts'
import { targets } from './calm.ts'
import { clone } from './clone.ts'
import { dueNext } from './race.ts'
import { NONE, PASS, type State } from './types.ts'

/** What a seat may see, and what it could believe of the rest (ROK-035, ROK-036, ROK-177 to ROK-180, `hidden`). */

export function mask(s: State, viewer: Viewer): State {
  const seen = clone(s)
  seen.bag.fill(UNKNOWN)
  for (const hand of seen.hands) hand.fill(UNKNOWN)
  // ROK-178, ROK-179: colour and place are public, the sign is not.
  for (let i = 0; i < seen.table.stone.length; i++)
    if (!seen.table.up[i] || seen.table.flying[i]) seen.table.stone[i] = UNKNOWN
  for (let seat = 0; seat < seen.hands.length; seat++) {
    if (seat === viewer) continue
    seen.aims[seat] = USUAL_THROW.aim
    seen.strengths[seat] = USUAL_THROW.strength
    if (seen.picks[seat] !== NONE) seen.picks[seat] = UNKNOWN
    seen.spent[seat] = 0
  }
  if (isOpen(s)) maskRace(seen, viewer)
  if (s.phase === 'contest') maskContest(seen, viewer)
  return seen
}

/** Deals the stones that nobody sees to the places that nobody sees, each by its colour where that is known. */
export function imagine(masked: State, _: Viewer, chance: Chance): State {
  const s = clone(masked)
  const unseen = unseenStones(s)
  chance.shuffle(unseen)
  const { stone, colour } = s.table
  for (let i = 0; i < stone.length; i++) {
    if (stone[i] !== UNKNOWN) continue
    const at = unseen.findIndex(one => colourOf(one) === colour[i])
    stone[i] = unseen.splice(at, 1)[0]!
  }
  for (const zone of [...s.hands, s.bag]) for (const i of zone.keys()) zone[i] = unseen.pop()!
  if (isOpen(s)) chance.shuffle(s.race.order)
  imagineChoices(s, chance)
  return s
}

/** From the throw to the end of the grabbing: what the arbiter knows is not for all (ROK-089). */
function isOpen({ phase }: State): boolean {
  return phase === 'flight' || phase === 'grab' || phase === 'closing'
}

/** A seat sees its own requests and who has won what; the alarm must not tell of the others. */
function maskRace(seen: State, viewer: Viewer) {
  const { race } = seen
  race.order.sort((a, b) => a - b)
  race.requests = race.requests.filter(({ seat, result }) => seat === viewer || result === 'won')
  for (let seat = 0; seat < race.busyUntil.length; seat++) if (seat !== viewer) race.busyUntil[seat] = 0
  const next = dueNext(seen)
  if (next === undefined) return
  seen.due = Math.max(next, seen.time)
  seen.asks = seen.asks.map(ask => (ask.kind === 'raceClock' ? { ...ask, after: seen.due - seen.time } : ask))
}

/** ROK-137, ROK-142: shots and picks of the others, and the friction as a number. */
function maskContest({ contest, variant }: State, viewer: Viewer) {
  if (variant === 'race') contest.friction = UNKNOWN
  for (const [i, seat] of contest.seats.entries()) {
    if (seat === viewer) continue
    if (contest.power[i] !== NONE) contest.power[i] = UNKNOWN
    contest.aim[i] = 0
    if (contest.nerve[i] !== NONE) contest.nerve[i] = UNKNOWN
  }
}

function imagineChoices(s: State, chance: Chance) {
  const { contest } = s
  if (contest.friction === UNKNOWN) contest.friction = frictionOf(contest.ghost)
  for (let i = 0; i < contest.seats.length; i++) {
    if (contest.power[i] === UNKNOWN) contest.power[i] = chance.int(MOST_POWER + 1)
    if (contest.nerve[i] === UNKNOWN) contest.nerve[i] = NERVE.least + chance.int(NERVE.most)
  }
  const choices = [PASS, ...targets(s)]
  for (let seat = 0; seat < s.picks.length; seat++) {
    if (s.picks[seat] !== UNKNOWN) continue
    s.picks[seat] = choices[chance.int(choices.length)]!
    if (s.picks[seat] !== PASS) s.spent[seat] = chance.int(s.focus[seat]! + 1)
  }
}

/** ROK-215: what the ghost shows of the friction, in ten-thousandths. */
export function frictionOf(ghost: number): number {
  const speed = (FULL_SPEED * GHOST_POWER) / MOST_POWER
  return Math.round((10_000 * speed * speed) / (2 * GRAVITY * ghost))
}

function unseenStones(s: State): number[] {
  const seen: boolean[] = []
  for (const zone of [s.bag, ...s.hands, s.table.stone, s.balance, ...s.catches, ...s.claims])
    for (const stone of zone) if (stone > 0) seen[stone] = true
  for (const loot of s.loot) for (const pair of loot) for (const stone of stonesOfPair(pair)) seen[stone] = true
  return Array.from({ length: STONES }, (_, i) => i + 1).filter(stone => !seen[stone])
}
