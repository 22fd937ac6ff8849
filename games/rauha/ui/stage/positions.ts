import type { Player, Position } from '../../arrange/position.ts'

/** Positions to look at: ?position=place&seats=4&language=fr&me=0&still. */

const AINA: Player = {
  points: 38,
  crystals: 6,
  colour: 'lagoon',
  board: { 0: 'B1-34', 1: 'B1-16', 2: 'B1-03', 3: 'B2-31', 5: 'B1-18', 6: 'B1-30', 7: 'B1-10' },
  spores: [1, 2, 7],
  entities: ['VUORI'],
}
const CELINE: Player = {
  points: 38,
  crystals: 3,
  colour: 'coral',
  board: { 2: 'B1-37', 3: 'B1-06', 4: 'B1-40', 5: 'B1-22', 8: 'B2-26' },
  spores: [3, 5],
  entities: ['MERI'],
}
const THEO: Player = {
  points: 47,
  crystals: 9,
  colour: 'dune',
  board: { 0: 'B1-14', 2: 'B1-13', 4: 'B1-08', 5: 'B2-01', 6: 'B2-18', 7: 'B1-26' },
  spores: [1],
  entities: ['METSAT', 'KITEET'],
}
const JOHANNES: Player = {
  points: 38,
  crystals: 1,
  colour: 'violet',
  board: { 0: 'B1-36', 1: 'B1-04', 2: 'B1-19', 4: 'B1-25', 6: 'B2-22', 7: 'B2-28' },
  spores: [0, 1, 4],
  entities: ['TAIVAS'],
}
const MILA: Player = {
  points: 21,
  crystals: 4,
  colour: 'moss',
  board: { 1: 'B1-33', 3: 'B1-21', 4: 'B1-23', 8: 'B1-31' },
  spores: [4],
}

export function positionOf(name: string, seats: number): Position {
  const players = [AINA, CELINE, THEO, JOHANNES, MILA].slice(0, seats)
  const [me = AINA, ...others] = players
  const pile = [1, 0, 3, 2, 4].filter(seat => seat < seats)
  switch (name) {
    case 'draft':
      return {
        players: [{ ...me, hand: ['B2-05', 'B2-39', 'B2-23'] }, ...others],
        stop: 10,
        phase: 'draft',
        pile,
      }
    case 'draft4':
      return { players, stop: 9, phase: 'draft', pile }
    case 'place':
      return { players: [{ ...me, card: 'B2-39' }, ...others], stop: 10, phase: 'play', onTurn: 0, pile }
    case 'dear':
      return { players: [{ ...me, crystals: 2, card: 'B2-23' }, ...others], stop: 10, phase: 'play', onTurn: 0, pile }
    case 'cells':
      return { players: [{ ...me, card: 'B2-05' }, ...others], stop: 6 + 4, phase: 'play', onTurn: 0, pile }
    case 'activate':
      return {
        players: [{ ...me, board: { ...me.board, 4: 'B2-39', 1: 'B1-20' } }, ...others],
        stop: 10,
        phase: 'activate',
        onTurn: 0,
        welcomed: ['SIENET'],
        pile,
      }
    case 'scoring':
      return {
        players: [{ ...me, entities: ['VUORI', 'MAA'] }, ...others],
        stop: 12,
        phase: 'scoring',
        onTurn: 0,
        pile,
      }
    case 'end':
      return { players, stop: 16, phase: 'end', pile }
    default:
      return { players: players.map(({ colour }) => ({ colour: colour ?? 'moss' })), phase: 'setUp' }
  }
}
