import { isRefusal, type Script, type Seat, settle, type Wish } from '@runatal/kernel'
import { type Arranged, arrangeMatch } from '@runatal/kernel/arrange'
import { cardsOf, dealCards } from './arrange/cards.ts'
import { checkCard, checkCell, checkCount, checkPhase, checkPile } from './arrange/check.ts'
import { checkOnce, checkSetUp, checkStop, entityNumber } from './arrange/check.ts'
import { enter, goOf } from './arrange/enter.ts'
import { likelyPhase, likelyStop } from './arrange/likely.ts'
import type { Phase, Position } from './arrange/position.ts'
import { CELLS, cellSet } from './content/tables.ts'
import { rules } from './rules/rauha.ts'
import { NONE, type Rauha, type State } from './rules/types.ts'
import { cannot } from './arrange/flaws.ts'

export type { Phase, Player, Position } from './arrange/position.ts'

/** A match from any position, described in a few words. See the README for the phases and examples. */
export function arrange(position: Position): Arranged<Rauha> {
  const phase = position.phase ?? likelyPhase(position)
  const wish = wishOf(position)
  const seed = position.seed ?? 1
  if (phase !== 'setUp') {
    const from = build(position, phase, wish)
    return arrangeMatch(rules, { wish, from, seed, ...(position.chance && { chance: position.chance }) })
  }
  checkSetUp(position)
  const chance = { ...setUpScript(position), ...position.chance }
  return arrangeMatch(rules, { wish, seed, chance })
}

function wishOf({ players, side }: Position): Wish<Rauha> {
  return {
    seats: players.length,
    ...(side && { table: { side } }),
    seat: players.map(({ colour, activateForMe, confirmForMe }) => ({
      ...(colour && { colour }),
      ...(activateForMe && { activateForMe }),
      ...(confirmForMe && { confirmForMe }),
    })),
  }
}

/** At the set-up the two decks and the pile are shuffled, in this order; a deck's top card is its last. */
function setUpScript({ players, decks, pile }: Position): Script {
  if (decks === undefined && pile === undefined) return {}
  const seats = players.length
  return {
    shuffles: [stacked(1, decks?.age1), stacked(2, decks?.age2), checkPile(pile ?? seatZeroOnTop(seats), seats)],
  }
}

function stacked(age: 1 | 2, top: readonly string[] = []): number[] {
  const named = top.map(id => checkCard(id, age))
  checkOnce(named)
  return [...cardsOf(age).filter(card => !named.includes(card)), ...named.toReversed()]
}

function build(position: Position, phase: Phase, wish: Wish<Rauha>): State {
  const setting = settle(rules, wish)
  if (isRefusal(setting)) throw cannot('setting', { text: setting.text })
  checkPhase(position, phase)
  const { players } = position
  const s = rules.create(setting)
  s.stop = checkStop(position.stop ?? likelyStop(position, phase), phase)
  s.arrivals = checkPile(position.pile ?? seatZeroOnTop(players.length), players.length)

  for (const [seat, player] of players.entries()) {
    s.crystals[seat] = checkCount('crystals', player.crystals ?? s.crystals[seat]!)
    s.points[seat] = checkCount('points', player.points ?? 0)
    s.spores[seat] = cellSet((player.spores ?? []).map(checkCell))
    for (const [cell, id] of Object.entries(player.board ?? {}))
      if (id !== undefined) s.boards[CELLS * seat + checkCell(Number(cell))] = checkCard(id)
    for (const entity of player.entities ?? []) {
      if (s.owners[entityNumber(entity)] !== NONE) throw cannot('entityTwice', { entity })
      s.owners[entityNumber(entity)] = seat
    }
  }
  const go = goOf(s, position, phase)
  const toPlay = go === undefined ? [] : phase === 'play' ? [go.active, ...go.after] : go.after
  dealCards(s, position, phase, phase === 'scoring' ? [] : toPlay)
  enter(s, position, phase, go)
  return s
}

function seatZeroOnTop(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, i) => seats - 1 - i)
}
