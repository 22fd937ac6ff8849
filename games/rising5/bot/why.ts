import type { Ask, Move } from '@runatal/kernel'
import { CARD_IDS, isMonster, STRENGTH } from '../content/tables.ts'
import { historyOf } from '../rules/history.ts'
import { heroNumber, placeNumber } from '../rules/moves.ts'
import { RUNES } from '../rules/puzzle.ts'
import { charactersLeft } from '../rules/team.ts'
import { type Event, NONE, type Rising5, type State } from '../rules/types.ts'
import { hintLeft } from '../deduction/index.ts'
import { insightOf } from './insight.ts'
import { oddsOf } from './odds.ts'
import { Prospect } from './prospect.ts'
import type { Reason } from '../rules/reason.ts'

/** What a bot says about its move. Of what is plain to all, or hangs on a hidden hand, it says nothing. */
export function why(seen: State, ask: Ask, move: Move<Rising5>): Event | undefined {
  if (seen.results.length === 0) return undefined
  const reason = reasonFor(seen, ask, move)
  return reason === undefined ? undefined : { type: 'bot_says', seat: ask.seat, reason }
}

function reasonFor(s: State, ask: Ask, move: Move<Rising5>): Reason | undefined {
  const find: Find | undefined = REASONS[move.do]
  return find?.(s, move as never, ask)
}

type AnyMove = Move<Rising5>
/** Each knows the moves of its own kind. */
type Find = (s: State, move: never, ask: Ask) => Reason | undefined
type Reasons = {
  [D in AnyMove['do']]?: (s: State, move: Extract<AnyMove, { do: D }>, ask: Ask) => Reason | undefined
}

const REASONS: Reasons = {
  activate(s, move) {
    const { left, best } = insightOf(s)
    return { because: 'plan', hero: move.hero, hope: hopeOf(s, move), left, swaps: best.swaps }
  },
  pass: (s, move) => ({ because: 'wait', hope: hopeOf(s, move) }),
  swap: (s, { from, to }) => swapped(s, from, to),
  seal(s) {
    const { now, left } = insightOf(s)
    return { because: 'seal', chance: percent(now.chance), left: Math.round(now.left), now: left }
  },
  goTo: (s, { place }) => goal(s, placeNumber(place)),
  encounter: s => fight(s, s.at[s.hero]!),
  surprise(s, { place }) {
    const card = s.places[placeNumber(place)]!
    return { because: 'surprise', card: CARD_IDS[card]!, odds: percent(oddsOf(STRENGTH[card]!)) }
  },
  send: (_s, { hero, place }) => ({ because: 'company', hero, place }),
  copy: (_s, { hero }) => ({ because: 'copy', hero }),
  give: (s, { cards }) => (cards === 0 ? undefined : supported(s, cards)),
  hint(s, { rune }) {
    const now = insightOf(s).left
    return { because: 'hint', rune, left: Math.round(hintLeft(historyOf(s), RUNES.indexOf(rune))), now }
  },
  use: (_s, move) => ('item' in move ? { because: 'item', item: move.item } : undefined),
  draw(s, { cards }, { seat }) {
    return s.hands[seat]!.length + cards < LITTLE ? { because: 'save', pile: charactersLeft(s) } : undefined
  },
}

/** With a hand smaller than this after drawing, somebody might wonder. */
const LITTLE = 4

const prospect = new Prospect()

/** What the team may hope for if it goes on like this. */
function hopeOf(s: State, move: Rising5['asks']['activate']): number {
  prospect.read(s)
  if (move.do === 'pass') return percent(prospect.stop())
  prospect.activate(heroNumber(move.hero))
  prospect.standing.hands -= move.actions
  return percent(prospect.withSkill(Math.min(move.actions, 3)))
}

function swapped(s: State, from: number, to: number): Reason {
  const runes = s.runes.slice()
  ;[runes[from], runes[to]] = [s.runes[to]!, s.runes[from]!]
  const { best, left } = insightOf({ ...s, runes })
  return {
    because: 'swap',
    runes: [RUNES[s.runes[from]!]!, RUNES[s.runes[to]!]!],
    swaps: best.swaps,
    left: Math.round(best.left),
    now: left,
  }
}

function goal(s: State, place: number): Reason | undefined {
  const card = s.places[place]!
  return card === NONE ? undefined : { because: 'goal', card: CARD_IDS[card]! }
}

function fight(s: State, place: number): Reason | undefined {
  const card = s.places[place]!
  if (!isMonster(card)) return undefined
  prospect.read(s)
  return {
    because: 'fight',
    card: CARD_IDS[card]!,
    odds: percent(prospect.oddsAt(place, prospect.bestSupport(place, 0))),
  }
}

function supported(s: State, cards: number): Reason {
  prospect.read(s)
  return {
    because: 'support',
    cards,
    odds: percent(prospect.oddsAt(s.fight, s.bonus + cards)),
    without: percent(prospect.oddsAt(s.fight, s.bonus)),
  }
}

function percent(share: number): number {
  return Math.round(100 * share)
}
