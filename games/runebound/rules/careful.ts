import type { Seat } from '@runatal/kernel'
import { byWord, type ByWord, type Effect, type Text, textsIn, type Word, wordsIn } from '../content/effects.ts'
import type { EventOption } from '../content/language.ts'
import { siteKind } from '../content/map.ts'
import { adventures, assets, skills } from '../content/tables.ts'
import { BLANK, ICON, SHIELD, TAC, VALUE } from '../content/tokens.ts'
import { health, tokensOf } from './hero.ts'
import { icon, showing, value } from './pool.ts'
import { quantity } from './quantities.ts'
import { type Block, type Combat, type Doing, type Fight, FOE, HERO, NONE, OTHER } from './types.ts'
import type { Prevent, State } from './types.ts'

/**
 * What a careful friend answers for who is away: buys and spends nothing, goes nowhere, takes no risk that can be left,
 * keeps what is worth most.
 */

/** One of the values of the open choice, or NONE. */
export function carefulChoice(s: State, seat: Seat): number {
  const { what, values, pass } = s.choice!
  const { step, effect } = asking(s)
  switch (what) {
    case 'skill':
      if (effect?.[0] === 'learn_free') return most(values, skillWorth)
      return pass ? NONE : most(values, card => -skillWorth(card))
    case 'asset':
      return effect?.[0] === 'asset_market' ? NONE : most(values, asset => assets[asset]!.cost)
    case 'adventure':
      return most(values, card => (adventures[card]!.type === 'enemy' ? 0 : 1))
    case 'option':
      return carefulText(s, seat, step)
    case 'hero':
      if (effect !== undefined && wordsIn([effect]).includes('heal'))
        return most(values, hero => s.damage[hero]! + (hero === seat ? 0.5 : 0))
      return values.includes(seat) ? seat : values[0]!
    case 'slot':
      return most(values, slot => s.units[slot]!)
    case 'token':
    case 'foe_token':
      return most(values, token => tokenWorth(s, seat, step, effect, token))
    case 'hex':
      // RB-522: no warband is sent into a city unless it must.
      return pass ? NONE : most(values, hex => (siteKind(hex) === 'city' ? 0 : 1))
    case 'trophy':
      return pass ? NONE : values[0]!
  }
}

/** An option that is not paid for, that can cost least, and of those the one that gives most. */
export function carefulEvent(s: State, seat: Seat, options: readonly EventOption[], open: readonly number[]): number {
  return most(open, index => {
    const { gold = 0, test, pass, fail = [] } = options[index]!
    // What needs no test is sure, and so is its trophy (RB-102).
    const gain = test === undefined ? 2 + gains(s, seat, pass) : gains(s, seat, pass) / 4
    return gain - 10 * Math.max(costs(s, seat, pass), costs(s, seat, fail)) - 1000 * gold
  })
}

/**
 * The tokens on the table are free to use, and gone after the round; but a charge gives up the right to block (RB-268), and
 * nobody is made to strike a friend.
 */
export function carefulBlow(s: State, moves: readonly Combat[]): Combat {
  if (s.fight!.rival !== NONE) return { do: 'pass' }
  const blows = moves.filter(move => move.do === 'spend' && move.icon !== 'agi')
  const plain = blows.find(move => move.do === 'spend' && move.icon !== 'charge')
  return plain ?? (couldBlock(s.fight!) ? undefined : blows[0]) ?? { do: 'pass' }
}

function couldBlock(f: Fight): boolean {
  return f.block[HERO]! > 0 || [SHIELD, TAC].some(one => showing(f, HERO, one).length > 0)
}

/** Shields are for nothing else: the one that blocks most, and of those the smallest. */
export function carefulBlock(s: State, moves: readonly Block[]): Block {
  const f = s.fight!
  const { side, amount } = s.hit!
  const worth = (move: Block) => {
    if (move.do === 'take') return 0
    const shield = move.do === 'shield' ? value(f, side, move.token) : value(f, move.side, move.from)
    return Math.min(shield, amount) - shield / 100
  }
  return moves[most([...moves.keys()], i => worth(moves[i]!))]!
}

/** Arcane tokens are for the hit that would fell the own hero, if there are enough to keep it standing (RB-401). */
export function carefulPrevention(s: State, seat: Seat): Prevent {
  const hit = s.hit!
  const tooMuch = s.damage[seat]! + hit.amount - health(s, seat) + 1
  const saves = hit.seat === seat && tooMuch > 0 && tooMuch <= Math.min(s.arcane[seat]!, hit.amount)
  return { do: saves ? 'arcane' : 'no' }
}

/** An outcome of a quest, one of several effects, or an effect that may be left. */
function carefulText(s: State, seat: Seat, step: string): number {
  const { values, pass, texts } = s.choice!
  if (step === 'orderChosen') return NONE
  const textOf = (option: number) => texts[option] ?? outcomeText(s, option)
  const balance = (option: number) => gains(s, seat, textOf(option)) - 10 * costs(s, seat, textOf(option))
  const best = most(values, balance)
  return pass && balance(best) <= 0 ? NONE : best
}

function outcomeText(s: State, option: number): Text {
  const quest = adventures[(s.agenda.at(-1) as [string, number])[1]]!
  return quest.type === 'quest' ? quest.card.outcomes[option]!.do : []
}

/** Which step waits for the answer, and the effect that it goes on with. */
function asking(s: State): { step: string; effect?: Effect } {
  const frame = s.agenda.at(-1)!
  if (typeof frame === 'string') return { step: frame }
  return frame[0] === 'chosen' ? { step: frame[0], effect: (frame[1] as Doing).effect } : { step: frame[0] }
}

function skillWorth(card: number): number {
  return skills[card]!.cost.length
}

/** How much this token is the one to choose: the own ones of least worth, the foe's of most. */
function tokenWorth(s: State, seat: Seat, step: string, effect: Effect | undefined, token: number): number {
  const f = s.fight!
  if (step === 'bound') return -printed(tokensOf(s, seat)[token]!)
  if (step === 'leftOut') return -printed(f.tokens[HERO]![token]!)
  const side = seat === f.seat ? HERO : FOE
  // RB-246, RB-248: what is flipped shows its other side for sure, what is recast half of the time.
  if (step === 'agilityDone') return token < OTHER ? 2 * better(f, side, token) : -better(f, 1 - side, token - OTHER)
  if (effect?.[0] === 'reclaim' || effect?.[0] === 'free_double') return shown(s, side, token)
  const isOwn = effect?.[0] !== 'recast' || effect[1] === 'self'
  return isOwn ? -shown(s, side, token) : shown(s, 1 - side, token)
}

/** Who has passed has no more use for a token than to block. */
function shown(s: State, side: number, token: number): number {
  const f = s.fight!
  const shows = icon(f, side, token)
  if (shows === BLANK || (f.passed[side] === 1 && shows !== SHIELD && shows !== TAC)) return 0
  return 1 + value(f, side, token)
}

/** How much more the side of a token that is down is worth than the one that is up. */
function better(f: Fight, side: number, token: number): number {
  const at = 2 * f.tokens[side]![token]!
  const up = f.faces[side]![token]!
  return worthOf(at + 1 - up) - worthOf(at + up)
}

function worthOf(face: number): number {
  return ICON[face] === BLANK ? 0 : 1 + VALUE[face]!
}

/** The worth of both sides of a token. */
function printed(token: number): number {
  return VALUE[2 * token]! + VALUE[2 * token + 1]!
}

/** What a text can take from a hero or bring upon the table. */
function costs(s: State, seat: Seat, text: Text): number {
  return total(text, effect => byWord(LOSSES, effect, s, seat) ?? ILL[effect[0]] ?? 0)
}

function gains(s: State, seat: Seat, text: Text): number {
  return total(text, effect => byWord(GAINS, effect, s, seat) ?? (GOOD.has(effect[0]) ? 2 : 0))
}

const LOSSES: ByWord<[State, Seat], number> = {
  suffer([, n], s, seat) {
    const amount = quantity(s, n, { seat, side: NONE })
    return amount + (amount >= health(s, seat) - s.damage[seat]! ? 10 : 0)
  },
  gold: ([, n], s, seat) => Math.min(s.gold[seat]!, Math.max(0, -quantity(s, n, { seat, side: NONE }))),
  discard_skill: ([, n], s, seat) => Math.min(s.hands[seat]!.length, quantity(s, n, { seat, side: NONE })),
  lose_asset: ([, type], s, seat) => (s.assets[seat]!.some(asset => assets[asset]!.type === type) ? 3 : 0),
}

const GAINS: ByWord<[State, Seat], number> = {
  gold: ([, n], s, seat) => Math.max(0, quantity(s, n, { seat, side: NONE })),
  heal: ([, n], s, seat) => Math.min(s.damage[seat]!, quantity(s, n, { seat, side: NONE })),
}

const ILL: Readonly<Partial<Record<Word, number>>> = {
  delay: 2,
  rest_cap: 2,
  teleport: 2,
  move: 2,
  fight: 6,
  challenge: 6,
  gem_down: 3,
  place_web: 3,
  zombie: 3,
  zombie_quiet: 3,
  zombies_step: 3,
  activate: 3,
  plague_gate: 3,
  flip_warband: 3,
  add_unit: 3,
  scorch: 3,
  move_warbands: 3,
  margath_move: 3,
}

const GOOD: ReadonlySet<Word> = new Set<Word>([
  'trophy',
  'draw_skill',
  'prepare',
  'clear_delay',
  'action',
  'asset_draw',
  'learn_free',
  'arcane',
  'companion',
  'ward',
  'once_against',
  'remove_web',
  'kill_zombie',
  'quarantine',
  'cure',
  'kill_unit',
  'unscorch',
  'hold_warbands',
  'look_warband',
  'gem_up',
  'envelope',
])

/** The sum over all effects: of two ways the dearer, of two alternatives the cheaper, of what may be left nothing. */
function total(text: Text, of: (effect: Effect) => number): number {
  let sum = 0
  for (const effect of text) {
    if (effect[0] === 'may') continue
    const inside = textsIn(effect).map(one => total(one, of))
    sum += of(effect) + (effect[0] === 'either' ? Math.min(...inside) : Math.max(0, ...inside))
  }
  return sum
}

function most(values: readonly number[], worth: (value: number) => number): number {
  let best = values[0]!
  for (const one of values) if (worth(one) > worth(best)) best = one
  return best
}
