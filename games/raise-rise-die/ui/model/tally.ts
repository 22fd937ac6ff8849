import { ASSAULT } from '../../content/printed.ts'
import { assaultLeft, cancels, holdOf, settle } from '../../rules/chain.ts'
import { clone } from '../../rules/sight.ts'
import { printed, topSoul } from '../../rules/zones.ts'
import type { Link, State } from '../../rules/types.ts'
import type { BoardWords } from '../words/words.ts'

/** The arithmetic of the chain as it stands, by the game's own functions. */
export interface Tally {
  rungs: readonly Rung[]
  /** What the first card, an assault, still deals, with the weak point of its slot. */
  through: number
  weak: number
  /** The first card does what it was played for. */
  stands: boolean
}

export interface Rung {
  link: Link
  /** What it is worth before the card above it. */
  value: number
  dead: boolean
  /** How the card above meets it; undefined for the last card. */
  meets?: Meeting
}

export type Meeting =
  | { kind: 'takes'; from: number; off: number; left: number }
  | { kind: 'cancels' | 'holds'; damage: number; hold: number }
  | { kind: 'nothing' }

export function tallyOf(state: State): Tally | undefined {
  if (state.chain.length === 0) return undefined
  const s = clone(state)
  const [left = 0] = settle(s)
  const [first] = s.chain as [Link, ...Link[]]
  const dealt = first.type === ASSAULT ? left : 0
  const weak = dealt > 0 ? s.sides[1 - first.seat]!.weak[first.slot]! : 0
  return {
    rungs: s.chain.map((link, k) => rung(s, link, k)),
    through: dealt === 0 ? 0 : dealt + weak,
    weak,
    stands: !first.dead,
  }
}

function rung(s: State, link: Link, k: number): Rung {
  const value = link.type === ASSAULT ? assaultLeft(s, link, 0).value : holdOf(link)
  const above = s.chain[k + 1]
  const base = { link, value, dead: link.dead }
  if (above === undefined) return base
  if (link.type === ASSAULT) {
    if (above.dead) return { ...base, meets: { kind: 'nothing' } }
    const hold = holdOf(above)
    // What stands against it already is in its value; what is left of its Pierce is spent on the card above (RRD-301).
    const off = Math.max(0, hold - assaultLeft(s, link, 0).pierce)
    return { ...base, meets: { kind: 'takes', from: value, off, left: assaultLeft(s, link, hold).value } }
  }
  const third = s.chain[k + 2]
  const left = assaultLeft(s, above, third === undefined || third.dead ? 0 : holdOf(third))
  return {
    ...base,
    meets: { kind: cancels(left, link) ? 'cancels' : 'holds', damage: left.value, hold: holdOf(link) },
  }
}

/** What comes of a chain in a few words: what gets through and what it costs, or whether a support works. */
export function outcomeOf({ rungs, through, stands }: Tally, state: State, words: BoardWords): string {
  const { link } = rungs[0]!
  if (link.type !== ASSAULT) return stands ? words.works : words.cancelled
  if (through === 0) return words.nothingThrough
  const top = topSoul(state.sides[1 - link.seat]!)
  const va = top === undefined || top < 0 ? undefined : printed(state, top).card.va
  return va === undefined ? words.through(through) : `${words.through(through)}, ${words.soulLost(va, 0)}`
}
