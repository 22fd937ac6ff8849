import { type Decision, type Refusal, type Steps, type Turn } from '@runatal/kernel'
import { DISC_RADIUS } from '../content/disc.ts'
import { COLOURS, colourOf, runeName } from '../content/stones.ts'
import { COUNTDOWN, OPEN_DELAY } from '../content/times.ts'
import { readLanding } from './landing.ts'
import { moveOpening, openRace } from './race.ts'
import { isOf } from './read.ts'
import { sampleLanding } from './sample.ts'
import { playOrder } from './seats.ts'
import { lay, pickUp, seen } from './table.ts'
import { ring, rung, TIME_UP, wasAway } from './time.ts'
import type { Landing, Launch } from './moves.ts'
import { NONE, type Rok, type State } from './types.ts'

/** The throw, from the launch to the opening (ROK-039, ROK-046 to ROK-056, ROK-079, ROK-179). */

export const launch: Decision<Rok, 'launch'> = {
  options: () => [{ do: 'launch' }],

  // ROK-046: only the authority answers for the clock, with what its simulation gave.
  accepts(s, _, sent): Launch | Refusal {
    if (isOf(sent, 'launch', [])) return { do: 'launch' }
    const landing = isOf(sent, 'launch', ['landing']) ? readLanding(s, Reflect.get(sent, 'landing')) : undefined
    if (landing !== undefined) return { do: 'launch', landing }
    return { refused: 'not-an-option', text: 'A landing says for every stone where it rests, and no more' }
  },

  take(s, _, { landing }, t) {
    const due = rung(s, t)
    // ROK-042: then everybody gets ready once more.
    s.race.launch = wasAway(s) ? s.time + COUNTDOWN : due
    t.withdraw('setThrow')
    land(s, landing ?? sampleLanding(s, t.chance), t)
  },
}

export const flight: Steps<Rok, 'flight' | 'open'> = {
  flight(s, _, t) {
    s.phase = 'flight'
    if (s.variant === 'race') for (const seat of s.hands.keys()) t.offer(seat, 'grab')
    ring(s, t, 'opening', s.race.opening)
    t.next('open')
  },

  // ROK-079, ROK-179: the signs are shown to all at once.
  open(s, _, t) {
    const { table } = s
    s.phase = 'grab'
    table.flying.fill(false)
    t.together()
    const signs = table.stone.flatMap((stone, i) =>
      table.up[i] ? { stone: table.tag[i]!, rune: runeName(stone) } : [],
    )
    t.emit?.({ type: 'grab.opened', at: s.race.opening, signs })
    t.next('check')
    if (s.variant === 'race') openRace(s, t)
    else t.next('wave')
  },
}

export const opening: Decision<Rok, 'opening'> = {
  options: () => TIME_UP,
  take(s, _, _move, t) {
    rung(s, t)
    moveOpening(s)
  },
}

/** Lays the thrown stones on the table as the landing says. */
function land(s: State, landing: Landing, t: Turn<Rok>) {
  const { table, race } = s
  const lying = table.tag.slice()
  const thrown = playOrder(s).flatMap(seat => s.hands[seat]!.map(stone => ({ stone, by: seat })))
  // ROK-178: a tag tells nothing, not even whose hand or which draw it was.
  const tags = thrown.map((_, i) => s.nextTag + i)
  t.chance.shuffle(tags)
  s.nextTag += tags.length
  // ROK-055: what lay there is pushed about and never turned over.
  for (const [i, { x, y, yaw }] of landing.lying.entries()) {
    table.x[i] = x
    table.y[i] = y
    table.yaw[i] = yaw
  }
  for (const [i, { stone }] of thrown.entries()) lay(table, tags[i]!, stone, landing.thrown[i]!, true)
  for (const hand of s.hands) hand.length = 0
  // ROK-079: and never in the past, however late the landing is known.
  race.opening = Math.max(race.launch + landing.rest, s.time) + OPEN_DELAY
  race.closing = NONE
  race.lastWon = race.opening
  race.order = [...s.hands.keys()]
  t.chance.shuffle(race.order) // ROK-084
  race.requests = []
  race.gone = []
  race.busyUntil.fill(0)
  race.pressed.fill(false)
  t.emit?.({
    type: 'throw.simulated',
    launchedAt: race.launch,
    rest: landing.rest,
    thrown: thrown.map(({ stone, by }, i) => ({ stone: tags[i]!, colour: COLOURS[colourOf(stone)]!, by })),
    lying,
    path: landing.path,
  })
  dropOutside(s, t)
  t.emit?.({ type: 'throw.settled', stones: seen(table) })
}

/** ROK-052, ROK-219: a stone that left the table goes back into the bag, unseen. */
function dropOutside(s: State, t: Turn<Rok>) {
  const { table } = s
  for (let i = table.stone.length - 1; i >= 0; i--) {
    if (table.x[i]! * table.x[i]! + table.y[i]! * table.y[i]! <= DISC_RADIUS * DISC_RADIUS) continue
    t.emit?.({ type: 'stone.outOfTable', stone: table.tag[i]!, colour: COLOURS[table.colour[i]!]! })
    s.bag.push(pickUp(table, i))
  }
}
