import { FastChance, isRefusal, type Seat, settle, type Wish } from '@runatal/kernel'
import { type Arranged, arrangeMatch } from '@runatal/kernel/arrange'
import { dealCharacters, layRegions } from './arrange/cards.ts'
import { checkFaces, checkNumber, checkSetUp, heroOf, itemOf, likelyPhase, placeOf } from './arrange/check.ts'
import { cannot } from './arrange/flaws.ts'
import type { Phase, Position } from './arrange/position.ts'
import { layRiddle, tellRiddle } from './arrange/riddle.ts'
import { ALTARS, BOX, TRACK } from './content/box.ts'
import { rules } from './rules/rising5.ts'
import { totalEclipse } from './rules/team.ts'
import { HELD, NONE, type Rising5, type SeatName, type State, USED } from './rules/types.ts'

export type { Phase, Player, Position } from './arrange/position.ts'

/** A match from any position, described in a few words. See the README for the phases and examples. */
export function arrange(position: Position): Arranged<Rising5> {
  const phase = position.phase ?? likelyPhase(position)
  const wish = wishOf(position)
  const seed = position.seed ?? 1
  const chance = position.chance ?? (position.die && { ints: checkFaces(position.die) })
  if (phase === 'setUp') checkSetUp(position)
  const from = phase === 'setUp' ? undefined : build(position, phase, wish, seed)
  return arrangeMatch(rules, { wish, seed, ...(chance && { chance }), ...(from && { from }) })
}

function wishOf(position: Position): Wish<Rising5> {
  const { players, difficulty = 'standard', shuffled, privateHands, assistant, master, onTurn } = position
  return {
    seats: players.length,
    table: {
      difficulty,
      moons: shuffled ? 'shuffled' : 'regular',
      hands: privateHands ? 'private' : 'open',
      assistant: assistant ? 'on' : 'off',
      master: master === undefined ? 'app' : seatName(master),
      first: onTurn === undefined ? 'random' : seatName(onTurn),
    },
  }
}

function build(position: Position, phase: Phase, wish: Wish<Rising5>, seed: number): State {
  const setting = settle(rules, wish)
  if (isRefusal(setting)) throw cannot('setting', { text: setting.text })
  const s = rules.create(setting)
  const chance = new FastChance(seed)
  s.active = position.onTurn ?? s.team[0]!
  s.fillIn = position.fillIn ?? false
  dealCharacters(s, position, chance)
  layRegions(s, position, chance)
  layRiddle(s, position, chance)
  for (const [hero, place] of Object.entries(position.at ?? {})) s.at[heroOf(hero)] = placeOf(place)
  s.altars = checkNumber('altars', position.altars ?? 0, 0, ALTARS)
  s.eclipse = checkNumber('eclipse', position.eclipse ?? TRACK.start, TRACK.top, totalEclipse(s) - 1)
  layItems(s, position)
  if (phase !== 'secret') tellRiddle(s, position, chance)
  enter(s, position, phase)
  return s
}

function layItems(s: State, { items = [], used = [], artefacts = [] }: Position) {
  for (const item of items) s.items[itemOf(item)] = HELD
  for (const item of used) s.items[itemOf(item)] = USED
  const next = artefacts.map(itemOf).toReversed()
  s.artefactPile = [...s.artefactPile.filter(item => !next.includes(item)), ...next].filter(item => s.items[item] === 0)
}

/** Sets the agenda to where the phase begins, with the offers that stand. */
function enter(s: State, { turn, hero, actions = 1, skill = false }: Position, phase: Phase) {
  s.turn = phase === 'secret' ? 0 : (turn ?? 1)
  if (phase === 'turn') s.turn--
  if (phase === 'secret') s.agenda = ['turn', 'answer', 'secret']
  else if (phase === 'turn') s.agenda = ['turn']
  else if (phase === 'endTurn') s.agenda = ['endTurn']
  else s.agenda = ['beforeDraw']
  if (hero !== undefined) s.hero = heroOf(hero)
  if (phase === 'actions') {
    if (s.hero === NONE) throw cannot('noHero', { phase })
    s.actions = checkNumber('actions', actions, 0, BOX.cardsPerHero)
    s.agenda.push('action')
    if (skill) s.agenda.push('skill')
  }
  for (const seat of s.team) offer(s, seat, 'notes')
  if (s.master !== NONE && phase !== 'secret') offer(s, s.master, 'gmFillIn')
  if (s.items.includes(HELD)) for (const seat of s.team) offer(s, seat, 'useItem')
}

function offer(s: State, seat: Seat, kind: keyof Rising5['asks']) {
  s.asks.push({ id: s.nextAsk++, seat, kind, must: false, depth: 0 })
}

function seatName(seat: Seat): SeatName {
  return String(checkNumber('A seat', seat, 0, 4) + 1) as SeatName
}
