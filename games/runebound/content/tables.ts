import { ASSETS } from './assets.ts'
import { ENEMIES } from './enemies.ts'
import { ENVELOPES } from './envelopes.ts'
import { EVENTS } from './events.ts'
import { HEROES } from './heroes.ts'
import { ATTRIBUTES, KINDS, TRAITS } from './language.ts'
import type { Asset, Enemy, Envelope, EventCard, Hero, QuestCard, Skill, Story, Twist } from './language.ts'
import { MASTERS } from './masters.ts'
import { QUESTS } from './quests.ts'
import { SKILLS } from './skills.ts'
import { STORIES } from './stories.ts'
import { TWISTS } from './twists.ts'

/** All cards by number, so that a zone of the table is a list of small numbers. */

export const heroes: readonly Hero[] = HEROES
export const assets: readonly Asset[] = ASSETS
export const twists: readonly Twist[] = TWISTS
export const skills: readonly Skill[] = SKILLS
export const stories: readonly Story[] = STORIES
export const envelopes: readonly Envelope[] = ENVELOPES

/** Enemies of the decks first, then those that scenarios put on the map. */
export const enemies: readonly Enemy[] = [...ENEMIES, ...(MASTERS as readonly Enemy[])]

/** A card of the adventure decks. */
export type Adventure =
  | { type: 'enemy'; enemy: number; card: Enemy }
  | { type: 'event'; card: EventCard }
  | { type: 'quest'; card: QuestCard }

export const adventures: readonly Adventure[] = [
  ...ENEMIES.map((card, enemy): Adventure => ({ type: 'enemy', enemy, card })),
  ...EVENTS.map((card): Adventure => ({ type: 'event', card })),
  ...QUESTS.map((card): Adventure => ({ type: 'quest', card })),
]

/** Per adventure card: 0 combat, 1 exploration, 2 social. */
export const ADVENTURE_KIND: readonly number[] = adventures.map(({ card }) => KINDS.indexOf(card.deck ?? 'combat'))

/** In the asset deck a number past the assets is a twist. */
export const FIRST_TWIST = assets.length

/** Whether a card of the asset deck speaks of another hero (RB-336). */
export function assetSpeaksOfOthers(card: number): boolean {
  return (card < FIRST_TWIST ? assets[card]!.other : twists[card - FIRST_TWIST]!.other) === true
}

export const SKILL_TYPE: readonly number[] = skills.map(skill => ATTRIBUTES.indexOf(skill.type))
export const ENEMY_SHEET: readonly number[] = enemies.map(enemy => TRAITS.indexOf(enemy.trait))

export function enemyNamed(id: string): number {
  const found = enemies.findIndex(enemy => enemy.id === id)
  if (found < 0) throw new Error(`There is no enemy '${id}'`)
  return found
}
