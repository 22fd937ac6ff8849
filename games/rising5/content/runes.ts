import type { Rune } from '../rules/puzzle.ts'

/** R5-030: each rune has a colour and, because colour is never the only mark, a glyph of its own. */
export const RUNE_LOOKS: Record<Rune, { colour: string; glyph: string }> = {
  blue: { colour: '#2F6FDE', glyph: 'wave' },
  red: { colour: '#D7263D', glyph: 'flame' },
  yellow: { colour: '#F2C230', glyph: 'rays' },
  orange: { colour: '#F07F13', glyph: 'horn' },
  green: { colour: '#2E9E4F', glyph: 'leaf' },
  violet: { colour: '#7B3FA0', glyph: 'eye' },
  black: { colour: '#2A2A2E', glyph: 'star' },
}
