import type { Language } from '@runatal/look/board.ts'
import { REGIONS, SITES } from '../../content/land.ts'
import { CITY, codeOf, GEM_AT, GEMS, hexesOf, SITE_AT, TERRAIN, TERRAIN_NAMES } from '../../content/map.ts'
import { KINDS } from '../../content/language.ts'
import type { Messages } from '../../messages/index.ts'
import { terrainNow } from '../../rules/places.ts'
import type { State } from '../../rules/types.ts'
import type { BoardWords } from '../words/words.ts'

/** What a hex is, in a line: 'H4 Tamalir · city'. */
export function hexLine(hex: number, state: State, game: Messages, words: BoardWords, language: Language): string {
  const parts = [`${codeOf(hex)} ${placeOf(hex)?.[language] ?? ''}`.trim(), terrainWord(hex, state, game, words)]
  const gem = GEM_AT[hex]!
  if (gem >= 0)
    parts.push(state.gems[gem] === 1 ? words.gem(KINDS[GEMS[gem]!.kind]!) : words.gemUsed(KINDS[GEMS[gem]!.kind]!))
  if (state.webs.includes(hex)) parts.push(words.webHere)
  return parts.join(' · ')
}

export function placeOf(hex: number) {
  const site = SITES[SITE_AT[hex]!]
  return site?.name ?? REGIONS.find(({ id }) => hexesOf(id).includes(hex))?.name
}

function terrainWord(hex: number, state: State, game: Messages, words: BoardWords): string {
  if (state.scorched.includes(hex)) return words.scorchedHere
  const site = SITES[SITE_AT[hex]!]
  const terrain = terrainNow(state, hex)
  const ground = terrain === CITY ? undefined : game.terrains[TERRAIN_NAMES[TERRAIN[hex]!]!]
  return [site === undefined ? undefined : game.sites[site.kind], ground].filter(word => word !== undefined).join(', ')
}
