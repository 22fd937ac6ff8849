import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The stones and numbers of the ledger: nothing here comes from our own tables. */

interface Content {
  stones: { items: [number, number, string, string][] }
  colours: { id: string }[]
  hands: { by_players: Record<number, [each: number, all: number]> }
  focus_variant: { focus_per_turn: number; max_waves: number }
  slide: { start_to_destiny_centre_mm: number; stone_half_length_mm: number; destiny_radius_mm: number }
}

const { content } = parse(readFileSync(new URL('../../rulebook.yaml', import.meta.url), 'utf8')) as { content: Content }

const lines = content.stones.items

export const STONES = lines.flatMap(([a, b]) => [a, b])
export const RUNES = lines.map(([, , hue, sign]) => `${hue}-${sign}`)
export const COLOURS = content.colours.map(({ id }) => id)
export const FOCUS = content.focus_variant.focus_per_turn
export const WAVES = content.focus_variant.max_waves
export const LAST_THROW = 60

const { start_to_destiny_centre_mm, stone_half_length_mm, destiny_radius_mm } = content.slide
export const START = start_to_destiny_centre_mm
export const TOUCH = stone_half_length_mm + destiny_radius_mm

export function handSize(seats: number): number {
  return found(content.hands.by_players[seats], `hand for ${seats}`)[0]
}

/** Colour and sign in one word; twins have the same. */
export function rune(stone: number): string {
  return found(RUNES[lines.findIndex(([a, b]) => a === stone || b === stone)], `stone ${stone}`)
}

export function stonesOf(name: string): [number, number] {
  const [a, b] = found(lines[RUNES.indexOf(name)], name)
  return [a, b]
}

/** ROK-014. */
export function twin(stone: number): number {
  const [a, b] = stonesOf(rune(stone))
  return a === stone ? b : a
}

export function colour(name: string): string {
  return found(name.split('-')[0], `colour of ${name}`)
}

export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The model knows no ${what}`)
  return value
}
