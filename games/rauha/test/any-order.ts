import { type Chance, FastChance, Play } from '@runatal/kernel'
import { AGE_1, AGE_2 } from '../content/cards.ts'
import { ENTITIES } from '../content/entities.ts'
import { arrange, type Position, rauha, type State } from '../index.ts'

/** Every order of activations there is, tried out: slow, and without any thought of what an effect does. */

/** A seat with something to activate, at a step 4 or a scoring: cards, Spores, crystals and Entities by chance. */
export function somethingToActivate(number: number): Position {
  const chance = new FastChance(number)
  const cards = shuffled([...AGE_1, ...AGE_2], chance)
  // Half of them have to do with Spores, which is where an order can matter.
  const makers = cards.filter(
    ({ effect }) => effect && ('spore' in effect || ('per' in effect && effect.per === 'spore')),
  )
  const board: Record<number, string> = {}
  for (const cell of shuffled(CELLS, chance).slice(0, 5)) {
    const card = (chance.int(2) === 0 ? makers.pop() : undefined) ?? cards.find(({ id }) => !taken(board, id))!
    if (!taken(board, card.id)) board[cell] = card.id
  }
  const entities = shuffled(ENTITIES, chance).slice(0, chance.int(4))
  const names = entities.map(({ id }) => id)
  const player = { board, crystals: chance.int(6), spores: shuffled(CELLS, chance).slice(0, chance.int(4)) }
  if (chance.int(2) === 0)
    return { players: [{ ...player, entities: names }, {}], phase: 'scoring', stop: 12, onTurn: 0 }
  return { players: [player, {}], phase: 'activate', stop: 9 + chance.int(3), onTurn: 0, welcomed: names }
}

/** How a go can end, as 'Spores: crystals, points', without the ends that give less than another with the same Spores. */
export function bestEnds(from: State): string[] {
  const known = new Set<string>()
  const ends = new Map<number, [crystals: number, points: number][]>()
  const visit = (s: State) => {
    const [spores, crystals, points] = [s.spores[0]!, s.crystals[0]!, s.points[0]!]
    const key = [s.usedCells[0], s.usedEntities, spores, crystals, points].join()
    if (known.has(key)) return
    known.add(key)
    const others = (ends.get(spores) ?? []).filter(([c, p]) => c > crystals || p > points)
    if (!others.some(([c, p]) => c >= crystals && p >= points)) others.push([crystals, points])
    ends.set(spores, others)
    for (const ask of s.asks) {
      if (ask.kind === 'endTurn') continue
      for (const move of rauha.decisions[ask.kind as 'activate'].options(s, 0)) {
        if (move.do === 'end') continue
        const next = rauha.clone(s)
        new Play(rauha, next, new FastChance(1)).play(
          next.asks.find(({ id }) => id === ask.id)!,
          move,
        )
        visit(next)
      }
    }
  }
  visit(from)
  return [...ends].flatMap(([spores, all]) => all.map(end => `${spores}: ${end.join()}`)).toSorted()
}

export function arranged(position: Position, activateForMe: 'off' | 'on'): State {
  const [first, ...others] = position.players
  return arrange({ ...position, players: [{ ...first, activateForMe }, ...others] }).state
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

function taken(board: Record<number, string>, id: string): boolean {
  return Object.values(board).includes(id)
}

function shuffled<T>(all: readonly T[], chance: Chance): T[] {
  const order = all.map((_, i) => i)
  chance.shuffle(order)
  return order.map(i => all[i]!)
}
