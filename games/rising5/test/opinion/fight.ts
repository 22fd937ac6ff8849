import type { Hero, Place } from '../../index.ts'
import { ALL_FACES, card, found } from './book.ts'
import { gainAll } from './reward.ts'
import {
  companions,
  count,
  type Fight,
  handOf,
  holds,
  isSolo,
  monsters,
  moonsOf,
  moveMarker,
  remove,
  type Table,
  tell,
  type World,
} from './world.ts'

const FIGHTING = ['roll', 'askSupport', 'supporters', 'giveSupport', 'afterRoll']

export function fightOf(w: World): Fight {
  return found(w.fight, 'fight')
}

export function heroOf(w: World): Hero {
  return found(w.hero, 'hero')
}

/** R5-112: support, then the roll. */
export function startFight(w: World, place: Place): void {
  const t = w.table
  w.fight = { place, surprise: false, given: t.hands.map(() => 0), face: undefined }
  w.duties.push({ kind: 'roll' })
  if (isSolo(t)) {
    if (matching(w, t.active) > 0) w.duties.push({ kind: 'giveSupport', seat: t.active })
  } else if (supporters(w).length > 0) w.duties.push({ kind: 'askSupport', seat: t.active })
}

/** Cards that a seat could give now; in solo they come from the reserve (R5-360, R5-364). */
export function matching(w: World, seat: number): number {
  return count(supportFrom(w.table, seat), heroOf(w))
}

export function supportFrom(t: Table, seat: number): Hero[] {
  return isSolo(t) ? t.reserve : handOf(t, seat)
}

/** R5-253, R5-403: the others clockwise; with open hands those who have something to give. */
export function supporters(w: World): number[] {
  const all = others(w.table)
  return w.table.openHands ? all.filter(seat => matching(w, seat) > 0) : all
}

/** Clockwise from who is on turn. */
export function others({ team, active }: Table): number[] {
  const from = team.indexOf(active)
  return [...team.slice(from + 1), ...team.slice(0, from)]
}

/** R5-230: no support and no teamwork. */
export function surprise(w: World, place: Place): void {
  w.fight = { place, surprise: true, given: w.table.hands.map(() => 0), face: undefined }
  w.duties.push({ kind: 'roll' })
}

function sumOf(w: World) {
  const fight = fightOf(w)
  const support = fight.given.reduce((a, b) => a + b, 0)
  const teamwork = !fight.surprise && companions(w.table, heroOf(w)).length > 0 ? 1 : 0
  const face = fight.face ?? 0
  const need = card(w.table.places[fight.place]).strength ?? 0
  return { face, support, teamwork, total: face === 0 ? 0 : face + support + teamwork, need }
}

export function roll(w: World, again: boolean): void {
  const fight = fightOf(w)
  const face = found(w.faces.shift(), 'roll in what the real game told')
  if (!ALL_FACES.includes(face)) throw new Error(`The die has no face ${face}`)
  fight.face = face
  w.learnt = true
  tell(w, again ? 'die_rerolled' : 'die_rolled', {
    seat: w.table.active,
    hero: heroOf(w),
    card: w.table.places[fight.place],
    rollFor: fight.surprise ? 'surprise' : 'fight',
    ...sumOf(w),
  })
  if (isWon(w) || !momentOpens(w)) applyRoll(w)
  else w.duties.push({ kind: 'afterRoll', seat: w.table.active })
}

/** R5-104, R5-105. */
function isWon(w: World): boolean {
  const { face, total, need } = sumOf(w)
  return face !== 0 && total >= need
}

/** R5-276, for a roll that does not win. */
function momentOpens(w: World): boolean {
  const t = w.table
  if (holds(t, 'potion')) return true
  if (fightOf(w).surprise) return false
  return (holds(t, 'blade') && bladeTargets(t).length > 0) || (holds(t, 'ring') && t.eclipse > 1)
}

export function bladeTargets(t: Table): Place[] {
  return monsters(t).filter(place => (card(t.places[place]).strength ?? 0) <= 4)
}

export function applyRoll(w: World): void {
  const { place, surprise: surprised, face } = fightOf(w)
  const id = w.table.places[place]
  const won = isWon(w)
  endFight(w)
  if (surprised) tell(w, 'surprise_attack', { card: id, place, face, success: won })
  if (won) return defeat(w, place, surprised ? 'surprise' : 'roll', w.table.active)
  if (surprised) return
  tell(w, 'fight_lost', { card: id, place, moons: moonsOf(id) })
  moveMarker(w, moonsOf(id), 'fight')
}

export function defeat(w: World, place: Place, by: 'roll' | 'surprise' | 'blade', seat: number): void {
  const id = remove(w.table, place)
  tell(w, 'fight_won', { card: id, place, by })
  gainAll(w, found(card(id).reward[0], 'reward'), seat)
}

export function endFight(w: World): void {
  w.fight = undefined
  w.duties = w.duties.filter(({ kind }) => !FIGHTING.includes(kind))
}
