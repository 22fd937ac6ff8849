import type { Ask, Move, Seat } from '@runatal/kernel'
import type { Care } from '@runatal/kernel/conform'
import { adventures, assets, skills } from '../content/tables.ts'
import { type Word, wordsIn } from '../content/effects.ts'
import { CHARGE, MAG, PHYS, SHIELD, TAC } from '../content/tokens.ts'
import { trophies } from '../rules/decks.ts'
import { health } from '../rules/hero.ts'
import { showing, value } from '../rules/pool.ts'
import { type Fight, HERO, NONE, type Runebound, type State } from '../rules/types.ts'

/** By what it is judged whether being late has harmed a hero. Whole numbers: a tenth of a gold piece each. */
export const care: Care<Runebound> = {
  worth(s, seat) {
    if (s.fate !== 'playing') return s.fate === 'won' ? 10_000 : -10_000
    if (s.out[seat] === 1 || s.heroes[seat] === NONE) return 0
    return (
      10 * s.gold[seat]! +
      sum(s.assets[seat]!, asset => 10 + 10 * assets[asset]!.cost) +
      sum(s.hands[seat]!, card => 10 + skills[card]!.cost.length) +
      sum(s.learned[seat]!, card => 20 + 10 * skills[card]!.cost.length) +
      sum([0, 1, 2], kind => 20 * trophies(s, seat, kind)) +
      10 * (health(s, seat) - s.damage[seat]!) +
      struck(s, seat) +
      20 * (s.arcane[seat]! + s.companions[seat]!) -
      20 * s.delayed[seat]! -
      30 * s.mustRest[seat]!
    )
  },
  harmless(s, ask, move) {
    const harmless = HARMLESS[ask.kind as keyof Runebound['asks']]
    if (ask.kind === 'turn' && move.do !== 'endTurn' && isLastOfRound(s)) return false
    if (ask.kind === 'event' && 'option' in move) return isFree(s, move.option)
    // What becomes of a token shows later in the round; which one is chosen has tests of its own.
    if (ask.kind === 'choose' && (s.choice!.what === 'token' || s.choice!.what === 'foe_token')) return false
    if (ask.kind === 'combat' && s.fight!.rival === NONE) return move.do === 'pass' || isFreeBlow(s.fight!, move)
    return harmless === undefined || harmless.includes(move.do)
  },
}

/** What the end of a round brings is nobody's fault: before it, no action is compared with the end of the turn. */
function isLastOfRound(s: State): boolean {
  return s.played.filter((done, seat) => done === 0 && s.out[seat] === 0).length < 2
}

/** What an enemy has been dealt, and what may still be dealt to it: that is lost with the round. */
function struck(s: State, seat: Seat): number {
  const f = s.fight
  if (f === null || f.seat !== seat || f.rival !== NONE) return 0
  return f.damage + (f.passed[HERO] === 1 ? 0 : sum([...blows(f), ...charges(f)], token => value(f, HERO, token)))
}

/** A charge comes last, and only where nothing is left to block with: it gives up the right to (RB-268). */
function isFreeBlow(f: Fight, move: Move<Runebound>): boolean {
  if (move.do !== 'spend' || !('icon' in move)) return false
  if (move.icon === 'charge') return blows(f).length === 0 && charges(f).length > 0
  return move.icon === 'phys' || move.icon === 'mag'
}

function blows(f: Fight): readonly number[] {
  return [PHYS, MAG].flatMap(icon => showing(f, HERO, icon))
}

function charges(f: Fight): readonly number[] {
  const canBlock = f.block[HERO]! > 0 || [SHIELD, TAC].some(icon => showing(f, HERO, icon).length > 0)
  return canBlock ? [] : showing(f, HERO, CHARGE)
}

function sum(cards: readonly number[], worth: (card: number) => number): number {
  return cards.reduce((total, card) => total + worth(card), 0)
}

/** The answers that buy nothing, spend nothing and go nowhere; all of them, where a question is not named. */
const HARMLESS: Partial<Record<Ask['kind'], readonly string[]>> = {
  // No hero is worth more than another, whatever they bring.
  pickHero: [],
  // What is left of a turn is lost with it: to get up and to rest cost nothing.
  turn: ['endTurn', 'clearDelay', 'rest'],
  follow: ['stay'],
  travel: [],
  die: ['stop'],
  keepRoll: ['keep'],
  exertTest: ['enough'],
  shop: ['discard'],
  // RB-183: nobody agrees for somebody else, not even to a gift.
  exchange: ['refuse'],
  combat: ['pass'],
  block: ['shield'],
  prevent: ['no'],
  retreat: ['fightOn'],
  yield: ['yield'],
  acceptDelay: ['no'],
  margathToken: ['no'],
}

/** An option of an event that is sure and costs nothing, neither the hero nor the land: what a test brings is luck. */
function isFree(s: State, option: number): boolean {
  const found = adventures[s.adventure]!
  if (found.type !== 'event') return false
  const { gold, test, pass } = found.card.options[option]!
  return gold === undefined && test === undefined && wordsIn(pass).every(word => KIND.includes(word))
}

const KIND: readonly Word[] = ['gold', 'trophy', 'heal', 'draw_skill', 'prepare', 'arcane', 'companion', 'clear_delay']
