import type { Text } from '../../content/effects.ts'
import { type Enemy, KINDS } from '../../content/language.ts'
import { adventures, codeOf } from '../../index.ts'
import { type Real, same } from './compare.ts'
import type { End } from './fight.ts'
import type { Duel } from './position.ts'
import { number } from './numbers.ts'
import { Difference, HERO, type Table } from './table.ts'

/** How a fight ends, and what it leaves behind. */

export function compareEnd(real: Real, { stage: { enemy }, table: t, position }: Duel, end: End) {
  if (t.told.peek(ENDS[end]) === undefined)
    throw new Difference(
      `The rulebook: the fight is ${end}, the hero has ${t.hero.damage} of ${t.hero.health}, the enemy ${t.foe.damage} of ${t.foe.health}\nThe rules:    ${t.told.toString()}`,
    )
  // What scenarios do after a fight asks questions of its own.
  real.playOn(({ asks }) => asks.some(({ kind }) => kind === 'turn'))
  const { state } = real
  const fate = fateAfter(enemy, end)
  same({ fate }, { fate: state.fate })
  if (fate !== 'playing') return
  const kind = KINDS.indexOf(enemy.deck ?? 'combat')
  // Who retreats may meet a plague there, or Zombies that follow.
  const met = end === 'left' && (position.scenario === 'red' || position.scenario === 'corpse')
  const after = aftermath(t, enemy, end)
  same(after, {
    gold: state.gold[0],
    damage: met ? after.damage : state.damage[0],
    mustRest: met ? after.mustRest : state.mustRest[0] === 1,
    at: codeOf(state.at[0] ?? -1),
    trophies: state.trophies[0]?.map(card => adventures[card]?.card.id),
    discarded: state.adventureDiscards[kind]?.map(card => adventures[card]?.card.id),
    fighting: state.fight !== null,
  })
}

const ENDS = { won: 'combat_won', lost: 'combat_lost', left: 'combat_ended' } as const

/** RB-348, RB-466: the last antagonist; RB-323, RB-332: the only hero is removed. */
function fateAfter({ id, antagonist }: Enemy, end: End): string {
  if (antagonist !== true) return 'playing'
  if (end === 'lost') return 'lost'
  return end === 'won' && id !== 'champion' ? 'won' : 'playing'
}

/** RB-284 to RB-296: what a fight leaves behind. */
function aftermath(t: Table, enemy: Enemy, end: End) {
  const won = end === 'won'
  const moment = { won: 'combat_win', lost: 'combat_lose', left: '' }[end]
  const effects = t.hero.abilities.flatMap(({ when, do: text }) => (when === moment ? text : []))
  const rewards: Text = won ? [['gold', enemy.gold], ...(enemy.reward ?? [])] : []
  const sum = (word: 'gold' | 'heal') =>
    [...effects, ...rewards].reduce((n, effect) => n + (effect[0] === word ? number(t, HERO, effect[1]) : 0), 0)
  return {
    gold: t.gold + sum('gold'),
    damage: Math.max(0, t.hero.damage - sum('heal')),
    mustRest: end === 'lost' || t.both,
    at: t.at,
    trophies: won && enemy.deck !== undefined ? [enemy.id] : [],
    discarded: won || enemy.deck === undefined ? [] : [enemy.id],
    fighting: false,
  }
}
