import type { RuneId } from '@runatal/look/runes/signs.ts'
import type { Shape } from './pictures/contour.ts'

/** What the hall shows of a game before any of its code is loaded. */
export interface GameCard {
  name: string
  rune: RuneId
  /** The display face, as CSS. */
  face: string
  /** What is inscribed on its stele. */
  spell: string
  people: readonly [least: number, most: number]
  minutes: readonly [least: number, most: number]
  kind: 'together' | 'reflexes' | 'rivals' | 'duel'
  /** The light in its niche. */
  light: string
  shape: Shape
  /** It has an app for players with the physical box. */
  companion?: true
  /** Shown as coming when its rules are not there yet. */
  ready: boolean
}

export type GameId = 'rising5' | 'rok' | 'rauha' | 'raise-rise-die' | 'runebound'

export const GAMES: Record<GameId, GameCard> = {
  rising5: {
    name: 'Rising 5',
    rune: 'dagaz',
    face: "'Cinzel', serif",
    spell: 'rising fimm runar asteros',
    people: [1, 5],
    minutes: [30, 30],
    kind: 'together',
    light: '#37d5c4',
    shape: 'ogive',
    companion: true,
    ready: true,
  },
  rok: {
    name: 'RÖK',
    rune: 'raido',
    face: "'Uncial Antiqua', serif",
    spell: 'rok steinar kasta grip',
    people: [2, 5],
    minutes: [20, 20],
    kind: 'reflexes',
    light: '#e8c98a',
    shape: 'boulder',
    ready: true,
  },
  rauha: {
    name: 'Rauha',
    rune: 'jera',
    face: "'Spectral', serif",
    spell: 'rauha metsat vuori meri',
    people: [2, 5],
    minutes: [45, 45],
    kind: 'rivals',
    light: '#fff0c8',
    shape: 'round',
    ready: true,
  },
  'raise-rise-die': {
    name: 'Raise, Rise & Die',
    rune: 'eihwaz',
    face: "'Grenze Gotisch', serif",
    spell: 'raise rise die hel sal',
    people: [2, 2],
    minutes: [25, 25],
    kind: 'duel',
    light: '#b07cff',
    shape: 'broken',
    ready: true,
  },
  runebound: {
    name: 'Runebound',
    rune: 'othala',
    face: "'Cinzel', serif",
    spell: 'runebound land leid othal',
    people: [1, 4],
    minutes: [60, 90],
    kind: 'together',
    light: '#f0dca8',
    shape: 'gable',
    ready: true,
  },
}

export const GAME_IDS = Object.keys(GAMES) as GameId[]

/** Co-operative: all win or all lose. */
export function isTogether(id: string): boolean {
  return isGameId(id) && GAMES[id].kind === 'together'
}

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(GAMES, id)
}
