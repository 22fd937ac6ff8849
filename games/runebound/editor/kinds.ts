import type { Kind, Thing } from '@runatal/look/editor/editor.ts'
import { ASSET_TYPES, ATTRIBUTES } from '../content/language.ts'
import { QUESTS } from '../content/quests.ts'
import { assets, skills } from '../content/tables.ts'
import { TOKENS } from '../content/tokens.ts'
import { messages } from '../messages/index.ts'
import { words } from './words.ts'

/** What the box holds, as the editor sorts it. */

const { en, fr } = messages
const told = (id: string) => ({ en: en.card(id).lines.join(' '), fr: fr.card(id).lines.join(' ') })

export const SKILL_CARDS: Kind = {
  id: 'skill',
  name: words.skills,
  sorts: ATTRIBUTES.map(id => ({ id, name: { en: en.attributes[id], fr: fr.attributes[id] } })),
  things: skills.map(({ id, name, type }) => ({ id, name, note: told(id), sorts: [type] })),
}

export const ASSET_CARDS: Kind = {
  id: 'asset',
  name: words.assets,
  sorts: ASSET_TYPES.map(id => ({ id, name: { en: en.types[id], fr: fr.types[id] } })),
  things: assets.map(({ id, name, type }) => ({ id, name, note: told(id), sorts: [type] })),
}

export const QUEST_CARDS: Kind = {
  id: 'quest',
  name: words.quests,
  things: QUESTS.map(({ id, name }) => ({ id, name, note: told(id) })),
}

/** By what is up and what is down. */
export const TOKEN_SIDES: Kind = {
  id: 'token',
  name: words.tokens,
  things: [...new Set(TOKENS.flatMap(bothWays))].map((id): Thing => {
    const [up = '', down = ''] = id.split('|')
    return {
      id,
      name: { en: en.side(up), fr: fr.side(up) },
      note: { en: `↓ ${en.side(down)}`, fr: `↓ ${fr.side(down)}` },
    }
  }),
}

function bothWays(token: string): string[] {
  const [up = '', down = ''] = token.split('|')
  return [token, `${down}|${up}`]
}
