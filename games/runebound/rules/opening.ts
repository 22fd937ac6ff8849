import { healthOfFoe } from './foe.ts'
import type { Seat } from '@runatal/kernel'
import { ENEMY_SHEET, enemies } from '../content/tables.ts'
import { SHEET_TOKENS, SPECIAL_TOKEN } from '../content/tokens.ts'
import { tokensOf } from './hero.ts'
import { leader, turnOrder } from './places.ts'
import { type Cause, type Fight, HERO, NONE, type State, type T } from './types.ts'

/** How a fight begins, and who brings which tokens (RB-014, RB-214 to RB-216). */

export interface Opening {
  seat: Seat
  enemy: number
  cause: Cause
  mark?: number
  health?: number
  damage?: number
  rival?: Seat
}

/** Opens a fight: it is over when the steps put here are. */
export function openFight(s: State, opening: Opening, t: T): void {
  const { seat, enemy, cause, mark = NONE, rival = NONE } = opening
  const health = opening.health ?? (enemy === NONE ? 0 : healthOfFoe(s, enemy))
  s.fight = {
    cause,
    seat,
    enemy,
    rival,
    sheet: enemy === NONE ? NONE : ENEMY_SHEET[enemy]!,
    mark,
    health,
    damage: opening.damage ?? 0,
    round: 0,
    tokens: [tokensOf(s, seat), enemy === NONE ? tokensOf(s, rival) : foeTokens(s, enemy, ENEMY_SHEET[enemy]!)],
    faces: uncast(),
    places: uncast(),
    under: uncast(),
    doubled: uncast(),
    passed: [0, 0],
    first: HERO,
    go: HERO,
    gold: [0, 0],
    lead: [0, 0],
    block: [0, 0],
    reflect: [0, 0],
    charged: [0, 0],
    noBlock: [0, 0],
    silent: [0, 0],
    skip: [0, 0],
    leave: 0,
    bound: s.heroes.map(() => NONE),
    down: [0, 0],
    ward: isQueens(enemy) ? s.wards[seat]! : 0,
    used: [[], []],
    party: [],
    sheets: [],
    special: NONE,
    turn: 0,
    waiting: [],
  }
  t.emit?.({
    type: 'combat_started',
    seat,
    ...(enemy === NONE ? { rival } : { enemy: enemies[enemy]!.id }),
    health,
  })
  t.next('fightStart', 'afterFight')
}

/** Of neither side anything: every round begins with new lists. */
function uncast(): number[][] {
  return [[], []]
}

/** RB-214 to RB-216, RB-014 */
function foeTokens(s: State, enemy: number, sheet: number, withSpecial = true): number[] {
  const tokens = SHEET_TOKENS[sheet]!.slice(0, s.act === 1 ? 5 : 6)
  const { id, antagonist } = enemies[enemy]!
  if (antagonist && withSpecial) tokens.push(SPECIAL_TOKEN[id]!)
  return tokens
}

function isQueens(enemy: number): boolean {
  return enemy !== NONE && (enemies[enemy]!.id === 'ariad' || enemies[enemy]!.id === 'avatar')
}

/** All heroes meet Margath, each a sheet of its own in turn order (RB-417 to RB-421). */
export function joinParty(s: State, f: Fight, sheets: readonly number[]): void {
  f.party = turnOrder(s).slice()
  f.sheets = sheets.slice(0, f.party.length)
  f.special = leader(s)
  f.waiting = s.heroes.map(() => ({ lead: [0, 0], skip: [0, 0] }))
}

/** One hero of the party meets its own sheet (RB-418, RB-422); what it has coming waits for its own exchange. */
export function startExchange(s: State, f: Fight, turn: number): void {
  f.waiting[f.seat] = { lead: f.lead, skip: f.skip }
  const { lead, skip } = f.waiting[f.party[turn]!]!
  f.lead = lead.slice()
  f.skip = skip.slice()
  f.turn = turn
  f.seat = f.party[turn]!
  f.sheet = f.sheets[turn]!
  f.tokens = [tokensOf(s, f.seat), foeTokens(s, f.enemy, f.sheet, f.seat === f.special)]
}
