import { expect } from 'vitest'
import { commitment, FastChance, heard, isRefusal, Match, newSeed, SPECTATOR } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, BIOMES, rauha } from '../index.ts'
import type { Table } from './words.ts'

rule('RAU-205', 'the hash shown at the start commits to a random seed of 256 bits', () => {
  const seeds = Array.from({ length: 20 }, newSeed)
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(seeds).size).toBe(20)
  const match = Match.start(rauha, { seats: 3 }, seeds[0]!)
  if (isRefusal(match)) throw new Error(match.text)
  expect(match.commitment).toBe(commitment(seeds[0]!))
  expect(match.commitment).not.toContain(seeds[0]!.slice(0, 8))
})

rule('RAU-205', 'nothing that a seat was sent changes when two cards that it was never shown change places', () => {
  const places = new Set<string>()
  for (const [seats, moves] of [
    [2, 9],
    [2, 60],
    [3, 4],
    [3, 25],
    [4, 30],
    [5, 12],
  ] as const) {
    const chance = new FastChance(205, seats, moves)
    const decks = { age1: shuffled(1, chance), age2: shuffled(2, chance) }
    const viewers = [SPECTATOR, ...Array(seats).keys()]
    const original = new Game(seats, decks, viewers)
    for (let i = 0; i < moves; i++) original.moveByChance(chance)
    for (const viewer of viewers) {
      const sent = original.sentTo(viewer)
      const unseen = [...decks.age1, ...decks.age2].filter(id => !sent.some(message => message.includes(id)))
      chance.shuffle(unseen)
      for (const place of new Set(unseen.map(id => original.placeOf(id)))) {
        const one = unseen.find(id => original.placeOf(id) === place)!
        const other = unseen.find(id => id !== one && id.slice(0, 2) === one.slice(0, 2))
        if (other === undefined) continue
        places.add(place)
        const swap = (text: string) => text.replaceAll(one, '?').replaceAll(other, one).replaceAll('?', other)
        const exchanged = new Game(seats, { age1: decks.age1.map(swap), age2: decks.age2.map(swap) }, [viewer])
        for (const [seat, ask, move] of original.moves) exchanged.move(seat, ask, JSON.parse(swap(move)))
        expect(exchanged.sentTo(viewer)).toEqual(sent)
      }
    }
  }
  expect([...places].toSorted()).toEqual(['Black Hole', 'Satellite', 'deck', 'kept'])
})

/** A game from its set-up, with all that it sends. */
class Game {
  readonly moves: [seat: number, ask: number, move: string][] = []
  private readonly table: Table
  private readonly viewers: readonly number[]
  private readonly views: string[][]

  constructor(seats: number, decks: { age1: string[]; age2: string[] }, viewers: readonly number[]) {
    this.table = arrange({ players: Array.from({ length: seats }, () => ({})), decks })
    this.viewers = viewers
    this.views = this.viewers.map(() => [])
    this.look()
  }

  moveByChance(chance: FastChance) {
    const asks = this.viewers.flatMap(seat => this.table.match.asks(seat))
    const ask = asks[chance.int(asks.length)]!
    const options = this.table.match.options(ask)
    this.move(ask.seat, ask.id, options[chance.int(options.length)])
  }

  move(seat: number, ask: number, move: unknown) {
    const answer = this.table.match.submit(seat, ask, move)
    if ('refused' in answer) throw new Error(answer.text)
    this.moves.push([seat, ask, JSON.stringify(move)])
    this.look()
  }

  /** Every event and view that a viewer got, and its own questions with their options. */
  sentTo(viewer: number): string[] {
    const { told } = this.table.match
    return told.flatMap((some, i) => [
      ...some.map(one => JSON.stringify(heard(one, viewer)) ?? ''),
      this.views[this.viewers.indexOf(viewer)]![i]!,
    ])
  }

  placeOf(id: string): string {
    const { decks, satellites, kept, blackHole } = this.table.state
    const card = BIOMES.findIndex(biome => biome.id === id)
    if (decks.flat().includes(card)) return 'deck'
    if (kept.includes(card)) return 'kept'
    if (satellites.flat().includes(card)) return 'Satellite'
    return blackHole.includes(card) ? 'Black Hole' : 'nowhere'
  }

  private look() {
    const { match } = this.table
    for (const [i, viewer] of this.viewers.entries()) {
      const asked = match.asks(viewer).map(ask => [ask, match.options(ask)])
      this.views[i]!.push(JSON.stringify([named(match.view(viewer)), asked]))
    }
  }
}

/** A view in which every card is named, so that a card that was shown is found in the text. */
function named(view: Table['state']) {
  return {
    ...view,
    decks: view.decks.map(deck => deck.map(name)),
    satellites: view.satellites.map(cards => cards.map(name)),
    kept: view.kept.map(name),
    blackHole: view.blackHole.map(name),
    covered: view.covered.map(name),
    boards: view.boards.map(name),
  }
}

function name(card: number): string | number {
  return BIOMES[card]?.id ?? card
}

function shuffled(age: 1 | 2, chance: FastChance): string[] {
  const ids = BIOMES.map(({ id }) => id).filter(id => id.startsWith(`B${age}-`))
  chance.shuffle(ids)
  return ids
}
