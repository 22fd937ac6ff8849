import { colourOfPair, pairNamed, pairOf, type RuneName, stonesOfPair } from '../../content/stones.ts'
import { clone } from '../../rules/clone.ts'
import type { Event } from '../../rules/events.ts'
import { NONE, type State } from '../../rules/types.ts'
import { reported, type Timed } from '../../messages/words.ts'

/** What happened after a grabbing, page by page: an event, the step it belongs to, and what lay there before and after. */
export interface Page {
  step: Step
  event: Told
  before: State
  after: State
  /** How many events had been heard by then: the log tells no more. */
  heard: number
}

/** The seven steps of the resolution; 0 is the end of the grabbing, 8 the end of the game. */
export type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export interface Story {
  pages: readonly Page[]
  /** As far as the steps have been done. */
  done: number
  /** How many events have been heard since the board was opened. */
  heard: number
}

export const NO_STORY: Story = { pages: [], done: 0, heard: 0 }

/** Whether a story may be told now: nothing covers a countdown, and nobody reads while stones are grabbed. */
export function canTell({ phase, variant, contest }: State): boolean {
  if (phase === 'countdown') return false
  if (variant !== 'race') return true
  const isSliding = phase === 'contest' && contest.seats.length > 1
  return phase !== 'flight' && phase !== 'grab' && !isSliding
}

/** Goes on telling. `before` is what the viewer saw last, `after` what they see now. */
export function tellOn(story: Story, before: State, after: State, events: readonly Event[]): Story {
  let { pages, done, heard } = story
  let running = before
  for (const event of events) {
    heard += 1
    if (beginsStory(event)) [pages, done] = [[], 0]
    const was = running
    running = afterEvent(running, event)
    if (!isTold(event)) continue
    const step = STEPS[event.type]
    done = Math.max(done, step)
    if (isWorthAPage(event)) pages = [...pages, { step, event, before: was, after: running, heard }]
  }
  if (after.phase === 'draw' || after.phase === 'pass' || after.phase === 'over') done = Math.max(done, 7)
  return { pages, done, heard }
}

/** Calm: each wave has a story of its own, which begins with its choices; the last one goes on into the steps. */
function beginsStory(event: Event): boolean {
  if (event.type === 'grab.closed') return event.reason !== 'calm'
  return event.type === 'throw.simulated' || event.type === 'calm.revealed'
}

const STEPS = {
  'grab.report': 0,
  'check.falsePairs': 1,
  'penalty.paid': 1,
  'half.returned': 1,
  'pair.split': 2,
  'contest.result': 4,
  'nerve.result': 4,
  'theft.ordered': 4,
  'theft.resolved': 3,
  'balance.replaced': 5,
  'balance.unserved': 5,
  'table.cleared': 6,
  'bag.passed': 7,
  'game.ended': 8,
  'tie.contest': 8,
  'calm.revealed': 0,
} as const satisfies Partial<Record<Event['type'], Step>>

/** What a page can tell of. */
export type Told = Extract<Event, { type: keyof typeof STEPS }>

function isTold(event: Event): event is Told {
  return Object.hasOwn(STEPS, event.type)
}

/** Whether an event is a page to read. */
export function isPage(event: Event): boolean {
  return isTold(event) && isWorthAPage(event)
}

function isWorthAPage(event: Told): boolean {
  if (event.type === 'grab.report') return contested(event).length > 0
  if (event.type === 'check.falsePairs') return event.faults.length > 0
  if (event.type === 'theft.ordered') return event.by !== undefined
  if (event.type === 'table.cleared') return event.count > 0
  return true
}

/** The stones that several reached for, each with everybody's time, the earliest first (ROK-089). */
export function contested(event: Extract<Event, { type: 'grab.report' }>): [stone: number, Timed[]][] {
  return reported(event)
    .map(([stone, times]): [number, Timed[]] => [stone, times.filter(({ result }) => result !== 'falseStart')])
    .filter(([, times]) => new Set(times.map(({ seat }) => seat)).size > 1)
}

/** The loots and Balance runes after an event: all that pages show of them. */
function afterEvent(before: State, event: Event): State {
  const s = clone(before)
  const change = CHANGES[event.type] as ((s: State, event: Event) => void) | undefined
  change?.(s, event)
  return s
}

const CHANGES: { [T in Event['type']]?: (s: State, event: Extract<Event, { type: T }>) => void } = {
  'pair.made'(s, { seat, rune }) {
    s.loot[seat]!.push(pairNamed(rune))
    giveUp(s.catches, seat, rune)
  },
  'balance.completed'(s, { seat, rune }) {
    s.loot[seat]!.push(pairNamed(rune))
    s.balance[seat] = NONE
    giveUp(s.catches, seat, rune)
  },
  'check.falsePairs'(s, { faults }) {
    for (const { seat, orphans } of faults) for (const rune of orphans) giveUp(s.catches, seat, rune)
  },
  'half.returned': (s, { seat, rune }) => giveUp(s.catches, seat, rune),
  'pair.split'(s, { seats, rune }) {
    for (const seat of seats) giveUp(s.catches, seat, rune)
  },
  'penalty.paid'(s, { seat, rune }) {
    s.loot[seat] = s.loot[seat]!.filter(pair => pair !== pairNamed(rune))
  },
  'theft.resolved'(s, event) {
    const { thief, victim, rune } = event
    const taken = takenPairs(s, event)
    s.loot[victim] = s.loot[victim]!.filter(pair => !taken.includes(pair))
    s.loot[thief]!.push(...taken, pairNamed(rune))
    s.balance[victim] = NONE
    giveUp(s.claims, thief, rune)
  },
  'balance.replaced'(s, { seat, rune }) {
    const i = nearest(s, rune)
    s.balance[seat] = s.table.stone[i] ?? stonesOfPair(pairNamed(rune))[0]
    keepOnTable(s, place => place !== i)
  },
  'table.cleared': s => keepOnTable(s, place => s.table.up[place]!),
  'bag.passed'(s, { to }) {
    s.first = to
  },
}

/** What lies on the table and on the mats at a page of the story; all else is as it is now. */
export function asTold(now: State, { after }: Page): State {
  const { loot, balance, catches, claims, table, first } = after
  return { ...now, loot, balance, catches, claims, table, first }
}

function giveUp(held: number[][], seat: number, rune: RuneName) {
  held[seat] = held[seat]!.filter(stone => stone <= 0 || pairOf(stone) !== pairNamed(rune))
}

/** The place on the table of a rune that lies there face up, the one nearest to the Destiny rune; -1 for none. */
export function nearest({ table }: State, rune: RuneName): number {
  const far = (i: number) => Math.hypot(table.x[i]!, table.y[i]!)
  const there = [...table.tag.keys()].filter(i => table.up[i] && pairOf(table.stone[i]!) === pairNamed(rune))
  return there.toSorted((a, b) => far(a) - far(b))[0] ?? -1
}

function keepOnTable(s: State, keeps: (place: number) => boolean) {
  const kept = [...s.table.tag.keys()].filter(keeps)
  for (const list of Object.values(s.table) as unknown[][]) list.splice(0, list.length, ...kept.map(i => list[i]))
}

/** The pairs of a victim's loot that a theft takes: all of its colour (ROK-117). */
function takenPairs(s: State, { victim, rune }: { victim: number; rune: RuneName }): number[] {
  const colour = colourOfPair(pairNamed(rune))
  return s.loot[victim]!.filter(pair => colourOfPair(pair) === colour)
}

/** The rune of a Balance dish, as a pair; undefined for an empty one. */
export function balancePair(s: State, seat: number): number | undefined {
  const stone = s.balance[seat]!
  return stone > 0 ? pairOf(stone) : undefined
}
