import { begin, FastChance, isRefusal, type Seat, settle } from '@runatal/kernel'
import type { Arranged } from '@runatal/kernel/arrange'
import { arrange, type Duel, type Player, type Position, type Runebound, runebound } from '../index.ts'
import type { Text } from '../content/effects.ts'
import { NONE, type State } from '../rules/types.ts'

/** Words that several of these tests use. */

export type Table = Arranged<Runebound>

/** A fresh table, by a plain number. */
export function setUp(seats: number, seed: number, table: Partial<Runebound['table']> = {}, heroes?: string[]): State {
  const wish = { seats, table, ...(heroes && { seat: heroes.map(hero => ({ hero })) }) }
  const setting = settle(runebound, wish)
  if (isRefusal(setting)) throw new Error(setting.text)
  return begin(runebound, runebound.create(setting), new FastChance(seed)).state
}

/** A text befalls a hero before anything else happens. */
export function befall(table: Table, text: Text, side: number = NONE, seat: Seat = 0): void {
  table.state.agenda.push(['effects', { text, seat, side }])
}

export const FOUR = ['red_scorpion', 'pell', 'nanok', 'eliam']

/** One hero alone on its turn; pell has no ability outside fights. */
export function alone(player: Partial<Player> = {}, more: Partial<Position> = {}): Table {
  return arrange({ players: [{ hero: 'pell', hand: [], ...player }], ...more })
}

/** Two heroes; the first is on turn. */
export function two(a: Partial<Player> = {}, b: Partial<Player> = {}, more: Partial<Position> = {}): Table {
  return arrange({
    players: [
      { hero: 'pell', hand: [], ...a },
      { hero: 'dov', hand: [], ...b },
    ],
    ...more,
  })
}

/** What a seat can do on its turn, as words. */
export function acts(table: Table, seat = 0): string[] {
  return [
    ...new Set(
      table
        .as(seat)
        .options('turn')
        .map(move => move.do),
    ),
  ]
}

/** A hero on a combat gem (F2, mountains) who draws this enemy at once; `cast` are the sides of its tokens, then the enemy's. */
export function fighting(
  enemy: string,
  cast: number[],
  player: Partial<Player> = {},
  more: Partial<Position> = {},
): Table {
  const table = alone({ at: 'F2', ...player }, { combatDeck: [enemy], chance: { ints: cast }, ...more })
  table.as(0).play('turn', { do: 'adventure' })
  return table
}

/** Everybody ends its turn until the round or the game is over; other questions get their first answer. */
export function endRound(table: Table) {
  const { round } = table.state
  table.playOn(
    s => s.round > round,
    (ask, options) => (ask.kind === 'turn' ? options.find(move => move.do === 'endTurn')! : options[0]!),
  )
}

/** Sides with which a hero, and an enemy, can do nothing. */
export const BLANK = 'blank|phys1*'
export const IDLE = 'blank*|skull1'

/** Pell in a fight at F2, against a Warrior if nobody else is named, with these tokens showing. */
export function duel(fight: Duel, player: Partial<Player> = {}, more: Partial<Position> = {}): Table {
  return alone({ at: 'F2', ...player }, { fight: { enemy: 'e_orc_reaver', ...fight }, ...more })
}

/** What the enemy of a fight has done, in order. */
export function foeDid(table: Table): string[] {
  return table.events.flatMap(event => {
    if (event.type === 'surge_used' && event.side === 1) return [event.name]
    if (event.type === 'tokens_spent' && event.side === 1) return [`${event.icon} ${event.value}`]
    if (event.type === 'token_copied' && event.side === 1) return [`copy ${event.icon} ${event.value}`]
    if (event.type === 'token_doubled' && event.side === 1) return ['double']
    if (event.type === 'passed' && event.side === 1) return ['pass']
    return []
  })
}
