import { arrange, type Player, type Position } from '../index.ts'

/** Nobody's capability or weapon meddles: Orsane with the Cairn Fist, who has two bare sockets. */
export const PLAIN: Player = { character: 'C-TOLOMEY', weapons: ['W-CAIRNFIST'], hp: 30, latent: 0, reserve: 9 }

/** Ten souls of VA 2. */
export const SOULS = Array.from({ length: 10 }, () => 'BL01')

/** Two plain players with ten souls each; what is named differs. */
export function duel(a: Player = {}, b: Player = {}, more: Partial<Position> = {}) {
  return arrange({ ...more, players: [plain(a), plain(b)] })
}

function plain(player: Player): Player {
  return { ...PLAIN, deck: SOULS, ...player }
}
