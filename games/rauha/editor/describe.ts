import { isOver } from '@runatal/kernel'
import type { Phase, Player, Position } from '../arrange.ts'
import { ENTITIES, type EntityName } from '../content/entities.ts'
import { isCorner } from '../content/path.ts'
import { BIOMES, CELLS, isCard } from '../content/tables.ts'
import { COLOURS, NONE, type State } from '../rules/types.ts'

/** The position that a state is. Cards that were chosen while others still choose, and goes of a scoring that are over, it cannot say. */
export function describe(s: State): Position {
  const phase = phaseOf(s)
  const goes = phase === 'play' || phase === 'activate'
  return {
    side: s.side,
    stop: s.stop,
    phase,
    players: s.kept.map((_, seat) => playerOf(s, seat, goes)),
    pile: s.arrivals.slice(),
    decks: { age1: ids(s.decks[0]).toReversed(), age2: ids(s.decks[1]).toReversed() },
    blackHole: ids(s.blackHole),
    covered: ids(s.covered),
    ...(s.active !== NONE && { onTurn: s.active }),
    ...((goes || phase === 'draft') && { satellites: s.satellites.map(ids) }),
    ...(phase === 'activate' && s.welcomed !== 0 && { welcomed: entities(s.welcomed) }),
    ...((phase === 'activate' || phase === 'scoring') && s.active !== NONE && { used: usedOf(s) }),
  }
}

function phaseOf(s: State): Phase {
  if (isOver(s)) return 'end'
  if (s.drafting) return 'draft'
  if (isCorner(s.stop)) return 'scoring'
  return s.asks.some(({ kind }) => kind === 'playBiome') ? 'play' : 'activate'
}

function playerOf(s: State, seat: number, goes: boolean): Player {
  const cells = bits(
    s.boards.slice(CELLS * seat, CELLS * (seat + 1)).reduce((set, card, i) => (isCard(card) ? set | (1 << i) : set), 0),
  )
  const kept = s.kept[seat]!
  return {
    crystals: s.crystals[seat]!,
    points: s.points[seat]!,
    board: Object.fromEntries(cells.map(cell => [cell, BIOMES[s.boards[CELLS * seat + cell]!]!.id])),
    spores: bits(s.spores[seat]!),
    entities: ENTITIES.flatMap(({ id }, i) => (s.owners[i] === seat ? [id] : [])),
    colour: COLOURS[s.colours[seat]!]!,
    activateForMe: s.activateForMe[seat] ? 'on' : 'off',
    confirmForMe: s.confirmForMe[seat] ? 'on' : 'off',
    ...(goes && kept >= 0 && { card: BIOMES[kept]!.id }),
  }
}

function usedOf(s: State) {
  return { cells: bits(s.usedCells[s.active]!), entities: entities(s.usedEntities) }
}

function entities(set: number): EntityName[] {
  return bits(set).map(i => ENTITIES[i]!.id)
}

function bits(set: number): number[] {
  return Array.from({ length: 31 }, (_, i) => i).filter(i => (set & (1 << i)) !== 0)
}

function ids(cards: readonly number[]): string[] {
  return cards.map(card => BIOMES[card]!.id)
}
