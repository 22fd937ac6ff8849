import type { Seat } from '@runatal/kernel'
import { TOKENS } from '../content/tokens.ts'
import { adventureId, assetId } from '../rules/decks.ts'
import { type Doing, FOE, HERO, OTHER, type Runebound, type State } from '../rules/types.ts'

/** What both languages need to look up in a position. */

/** What a question of the kind 'choose' is asked for: the step that waits for the answer. */
export function waitingStep(s: State): string {
  const frame = s.agenda.at(-1)
  return frame === undefined ? '' : typeof frame === 'string' ? frame : frame[0]
}

/** The effect that waits for a choice, or undefined if another step does. */
export function waitingEffect(s: State): Doing | undefined {
  const frame = s.agenda.at(-1)
  return frame !== undefined && typeof frame !== 'string' && frame[0] === 'chosen' ? (frame[1] as Doing) : undefined
}

/** The quest whose outcome is chosen, by its card's id. */
export function questTried(s: State): string | undefined {
  const frame = s.agenda.at(-1)
  return frame !== undefined && typeof frame !== 'string' && frame[0] === 'questDone'
    ? adventureId(frame[1] as number)
    : undefined
}

/** The trade that waits for an answer, as who answers sees it: what comes in and what goes out. */
export function tradeOffered(s: State): { by: Seat; gold: number; comes: string[]; goes: string[] } | undefined {
  const frame = s.agenda.at(-1)
  if (frame === undefined || typeof frame === 'string' || frame[0] !== 'exchange') return undefined
  const { seat, gold, give, get } = frame[1] as Runebound['steps']['exchange']
  return { by: seat, gold, comes: give.map(assetId), goes: get.map(assetId) }
}

/** The side of a fight that a seat is on. */
export function mySide(s: State, seat: Seat): number {
  return s.fight?.rival === seat ? FOE : HERO
}

/** How the side of a token that is up is written: `phys2*`. */
export function faceUp(s: State, side: number, token: number): string {
  const f = s.fight!
  return TOKENS[f.tokens[side]![token]!]!.split('|')[f.faces[side]![token]!] ?? 'blank'
}

/** The token that a number of a choice means: one of mine, or of the other side from OTHER on. */
export function tokenMeant(
  s: State,
  me: Seat,
  what: 'token' | 'foe_token',
  value: number,
): [side: number, token: number] {
  const mine = mySide(s, me)
  if (what === 'foe_token') return [FOE, value]
  // In a challenge both sides have tokens of heroes, and one may recast the other's.
  const effect = waitingEffect(s)?.effect
  if (effect?.[0] === 'recast' && effect[1] === 'opponent') return [1 - mine, value]
  return value < OTHER ? [mine, value] : [1 - mine, value - OTHER]
}

/** The card of the event that is being resolved. */
export function eventCard(s: State): string {
  return adventureId(s.adventure)
}
