import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The content tables of the rulebook, as they are written there: what our own tables are held against. */

interface CardLine {
  id: string
  region: string
  kind: string
  start?: boolean
  lord?: boolean
  strength?: number
  moons: number
  reward: Record<string, number>[]
  name_en: string
  name_fr: string
}

interface Named {
  id: string
  en: string
  fr: string
}

interface Content {
  board: { locations: (Named & { region: string })[] }
  runes: { list: (Named & { hex: string; glyph: string })[] }
  signs: { display_order: string[]; list: Named[] }
  region_cards: { list: CardLine[]; distribution: { strengths: Record<string, number>; moons: Record<string, number> } }
  relics: { list: Named[] }
  artefacts: { list: Named[] }
  eclipse_track: {
    spaces: number
    start: number
    lose_at: number
    lose_at_by_team: Record<'beginner' | 'standard' | 'heroic', number[]>
  }
  character_deck: { per_character: number; red_moons: Record<'beginner' | 'standard' | 'heroic', number> }
  fight_die: { faces: (string | number)[] }
}

const rulebook = parse(readFileSync(new URL('../rulebook.yaml', import.meta.url), 'utf8')) as { content: Content }

export const { content } = rulebook
