import type { Entry, Op, Standing } from '../content/language.ts'
import type { Printed } from '../content/printed.ts'
import type { State } from '../rules/types.ts'

/** What objects and infusions are worth, in hit points: so much a bout, for the bouts that are left. */

export function objectWorth(s: State, card: Printed): number {
  return boutsLeft(s) * each(card).asObject
}

export function infusionWorth(s: State, card: Printed): number {
  return boutsLeft(s) * each(card).asInfusion
}

/** The next bout and those after it, by the hit points of whoever has fewer. */
function boutsLeft({ sides }: State): number {
  return Math.max(0, Math.min(sides[0].hp, sides[1].hp) / HP_A_BOUT - 0.5)
}

const HP_A_BOUT = 6.5

interface ABout {
  asObject: number
  asInfusion: number
}

const known = new WeakMap<Printed, ABout>()

function each(card: Printed): ABout {
  let worths = known.get(card)
  if (worths === undefined)
    known.set(
      card,
      (worths = {
        asObject: sum(card.use) * (card.timing === 'as_support' ? A_TURN : 1),
        asInfusion: sum(card.infusion),
      }),
    )
  return worths
}

/** Used as a support it takes the initiative, and may be cancelled. */
const A_TURN = 0.5

function sum(text: readonly (Entry | Standing)[]): number {
  return text.reduce((worth, entry) => worth + inABout(entry), 0)
}

function inABout(entry: Entry | Standing): number {
  const often = (entry.if ? SOMETIMES : 1) * (entry.consume ? SOMETIMES : 1)
  const sign = entry.to === 'self' && (entry.op === 'poison' || entry.op === 'bleed' || entry.op === 'burn') ? -1 : 1
  return sign * often * Math.abs(entry.x ?? 1) * IN_A_BOUT[entry.op]
}

/** With a condition, or a marker to destroy. */
const SOMETIMES = 0.6

/**
 * Once in every bout, for each point: the common ones measured, by giving one player of two with the same deck the object
 * or infusion from the start, against so many hit points more.
 */
const IN_A_BOUT: Record<Op, number> = {
  amplitude: 0.3,
  block: 0.7,
  damage_up: 0.7,
  shake_up: 0.3,
  block_up: 0.5,
  burn: 1.2,
  destroyer: 1,
  exchange: 0.3,
  follow_up: 0,
  frenzy: 0,
  oblivion: 0.8,
  pierce: 0.9,
  draw: 1,
  weak_point: 0.4,
  poison: 1.5,
  search: 1.2,
  bleed: 0.7,
  stun: 2,
  torpor: 0.7,
  damage_mul: 2,
  damage_half: 1.5,
  reserve: 0.9,
  cost_down: 0.9,
  salvage: 0.2,
  bury: 0.4,
  cleanse: 0.4,
  ready: 0.6,
  shatter_object: 0.5,
  shatter_infusion: 0.5,
  unbind: 0,
  lose_hp: -1,
}
