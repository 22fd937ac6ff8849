import type { Ask, Move } from '@runatal/kernel'
import { HAL, HERO_COUNT, ORAKL } from '../content/tables.ts'
import { charactersLeft, copies, handLimit } from '../rules/team.ts'
import { historyOf } from '../rules/history.ts'
import { heroNumber, placeNumber } from '../rules/moves.ts'
import { RELICS } from '../content/names.ts'
import { RUNES } from '../rules/puzzle.ts'
import { NONE, type Rising5, type State } from '../rules/types.ts'
import { hintWorth } from '../deduction/index.ts'
import { bestStrike } from './items.ts'
import { insightOf } from './insight.ts'
import { PRICES } from './prices.ts'
import { Prospect } from './prospect.ts'

/** How good each answer to a question is, best first by the numbers; how they compare between questions means nothing. */
export function appraise(s: State, ask: Ask, options: readonly Move<Rising5>[]): number[] {
  const judge: Judge | undefined = JUDGES[ask.kind as keyof Rising5['asks']]
  if (judge === undefined || options.length === 1) return options.map((_, i) => -i)
  prospect.read(s)
  return options.map(move => judge(s, move as never, ask))
}

/** Each knows the moves that answer its own question. */
type Judge = (s: State, move: never, ask: Ask) => number
type Judges = { [K in keyof Rising5['asks']]?: (s: State, move: Rising5['asks'][K], ask: Ask) => number }

const prospect = new Prospect()

/** Never better than an answer that does something. */
const NO = -1

const JUDGES: Judges = {
  activate(s, move) {
    const { standing } = prospect
    if (move.do === 'pass') {
      // R5-186: with a full hand a card is lost.
      const lost = s.hands[s.active]!.length >= handLimit(s) ? 1 : 0
      prospect.activate(NONE)
      standing.hands -= lost
      const worth = prospect.stop()
      standing.hands += lost
      return worth
    }
    prospect.activate(heroNumber(move.hero))
    const actions = Math.min(move.actions, MOST_ACTIONS)
    standing.hands -= move.actions
    const worth = prospect.withSkill(actions)
    standing.hands += move.actions
    return worth
  },

  skill(s, move) {
    if (move.do === 'skip') return prospect.rest(s.actions)
    let best = NO
    for (let whose = 0; whose < HERO_COUNT; whose++)
      if (prospect.canUse(whose)) best = Math.max(best, prospect.skill(whose, s.actions))
    return best
  },
  skillHal: (s, move) => (move.do === 'back' ? NO : prospect.skill(heroNumber(move.hero), s.actions)),
  skillOrakl(s, move) {
    if (move.do === 'back') return NO
    const swap = prospect.swap()
    const runes = [s.runes[move.from]!, s.runes[move.to]!]
    return swap?.every(rune => runes.includes(rune)) ? prospect.afterSwap(swap, s.actions) : NO
  },
  skillNova: (s, move) => (move.do === 'back' ? NO : prospect.afterSurprise(placeNumber(move.place), s.actions)),
  skillEkho(s, move) {
    if (move.do === 'back') return NO
    const [hero, place] = [heroNumber(move.hero), placeNumber(move.place)]
    return prospect.afterSending(place, s.actions) + company(s, hero, place)
  },

  action(s, move) {
    switch (move.do) {
      case 'giveUp':
        return prospect.stop()
      case 'seal':
        return prospect.afterSeal(s.actions - 1)
      case 'encounter':
        return prospect.afterEncounter(s.at[s.hero]!, s.actions - 1)
      case 'move':
        return prospect.bestMove(s.actions)
    }
  },
  move: (s, move) => (move.do === 'back' ? NO : prospect.afterMove(placeNumber(move.place), s.actions - 1)),
  sealConfirm: (s, move) => (move.do === 'back' ? NO : prospect.afterSeal(s.actions - 1)),

  askSupport: (s, move) => (prospect.bestSupport(s.fight, s.bonus) > 0 === (move.do === 'ask') ? 1 : 0),
  giveSupport: (s, { cards }) => -Math.abs(cards - prospect.bestSupport(s.fight, s.bonus)),

  slashReward(s, { reward }) {
    return prospect.afterReward(s.at[s.hero]!, s.actions, reward)
  },
  relic: (s, { relic }) => (RELICS[0] === relic ? 1 : relic === 'staff' ? 0.9 : s.moonsInPile > 1 ? 1.1 : 0),
  hint: (s, move) => (move.do === 'decline' ? -Infinity : hintWorth(historyOf(s), RUNES.indexOf(move.rune))),

  drawCount(s, { cards }) {
    const wish = cardsWanted(s)
    return cards <= wish ? cards : wish - cards
  },
  bladeTarget(s, move) {
    if (move.do === 'back') return NO
    const place = placeNumber(move.place)
    return place === bestStrike(s) ? 1 : 0
  },
  discardDown: (s, { hero }, { seat }) => -keepWorth(s, seat, heroNumber(hero)),
}

/** Longer turns are too rare to be worth the reckoning. */
const MOST_ACTIONS = 5

/** How many cards to draw: few, since each brings the next Red Moon nearer, but enough to choose from. */
function cardsWanted(s: State): number {
  const wish = Math.max(1, PRICES.keep - s.hands[s.active]!.length)
  const left = charactersLeft(s)
  if (left > PRICES.low * s.team.length) return wish
  const hands = s.hands.reduce((sum, hand) => sum + hand.length, 0)
  return Math.min(wish, hands > left ? 1 : 2)
}

/** What it is worth to have this hero at that place later: out of the portrait, or Hal beside Orakl. */
function company(s: State, hero: number, place: number): number {
  let worth = s.at[hero] === NONE ? 0.004 : 0
  if (hero === HAL && s.at[ORAKL] === place && insightOf(s).best.swaps > 0) worth += 0.006
  if (hero === ORAKL && s.at[HAL] === place && insightOf(s).best.swaps > 0) worth += 0.006
  return worth
}

/** Cards to keep: those of which there are few, and Orakl's while runes have to move. */
function keepWorth(s: State, seat: number, hero: number): number {
  const needed = hero === ORAKL && insightOf(s).best.swaps > 0 ? 2 : 0
  return needed - copies(s.hands[seat]!, hero)
}
