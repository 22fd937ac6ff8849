import type { Chance } from '@runatal/kernel'
import type { Player, Position } from '../../index.ts'
import { ALL_CELLS, at, CARDS, TILES } from './book.ts'
import { startRound } from './turn.ts'
import type { World } from './world.ts'

/** Where a game begins: one position, told to the real rules and laid out for the model. */
export interface Start {
  position: Position
  world: World
}

/** Half of the games begin with the set-up, the others with a later round on boards that are well filled. */
export function start(chance: Chance): Start {
  const seats = 2 + chance.int(4)
  const side = chance.int(2) === 0 ? 'A' : 'B'
  const stop = [1, 1, 1, 5, 9, 13][chance.int(6)] ?? 1
  const rounds = at(stop).round - 1
  const decks = { 1: shuffled(chance, CARDS[1]), 2: shuffled(chance, CARDS[2]) }
  const out = [
    ...decks[1].splice(0, 4 * seats * Math.min(2, rounds)),
    ...decks[2].splice(0, 4 * seats * Math.max(0, rounds - 2)),
  ]
  const pile = shuffled(
    chance,
    Array.from({ length: seats }, (_, seat) => seat),
  )
  const most = chance.int(2) === 0 ? 20 : 130
  const players = pile.map(() => ({
    ...(rounds > 0 && played(chance, out, most)),
    activateForMe: onOff(chance),
    confirmForMe: onOff(chance),
  }))
  if (rounds > 0) giveEntities(chance, players)
  const position: Position = {
    players,
    side,
    pile,
    decks: { age1: decks[1], age2: decks[2] },
    ...(rounds > 0 && { phase: 'round', stop, blackHole: out }),
  }
  return { position, world: laidOut(position, stop) }
}

function laidOut({ players, side = 'A', pile = [], decks, blackHole = [] }: Position, stop: number): World {
  const track: World['track'] = {}
  for (const seat of pile) (track[players[seat]?.points ?? 0] ??= []).push(seat)
  const owners: World['owners'] = {}
  for (const [seat, { entities = [] }] of players.entries()) for (const id of entities) owners[id] = seat
  const world: World = {
    stop,
    phase: 'draft',
    toGo: [],
    players: players.map(player => ({
      crystals: player.crystals ?? 4,
      points: player.points ?? 0,
      board: ALL_CELLS.map(cell => player.board?.[cell] ?? `${side}:${cell}`),
      spores: [...(player.spores ?? [])],
      card: undefined,
      activateForMe: player.activateForMe === 'on',
      confirmForMe: player.confirmForMe === 'on',
    })),
    owners,
    track,
    satellites: [],
    decks: { 1: [...(decks?.age1 ?? [])], 2: [...(decks?.age2 ?? [])] },
    blackHole: [...blackHole],
    covered: [],
    welcomed: [],
    used: [],
    told: [],
  }
  startRound(world)
  return world
}

/** What somebody may have after some rounds; the cards come from those that were dealt. */
function played(chance: Chance, dealt: string[], most: number): Player {
  const board: Record<number, string> = {}
  for (const cell of ALL_CELLS) {
    const card = chance.int(3) > 0 ? dealt.pop() : undefined
    if (card !== undefined) board[cell] = card
  }
  const spores = ALL_CELLS.filter(() => chance.int(3) === 0)
  return { crystals: chance.int(9), points: chance.int(most), board, spores }
}

function giveEntities(chance: Chance, players: Player[]) {
  for (const { id } of TILES) {
    const player = players[chance.int(2 * players.length)]
    if (player !== undefined)
      player.entities = [...(player.entities ?? []), id as NonNullable<Player['entities']>[number]]
  }
}

function onOff(chance: Chance): 'on' | 'off' {
  return chance.int(4) === 0 ? 'on' : 'off'
}

function shuffled<T>(chance: Chance, items: readonly T[]): T[] {
  const all = [...items]
  chance.shuffle(all)
  return all
}
