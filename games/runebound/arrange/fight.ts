import { FastChance, Play } from '@runatal/kernel'
import { TRAITS, type Trait } from '../content/language.ts'
import { enemies, enemyNamed } from '../content/tables.ts'
import { TOKENS } from '../content/tokens.ts'
import { take } from '../rules/decks.ts'
import { joinParty, openFight, startExchange } from '../rules/opening.ts'
import { goldShown } from '../rules/pool.ts'
import { rules } from '../rules/runebound.ts'
import { strength } from '../rules/scenarios/actions.ts'
import { FOE, HERO, NONE, POOL, type State } from '../rules/types.ts'
import { adventureNamed } from './cards.ts'
import { cannot } from './flaws.ts'
import type { Duel } from './position.ts'

/** Puts the hero on turn into a fight. */
export function layFight(s: State, duel: Duel): void {
  const seat = s.active
  const enemy = duel.enemy === undefined ? NONE : enemyNamed(duel.enemy)
  const play = new Play(rules, s, new FastChance(1))
  const isMaster = enemy !== NONE && enemies[enemy]!.deck === undefined
  if (isMaster) {
    const slot = s.bands.indexOf(enemy)
    const mark = slot < 0 ? s.at[seat]! : slot
    openFight(s, { seat, enemy, cause: 'scenario', mark, ...strength(s, seat, enemy, mark) }, play)
  } else if (enemy !== NONE) {
    s.adventure = adventureNamed(duel.enemy!)
    for (const deck of s.adventureDecks) take(deck, s.adventure)
    openFight(s, { seat, enemy, cause: 'adventure' }, play)
  } else openFight(s, { seat, enemy, cause: 'challenge', rival: duel.rival ?? 1 - seat }, play)

  const f = s.fight!
  f.damage = duel.damage ?? f.damage
  if (duel.enemy === 'margath') layParty(s, duel.sheets ?? TRAITS)
  if (duel.hero === undefined && duel.foe === undefined) return
  if (isMaster && enemies[enemy]!.antagonist && !duel.hero?.length && !duel.foe?.length)
    throw cannot('noEnd', { enemy: enemies[enemy]!.id })
  s.agenda.pop()
  s.agenda.push('go')
  f.round = duel.round ?? 1
  laySide(s, HERO, duel.hero ?? [])
  laySide(s, FOE, duel.foe ?? [])
  f.gold = [goldShown(f, HERO), goldShown(f, FOE)]
  f.first = f.go = duel.starts === 'foe' ? FOE : HERO
}

/** RB-417 to RB-421: every hero meets a sheet of its own; it is the exchange of the hero on turn. */
function layParty(s: State, sheets: readonly Trait[]) {
  const f = s.fight!
  joinParty(
    s,
    f,
    sheets.map(trait => TRAITS.indexOf(trait)),
  )
  startExchange(s, f, f.party.indexOf(f.seat))
}

function laySide(s: State, side: number, shown: readonly string[]) {
  const f = s.fight!
  const own = f.tokens[side]!.slice()
  const laid = shown.map(text => tokenShowing(text, own))
  f.tokens[side] = laid.map(({ token }) => token)
  f.faces[side] = laid.map(({ face }) => face)
  f.places[side] = laid.map(() => POOL)
  f.under[side] = laid.map(() => NONE)
  f.doubled[side] = laid.map(() => 0)
}

/** One of the fighter's own tokens if it can show that, or any of the box. */
function tokenShowing(text: string, own: number[]): { token: number; face: number } {
  const [up = '', down] = text.split('|')
  const faceOf = (token: number) =>
    TOKENS[token]!.split('|').findIndex((side, i, both) => side === up && (down === undefined || both[1 - i] === down))
  const token = own.find(one => faceOf(one) >= 0) ?? TOKENS.findIndex((_, one) => faceOf(one) >= 0)
  if (token < 0) throw cannot('noToken', { text })
  take(own, token)
  return { token, face: faceOf(token) }
}
