import scroll from '@runatal/look/icons/drawn/scroll-unfurled.ts'
import type { Asset, Skill } from '../../content/language.ts'
import { adventures, assets, enemies, skills, stories, twists } from '../../content/tables.ts'
import type { Palette } from '../art/Scene.tsx'
import type { Subject } from '../art/Subject.tsx'

/** How a card looks, by its id: which colours, which picture. */
export interface Look {
  sort: 'skill' | 'asset' | 'enemy' | 'event' | 'quest' | 'story' | 'letter'
  palette: Palette
  of: Subject
  skill?: Skill
  asset?: Asset
  /** Of an adventure: 0 combat, 1 exploration, 2 social. */
  deck?: number
}

export function lookOf(id: string): Look {
  const found = LOOKS.get(id)
  if (found === undefined) throw new Error(`There is no card '${id}'`)
  return found
}

const SKILL_PALETTES: Record<Skill['type'], Palette> = { body: 'dusk', mind: 'blue', spirit: 'violet' }
const DECK_PALETTES: readonly Palette[] = ['red', 'green', 'violet']
const DECKS = ['combat', 'exploration', 'social']

const LOOKS = new Map<string, Look>([
  ...skills.map((skill): [string, Look] => [
    skill.id,
    { sort: 'skill', palette: SKILL_PALETTES[skill.type], of: { set: skill.set }, skill },
  ]),
  ...assets.map((asset): [string, Look] => [
    asset.id,
    { sort: 'asset', palette: 'dusk', of: { asset: asset.type, named: asset.name.en }, asset },
  ]),
  ...enemies.map((enemy): [string, Look] => [
    enemy.id,
    { sort: 'enemy', palette: enemy.antagonist ? 'violet' : 'red', of: { enemy } },
  ]),
  ...adventures.map(({ type, card }): [string, Look] => {
    const deck = DECKS.indexOf(card.deck ?? 'combat')
    const of: Subject = type === 'enemy' ? { enemy: card } : { adventure: card.id }
    return [card.id, { sort: type, palette: DECK_PALETTES[deck]!, of, deck }]
  }),
  ...stories.map(({ id, scenario }): [string, Look] => [id, { sort: 'story', palette: 'dusk', of: { scenario } }]),
  ...twists.map(({ id }): [string, Look] => [id, { sort: 'letter', palette: 'green', of: { picture: scroll } }]),
])
