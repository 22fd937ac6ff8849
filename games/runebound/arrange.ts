import { begin, FastChance, isRefusal, type Seat, settle, type Wish } from '@runatal/kernel'
import { type Arranged, arrangeMatch } from '@runatal/kernel/arrange'
import { layCards } from './arrange/cards.ts'
import { layFight } from './arrange/fight.ts'
import { cannot } from './arrange/flaws.ts'
import type { Player, Position } from './arrange/position.ts'
import { layTokens } from './arrange/tokens.ts'
import { FACE_NAMES } from './content/dice.ts'
import { GEM_AT, hexOf } from './content/map.ts'
import { rules } from './rules/runebound.ts'
import { NONE, PREPARED, type Runebound, type State } from './rules/types.ts'

export type { Duel, Player, Position, Tokens, Warband } from './arrange/position.ts'

/** A match from any position, most often in a hero's turn, with what chance will say. */
export function arrange(position: Position): Arranged<Runebound> {
  const { players, scenario = 'web', first = 0, seed = 1 } = position
  const wish: Wish<Runebound> = {
    seats: players.length,
    table: {
      scenario,
      first: SEATS[first]!,
      ...(position.assetSets !== undefined && { assets: position.assetSets }),
      ...(position.rules !== undefined && { rules: position.rules }),
      ...(position.difficulty !== undefined && { difficulty: position.difficulty }),
      ...(position.skillSets !== undefined && { skills: position.skillSets }),
    },
    seat: players.map(({ hero }) => ({ hero })),
  }
  const setting = settle(rules, wish)
  if (isRefusal(setting)) throw cannot('setting', { text: setting.text })
  const { ints = [], ...others } = position.chance ?? {}
  const dice = (position.dice ?? []).map(face => FACE_NAMES.indexOf(face))
  const chance = { ...others, ints: [...dice, ...ints] }
  if (position.phase === 'setUp') return arrangeMatch(rules, { wish, seed, chance })
  const from = begin(rules, rules.create(setting), new FastChance(seed)).state
  lay(from, position)
  return arrangeMatch(rules, { wish, from, seed, chance })
}

const SEATS = ['1', '2', '3', '4'] as const

function lay(s: State, position: Position) {
  const { players, first = 0 } = position
  s.asks = []
  s.choice = null
  s.roll = null
  layCards(s, position)
  players.forEach((player, seat) => layHero(s, seat, player))
  s.act = position.act ?? 1
  s.space = position.space ?? 1
  for (const code of position.gemsDown ?? []) s.gems[GEM_AT[hexOf(code)]!] = 0
  layTokens(s, position)
  Object.assign(s, position.table)
  s.active = position.onTurn ?? first
  s.actions = position.actions ?? 3
  s.round = Math.max(1, s.round)
  s.agenda = ['nextTurn', 'endTurn', 'act']
  if (position.phase === 'endOfRound') {
    s.active = NONE
    s.played.fill(1)
    s.agenda = ['endRound']
  }
  if (position.fight !== undefined) layFight(s, position.fight)
}

function layHero(s: State, seat: Seat, player: Player) {
  const home = s.at[seat] === NONE ? hexOf('H4') : s.at[seat]!
  s.at[seat] = player.out ? NONE : player.at === undefined ? home : hexOf(player.at)
  s.out[seat] = player.out ? 1 : 0
  s.damage[seat] = player.damage ?? 0
  if (player.gold !== undefined) s.gold[seat] = player.gold
  if (player.trophies !== undefined)
    for (let kind = 0; kind < 3; kind++) s.loose[3 * seat + kind] = player.trophies.split('ogp'[kind]!).length - 1
  s.arcane[seat] = player.arcane ?? 0
  s.companions[seat] = player.companions ?? 0
  s.delayed[seat] = player.delayed ? 1 : 0
  s.prepared[seat] = player.prepared ? PREPARED : 0
  s.mustRest[seat] = player.mustRest ? 1 : 0
  s.used[seat] = []
}
