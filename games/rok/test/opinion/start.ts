import { type Chance, UNKNOWN } from '@runatal/kernel'
import { type AtTable, NONE, type Player, type Position } from '../../index.ts'
import { found, RUNES, STONES, stonesOf } from './book.ts'
import type { Fed, Lying, World } from './world.ts'

/** A game to play beside the model: half begin with the set-up, half later, with loots to steal. */
export function start(chance: Chance): Position {
  const seats = 2 + chance.int(4)
  const none = Array.from({ length: seats }, (): Player => ({}))
  const later = chance.int(2) === 0
  return {
    players: later ? withLoots(chance, none) : none,
    variant: chance.int(5) < 2 ? 'calm' : 'race',
    alwaysContest: chance.int(4) === 0 ? 'on' : 'off',
    hardClosing: chance.int(4) === 0 ? 'on' : 'off',
    seed: chance.int(1e9),
    ...(later && { phase: 'draw', first: chance.int(seats), turn: chance.int(4) === 0 ? 57 : chance.int(9) }),
  }
}

/** The model's table at the first draw: only who begins and the first Balance runes are read from the real game. */
export function laidOut(position: Position, { state, match }: AtTable): World {
  const fed = feed(match.told[0] ?? [], state)
  const players = position.players.map((player, seat) => {
    const drawn = state.balance[seat]
    return {
      balance: drawn === NONE ? undefined : drawn,
      loot: [...(player.loot ?? [])],
      catches: [],
      claims: [],
      hand: [],
      focus: 0,
    }
  })
  const out = players.flatMap(({ balance, loot }) => [balance, ...loot.flatMap(stonesOf)])
  return {
    calm: position.variant === 'calm',
    alwaysContest: position.alwaysContest === 'on',
    hardClosing: position.hardClosing === 'on',
    first: position.first ?? state.first,
    turn: position.turn ?? 0,
    bag: STONES.filter(stone => !out.includes(stone)),
    table: [],
    players,
    told: [],
    outcome: undefined,
    fed,
  }
}

export function feed(told: readonly { event: { type: string } }[], state: AtTable['state']): Fed {
  const { tag, stone, up, x, y } = state.table
  const table = tag.map((one, i): Lying => ({
    tag: one,
    stone: stone[i] ?? UNKNOWN,
    up: up[i] === true,
    x: x[i] ?? 0,
    y: y[i] ?? 0,
  }))
  return { events: told.map(({ event }) => ({ ...event })), hands: state.hands, table }
}

function withLoots(chance: Chance, players: Player[]): Player[] {
  const runes = [...RUNES]
  chance.shuffle(runes)
  const each = chance.int(Math.floor(14 / players.length) + 1)
  const names = () => found(runes.pop(), 'rune left') as NonNullable<Player['balance']>
  return players.map(() => ({
    ...(chance.int(5) > 0 && { balance: names() }),
    loot: Array.from({ length: each }, names),
  }))
}
