import type { Seat } from '@runatal/kernel'
import type { EventOption } from '../content/language.ts'
import { siteKind } from '../content/map.ts'
import { adventures, assets, skills } from '../content/tables.ts'
import { BLANK, ICON, VALUE } from '../content/tokens.ts'
import { alternatives, sentences, word } from '../content/words.ts'
import { health, tokensOf } from './hero.ts'
import { icon, value } from './pool.ts'
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
  const { step, text } = asking(s)
  switch (what) {
    case 'skill':
      if (text.startsWith('learn_free')) return most(values, skillWorth)
      return pass ? NONE : most(values, card => -skillWorth(card))
    case 'asset':
      return text.startsWith('asset_market') ? NONE : most(values, asset => assets[asset]!.cost)
    case 'adventure':
      return most(values, card => (adventures[card]!.type === 'enemy' ? 0 : 1))
    case 'option':
      return carefulText(s, seat, step)
    case 'hero':
      if (/heal/.test(text)) return most(values, hero => s.damage[hero]! + (hero === seat ? 0.5 : 0))
      return values.includes(seat) ? seat : values[0]!
    case 'slot':
      return most(values, slot => s.units[slot]!)
    case 'token':
    case 'foe_token':
      return most(values, token => tokenWorth(s, seat, step, text, token))
    case 'hex':
      // RB-522: no warband is sent into a city unless it must.
      return pass ? NONE : most(values, hex => (siteKind(hex) === 'city' ? 0 : 1))
    case 'trophy':
    case 'attribute':
      return pass ? NONE : values[0]!
  }
}

/** An option that is not paid for, that can cost least, and of those the one that gives most. */
export function carefulEvent(s: State, seat: Seat, options: readonly EventOption[], open: readonly number[]): number {
  return most(open, index => {
    const { gold = 0, test = '', pass, fail = '' } = options[index]!
    // What needs no test is sure, and so is its trophy (RB-102).
    const gain = test === '' ? 2 + gains(s, seat, pass) : gains(s, seat, pass) / 4
    return gain - 10 * Math.max(costs(s, seat, pass), costs(s, seat, fail)) - 1000 * gold
  })
}

/** The tokens on the table are free to use, and gone after the round; but nobody is made to strike a friend. */
export function carefulBlow(s: State, moves: readonly Combat[]): Combat {
  const blow = moves.find(move => move.do === 'spend' && (move.icon === 'phys' || move.icon === 'mag'))
  return s.fight!.rival === NONE && blow !== undefined ? blow : { do: 'pass' }
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

function outcomeText(s: State, option: number): string {
  const quest = adventures[(s.agenda.at(-1) as [string, number])[1]]!
  return quest.type === 'quest' ? quest.card.outcomes[option]!.do : ''
}

/** Which step waits for the answer, and the text that it does. */
function asking(s: State): { step: string; text: string } {
  const frame = s.agenda.at(-1)!
  if (typeof frame === 'string') return { step: frame, text: '' }
  return { step: frame[0], text: frame[0] === 'chosen' ? (frame[1] as Doing).text : '' }
}

function skillWorth(card: number): number {
  return skills[card]!.cost.length
}

/** How much this token is the one to choose: the own ones of least worth, the foe's of most. */
function tokenWorth(s: State, seat: Seat, step: string, text: string, token: number): number {
  const f = s.fight!
  if (step === 'bound') return -printed(tokensOf(s, seat)[token]!)
  if (step === 'leftOut') return -printed(f.tokens[HERO]![token]!)
  const side = seat === f.seat ? HERO : FOE
  // RB-246, RB-248: what is flipped shows its other side for sure, what is recast half of the time.
  if (step === 'agilityDone') return token < OTHER ? 2 * better(f, side, token) : -better(f, 1 - side, token - OTHER)
  const { verb, args } = word(text)
  if (verb === 'reclaim' || verb === 'free_double') return shown(s, side, token)
  const isOwn = verb === 'remove_tokens' || args[0] !== 'opponent'
  return isOwn ? -shown(s, side, token) : shown(s, 1 - side, token)
}

function shown(s: State, side: number, token: number): number {
  return icon(s.fight!, side, token) === BLANK ? 0 : 1 + value(s.fight!, side, token)
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
function costs(s: State, seat: Seat, text: string): number {
  return total(text, (verb, args) => {
    const n = () => quantity(s, args[0] ?? '1', { seat, side: NONE })
    switch (verb) {
      case 'suffer':
        return n() + (n() >= health(s, seat) - s.damage[seat]! ? 10 : 0)
      case 'gold':
        return Math.min(s.gold[seat]!, Math.max(0, -n()))
      case 'discard_skill':
        return Math.min(s.hands[seat]!.length, n())
      case 'delay':
      case 'rest_cap':
      case 'teleport':
      case 'move':
        return 2
      case 'lose_asset':
        return s.assets[seat]!.some(asset => assets[asset]!.type === args[0]) ? 3 : 0
      case 'fight':
      case 'challenge':
        return 6
      default:
        return ILL.has(verb) ? 3 : 0
    }
  })
}

function gains(s: State, seat: Seat, text: string): number {
  return total(text, (verb, args) => {
    const n = () => quantity(s, args[0] ?? '1', { seat, side: NONE })
    if (verb === 'gold') return Math.max(0, n())
    if (verb === 'heal') return Math.min(s.damage[seat]!, n())
    return GOOD.has(verb) ? 2 : 0
  })
}

const ILL: ReadonlySet<string> = new Set(
  'gem_down place_web zombie zombie_quiet zombies_step activate plague_gate flip_warband add_unit scorch move_warbands margath_move'.split(
    ' ',
  ),
)

const GOOD: ReadonlySet<string> = new Set(
  'trophy draw_skill prepare clear_delay action asset_draw learn_free arcane companion ward once_against remove_web kill_zombie quarantine cure kill_unit unscorch hold_warbands look_warband gem_up envelope'.split(
    ' ',
  ),
)

/** The sum over all sentences: of two ways the dearer, of two alternatives the cheaper, of what may be left nothing. */
function total(text: string, of: (verb: string, args: readonly string[]) => number): number {
  let sum = 0
  for (const sentence of text === '' ? [] : sentences(text)) {
    const { verb, args, body = '', other = '' } = word(sentence)
    if (verb === 'may') continue
    if (verb === 'either') sum += Math.min(...alternatives(body).map(one => total(one, of)))
    else sum += of(verb, args) + Math.max(total(body, of), total(other, of))
  }
  return sum
}

function most(values: readonly number[], worth: (value: number) => number): number {
  let best = values[0]!
  for (const one of values) if (worth(one) > worth(best)) best = one
  return best
}
