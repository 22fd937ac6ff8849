import type { State } from '../index.ts'

/** The board as positions are written: seven rows, the seventh first. */
export function drawn({ board }: Pick<State, 'board'>): string[] {
  const signs = board.map(cell => ({ attacker: 'a', defender: 'd', king: 'K', '': '.' })[cell])
  return [6, 5, 4, 3, 2, 1, 0].map(row => signs.slice(7 * row, 7 * row + 7).join(' '))
}
