import { type Arranged, flawed } from '@runatal/kernel/arrange'
import { arrange, type Position } from '../arrange.ts'
import { health } from '../rules/hero.ts'
import type { Runebound } from '../rules/types.ts'

/** What tests may arrange, and no game can come to. */
export const IN_NO_GAME = {
  heroTwice: ({ hero }: { hero: string; seat: number }) => `${hero} is at the table already: no hero twice`,
  fallen: ({ damage, health: most }: { seat: number; damage: number; health: number }) =>
    `${damage} damage on a hero of ${most} health: it would have fallen`,
  betweenTurns: ({ phase }: { phase: string }) => `In phase '${phase}' nobody is on turn, and nobody fights`,
  noEnemy: ({ tokens }: { tokens: number }) => `${tokens} tokens lie in a fight without an enemy`,
}

const cannot = flawed(IN_NO_GAME)

/** A game from a position that a game can come to. */
export function checked(position: Position): Arranged<Runebound> {
  const { players, phase = 'turn', fight } = position
  const heroes = players.map(({ hero }) => hero)
  const twice = heroes.findIndex((hero, seat) => heroes.indexOf(hero) !== seat)
  if (twice >= 0) throw cannot('heroTwice', { hero: heroes[twice]!, seat: twice })
  if (fight !== undefined && phase === 'endOfRound') throw cannot('betweenTurns', { phase })
  if (fight !== undefined && fight.enemy === undefined)
    throw cannot('noEnemy', { tokens: (fight.hero ?? []).length + (fight.foe ?? []).length })
  const { fight: _, ...calm } = position
  const before = arrange({ ...calm, players: players.map(player => ({ ...player, damage: 0 })) })
  for (const [seat, { damage = 0 }] of players.entries()) {
    const most = health(before.state, seat)
    if (damage >= most) throw cannot('fallen', { seat, damage, health: most })
  }
  return arrange(position)
}
