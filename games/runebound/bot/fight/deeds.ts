import type { Seat } from '@runatal/kernel'
import { type Amount, byWord, type ByWord, type EffectOf, type Text, textsIn } from '../../content/effects.ts'
import { CHARGE, MAG, PHYS, SHIELD, SKULL, SURGE, TAC } from '../../content/tokens.ts'
import { freeTokens, showing, sum, value } from '../../rules/pool.ts'
import { quantity } from '../../rules/quantities.ts'
import { attribute } from '../../rules/hero.ts'
import { type Fight, SPENT, type State } from '../../rules/types.ts'
import { faceWorth, flipGain, recastGain, threat, tokenWorth } from './faces.ts'

/** What an ability's text would bring its user now, in points of damage; nothing or less if it is better left. */
export function deedWorth(s: State, f: Fight, seat: Seat, side: number, text: Text): number {
  let total = 0
  let hits: number | undefined
  const go = { s, f, seat, side, foe: 1 - side }
  for (const effect of text) {
    if (effect[0] === 'tiers') hits = SUCCESS * attribute(s, seat, effect[1])
    else if (hits !== undefined && effect[1] === 'successes') total += hits
    else total += byWord(WORTHS, effect, go) ?? 0.3
  }
  return total
}

/** Whether a text spoils the other's tokens, which is best done before they are spent. */
export function spoils(text: Text): boolean {
  return text.some(effect => byWord(SPOILS, effect) ?? textsIn(effect).some(spoils))
}

const onOpponent = ([, who]: readonly unknown[]) => who === 'opponent'
const SPOILS: ByWord<[], boolean> = {
  silence: () => true,
  recast: onOpponent,
  remove_tokens: onOpponent,
  no_block: onOpponent,
}

/** How many cards of the skill deck show a success. */
const SUCCESS = 0.4

/** Whose go it is, and who stands against them. */
interface Go {
  s: State
  f: Fight
  seat: Seat
  side: number
  foe: number
}

const n = ({ s, seat, side }: Go, amount: Amount) => quantity(s, amount, { seat, side })

function blow([, amount]: EffectOf<'deal' | 'deal_magic'>, go: Go): number {
  const shielded = shields(go.f, go.foe)
  return Math.max(0, n(go, amount) - shielded) + 0.4 * Math.min(n(go, amount), shielded)
}

/** What a word would bring; a little, where nothing is said. */
const WORTHS: ByWord<[Go], number> = {
  deal: blow,
  deal_magic: blow,
  unavoidable: ([, amount], go) => 1.05 * n(go, amount),
  block: ([, amount], go) => (go.f.charged[go.side] === 1 ? 0 : 0.85 * Math.min(n(go, amount), threat(go.f, go.foe))),
  heal_self: ([, amount], go) => 0.9 * Math.min(n(go, amount), go.s.damage[go.seat]!),
  suffer: ([, amount], go) => -n(go, amount),
  reclaim: ([, count], { f, side }) => 0.8 * best(spent(f, side), token => tokenWorth(f.tokens[side]![token]!), count),
  recast: ([, whose, count], { f, side, foe }) =>
    whose === 'self'
      ? best(freeTokens(f, side), token => recastGain(f, side, token), count)
      : best(freeTokens(f, foe), token => -recastGain(f, foe, token), count),
  remove_tokens: ([, whose, count], { f, side, foe }) =>
    whose === 'self'
      ? -least(freeTokens(f, side), token => faceWorth(f, side, token), count)
      : best(freeTokens(f, foe), token => faceWorth(f, foe, token), count),
  flip: ([, count], { f, side }) => best(freeTokens(f, side), token => flipGain(f, side, token), count),
  free_double: (_, { f, side }) => best(freeTokens(f, side), token => value(f, side, token), 1),
  reflect: ([, amount], go) => 0.8 * n(go, amount) * hitsToCome(go.f, go.foe),
  silence: (_, { f, foe }) => 0.8 * sum(f, foe, showing(f, foe, SURGE)),
  no_block: ([, who], { f, side, foe }) => (who === 'self' ? -0.7 * shields(f, side) : 0.7 * shields(f, foe)),
  skip_cast: ([, amount], go) => 0.8 * n(go, amount),
  initiative: () => 0.2,
  gold: ([, amount], go) => 0.25 * n(go, amount),
  end_combat: () => -5,
}

/** Blows that are still to fall: skulls fall together, a charge, a tactic and each surge apart. */
function hitsToCome(f: Fight, side: number): number {
  if (f.passed[side] === 1) return 0
  const some = (shown: number) => Math.min(1, showing(f, side, shown).length)
  return some(SKULL) + some(PHYS) + some(MAG) + some(CHARGE) + some(TAC) + 0.7 * some(SURGE)
}

function shields(f: Fight, side: number): number {
  if (f.charged[side] === 1 || f.noBlock[side] === 1) return 0
  return f.block[side]! + sum(f, side, showing(f, side, SHIELD))
}

function spent(f: Fight, side: number): number[] {
  return f.places[side]!.flatMap((place, token) => (place === SPENT ? token : []))
}

/** The sum of the highest worths above nothing. */
function best(tokens: number[], by: (token: number) => number, count: number): number {
  const worths = tokens.map(by).filter(one => one > 0)
  return upTo(
    worths.toSorted((a, b) => b - a),
    count,
  )
}

function least(tokens: number[], by: (token: number) => number, count: number): number {
  return upTo(
    tokens.map(by).toSorted((a, b) => a - b),
    count,
  )
}

function upTo(worths: number[], count: number): number {
  let all = 0
  for (let i = 0; i < Math.min(count, worths.length); i++) all += worths[i]!
  return all
}
