import type { Seat } from '@runatal/kernel'
import { CHARGE, MAG, PHYS, SHIELD, SKULL, SURGE, TAC } from '../../content/tokens.ts'
import { sentences, word } from '../../content/words.ts'
import { freeTokens, showing, sum, value } from '../../rules/pool.ts'
import { quantity } from '../../rules/quantities.ts'
import { attributeNamed } from '../../rules/tests.ts'
import { attribute } from '../../rules/hero.ts'
import { type Fight, SPENT, type State } from '../../rules/types.ts'
import { faceWorth, flipGain, recastGain, threat, tokenWorth } from './faces.ts'

/** What an ability's text would bring its user now, in points of damage; nothing or less if it is better left. */
export function deedWorth(s: State, f: Fight, seat: Seat, side: number, text: string): number {
  let total = 0
  let hits: number | undefined
  for (const sentence of sentences(text)) {
    const { verb, args } = word(sentence)
    if (verb === 'tiers') hits = SUCCESS * attribute(s, seat, attributeNamed(args[0]!))
    else if (hits !== undefined && args[0] === 'successes') total += hits
    else total += verbWorth(s, f, seat, side, verb, args)
  }
  return total
}

/** Whether a text spoils the other's tokens, which is best done before they are spent. */
export function spoils(text: string): boolean {
  return /(?:recast|remove_tokens|silence|no_block)\(opponent/.test(text)
}

/** How many cards of the skill deck show a success. */
const SUCCESS = 0.4

function verbWorth(s: State, f: Fight, seat: Seat, side: number, verb: string, args: readonly string[]): number {
  const foe = 1 - side
  const n = () => quantity(s, args.at(-1) ?? '1', { seat, side })
  const isOwn = args[0] !== 'opponent'
  const aimed = isOwn ? side : foe
  switch (verb) {
    case 'deal':
    case 'deal_magic':
      return Math.max(0, n() - shields(f, foe)) + 0.4 * Math.min(n(), shields(f, foe))
    case 'unavoidable':
      return 1.05 * n()
    case 'block':
      return f.charged[side] === 1 ? 0 : 0.85 * Math.min(n(), threat(f, foe))
    case 'heal_self':
      return 0.9 * Math.min(n(), s.damage[seat]!)
    case 'suffer':
      return args[1] === 'opponent' || args[0] === 'opponent' ? n() : -quantity(s, args[0]!, { seat, side })
    case 'reclaim':
      return 0.8 * best(spent(f, side), token => tokenWorth(f.tokens[side]![token]!), n())
    case 'recast':
      return best(freeTokens(f, aimed), token => (isOwn ? 1 : -1) * recastGain(f, aimed, token), n())
    case 'remove_tokens':
      return isOwn
        ? -least(freeTokens(f, side), token => faceWorth(f, side, token), n())
        : best(freeTokens(f, foe), token => faceWorth(f, foe, token), n())
    case 'flip':
      return best(freeTokens(f, side), token => flipGain(f, side, token), n())
    case 'free_double':
      return best(freeTokens(f, side), token => value(f, side, token), n())
    case 'reflect':
      return 0.8 * n() * hitsToCome(f, foe)
    case 'silence':
      return 0.8 * sum(f, foe, showing(f, foe, SURGE))
    case 'no_block':
      return (isOwn ? -0.7 : 0.7) * shields(f, aimed)
    case 'skip_cast':
      return 0.8 * n()
    case 'initiative':
      return 0.2
    case 'gold':
      return 0.25 * n()
    case 'end_combat':
      return -5
    default:
      return 0.3
  }
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
