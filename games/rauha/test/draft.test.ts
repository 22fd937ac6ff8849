import { SPECTATOR, UNKNOWN } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { describe, expect } from 'vitest'
import { arrange, biomeNumber, NONE } from '../index.ts'
import { ids, players, SEATS, wholeGame } from './game.ts'

const PACKS = [
  ['B1-01', 'B1-02', 'B1-03', 'B1-04'],
  ['B1-05', 'B1-06', 'B1-07', 'B1-08'],
  ['B1-09', 'B1-10', 'B1-11', 'B1-12'],
]

describe('step 1: choose a Biome card', () => {
  rule('RAU-068', 'moon: the Satellite of the own number; star: the one before', () => {
    for (const seats of SEATS)
      for (const stop of [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]) {
        const t = arrange({ players: players(seats), stop, phase: 'draft' })
        const moon = [1, 3, 6, 9, 11, 14].includes(stop)
        for (let seat = 0; seat < seats; seat++)
          expect(hand(t, seat)).toEqual(ids(t.state.satellites[moon ? seat : (seat + seats - 1) % seats]!))
      }
  })

  rule('RAU-069', 'at turn 1 the cards come from the Satellite on the left', () => {
    const t = arrange({ players: players(4) })
    expect(t.happened('turn.started')).toEqual([{ type: 'turn.started', round: 1, turn: 1, stop: 1, symbol: 'moon' }])
    expect(hand(t, 2)).toEqual(ids(t.state.satellites[2]!))
    expect(t.as(2).heard).toContainEqual({ type: 'hand.shown', seat: 2, cards: ids(t.state.satellites[2]!) })
  })

  rule('RAU-070', 'a player sees the cards and keeps one of them', () => {
    const t = arrange({ players: players(3), satellites: PACKS })
    expect(t.as(1).options('pickBiome')).toEqual(PACKS[1]!.map(card => ({ do: 'pick', card })))
    expect(ids(t.as(1).view.satellites[1]!)).toEqual(PACKS[1])
    const shown = (viewer: number) => t.heardBy(viewer).filter(event => event.type === 'hand.shown')
    expect(shown(1)).toEqual([{ type: 'hand.shown', seat: 1, cards: PACKS[1] }])
    expect(shown(SPECTATOR)).toEqual([])
    expect(t.as(1).tries('pickBiome', { do: 'pass' })).toMatchObject({ refused: 'not-an-option' })
    expect(t.as(1).tries('pickBiome', { do: 'pick', card: 'B1-01' })).toMatchObject({ refused: 'not-an-option' })
    t.as(1).play('pickBiome', { card: 'B1-07' })
    expect(t.state.kept[1]).toBe(biomeNumber('B1-07'))
  })

  rule('RAU-071', 'the other cards go back to their Satellite', () => {
    const t = arrange({ players: players(3), satellites: PACKS })
    pick(t, 'B1-02', 'B1-05', 'B1-12')
    expect(t.state.satellites.map(ids)).toEqual([
      ['B1-01', 'B1-03', 'B1-04'],
      ['B1-06', 'B1-07', 'B1-08'],
      ['B1-09', 'B1-10', 'B1-11'],
    ])
    expect(ids(t.state.kept)).toEqual(['B1-02', 'B1-05', 'B1-12'])
  })

  rule('RAU-072', 'nobody plays before everybody has chosen', () => {
    const t = arrange({ players: players(3), satellites: PACKS })
    t.as(0).play('pickBiome', { card: 'B1-01' })
    t.as(2).play('pickBiome', { card: 'B1-09' })
    for (const seat of [0, 1, 2]) expect(t.as(seat).asked).toEqual(['pickBiome'])
    expect(t.happened('picks.closed')).toEqual([])
    t.as(1).play('pickBiome', { card: 'B1-05' })
    expect(t.happened('picks.closed')).toHaveLength(1)
    expect([0, 1, 2].map(seat => t.as(seat).asked)).toEqual([['playBiome'], [], []])
  })

  rule('RAU-073', 'at the last turn of a round the card not chosen goes face down to the Black Hole', () => {
    for (const seats of SEATS)
      for (const stop of [3, 7, 11, 15]) {
        const t = arrange({ players: players(seats), stop, phase: 'draft' })
        const others = Array.from({ length: seats }, (_, seat) => hand(t, seat))
        const before = t.state.blackHole.length
        for (let seat = 0; seat < seats; seat++) t.as(seat).play('pickBiome', { card: others[seat]![0]! })
        expect(others.map(cards => cards.length)).toEqual(Array(seats).fill(2))
        expect(t.state.satellites).toEqual(others.map(() => []))
        expect(ids(t.state.blackHole.slice(before))).toEqual(others.map(cards => cards[1]))
        expect(t.happened('card.swallowed')).toEqual(others.map((_, seat) => ({ type: 'card.swallowed', seat })))
        for (const viewer of [0, SPECTATOR])
          expect(t.match.view(viewer).blackHole).toEqual(Array(before + seats).fill(UNKNOWN))
      }
    const notLast = arrange({ players: players(2), stop: 2, phase: 'draft' }).playOn(s => !s.drafting)
    expect(notLast.happened('card.swallowed')).toEqual([])
  })

  rule('RAU-074', 'the hands of a round have 4, 3 and 2 cards', () => {
    for (const seats of SEATS) {
      const sizes = wholeGame(seats)
        .happened('hand.shown')
        .map(event => event.cards.length)
      const round = [4, 3, 2].flatMap(size => Array<number>(seats).fill(size))
      expect(sizes).toEqual([round, round, round, round].flat())
    }
  })

  rule('RAU-075', 'two packs a round: one at turns 1 and 3, the neighbour’s at turn 2', () => {
    for (const seats of SEATS) {
      const seen = wholeGame(seats).happened('hand.shown')
      const cards = (turn: number, seat: number) => seen[seats * turn + seat]!.cards
      for (let seat = 0; seat < seats; seat++) {
        const before = (seat + seats - 1) % seats
        for (const [i, first, second] of [
          [0, seat, before],
          [3, before, seat],
          [6, seat, before],
          [9, before, seat],
        ] as const) {
          // Packs are known by who holds them at the first turn of the round: in rounds 1 and 3 seat i has pack i.
          const packOf = (satellite: number) => cards(i, i % 2 === 0 ? satellite : (satellite + 1) % seats)
          expect(packOf(first)).toEqual(expect.arrayContaining(cards(i, seat)))
          expect(packOf(second)).toEqual(expect.arrayContaining(cards(i + 1, seat)))
          expect(packOf(first)).toEqual(expect.arrayContaining(cards(i + 2, seat)))
        }
      }
    }
  })

  rule('RAU-076', 'the others see only that a card was chosen', () => {
    const t = arrange({ players: players(3), satellites: PACKS })
    t.as(0).play('pickBiome', { card: 'B1-03' })
    for (const viewer of [1, 2, SPECTATOR]) {
      expect(t.match.view(viewer).kept).toEqual([UNKNOWN, NONE, NONE])
      expect(t.match.view(viewer).satellites[0]).toEqual(Array(4).fill(UNKNOWN))
      expect(t.heardBy(viewer).at(-1)).toEqual({ type: 'biome.picked', seat: 0 })
    }
    expect(t.as(0).heard.at(-1)).toEqual({ type: 'biome.picked', seat: 0, card: 'B1-03' })
    // It stays hidden in the others' steps, until its owner places it.
    t.as(1).play('pickBiome', { card: 'B1-08' })
    t.as(2).play('pickBiome', { card: 'B1-09' })
    expect(t.as(1).view.kept).toEqual([UNKNOWN, biomeNumber('B1-08'), UNKNOWN])
    t.as(0).play('playBiome', { do: 'place', cell: 4 })
    expect(t.as(1).heard).toContainEqual(expect.objectContaining({ type: 'biome.placed', seat: 0, card: 'B1-03' }))
  })

  rule('RAU-077', 'a pick can be changed until the last one is made, and nobody learns of it', () => {
    const t = arrange({ players: players(3), satellites: PACKS })
    t.as(0).play('pickBiome', { card: 'B1-01' })
    t.as(2).play('pickBiome', { card: 'B1-09' })
    const seen = [1, 2, SPECTATOR].map(viewer => [t.match.view(viewer), t.heardBy(viewer)])
    t.as(0).play('pickBiome', { card: 'B1-02' })
    expect(t.state.kept[0]).toBe(biomeNumber('B1-02'))
    expect([1, 2, SPECTATOR].map(viewer => [t.match.view(viewer), t.heardBy(viewer)])).toEqual(seen)
    expect(t.as(0).heard.at(-1)).toEqual({ type: 'biome.picked', seat: 0, card: 'B1-02' })
    // Taking a pick back would show the others that it was: another pick is the way to change it.
    expect(t.as(0).undo()).toMatchObject({ refused: 'no-undo' })

    const open = t.state.asks.find(({ seat }) => seat === 1)!
    t.as(1).play('pickBiome', { card: 'B1-05' })
    expect([0, 1, 2].map(seat => t.as(seat).asked)).toEqual([['playBiome'], [], []])
    expect(t.match.submit(1, open.id, { do: 'pick', card: 'B1-06' })).toMatchObject({ rule: 'RAU-077' })
    expect(t.as(1).tries('pickBiome', { do: 'pick', card: 'B1-06' })).toMatchObject({ refused: 'no-such-ask' })
    expect(t.as(1).undo()).toMatchObject({ refused: 'no-undo' })
    expect(ids(t.state.kept)).toEqual(['B1-02', 'B1-05', 'B1-09'])
  })

  rule('RAU-078', 'cards given back are seen by nobody', () => {
    const t = arrange({ players: players(3), satellites: PACKS })
    pick(t, 'B1-02', 'B1-05', 'B1-12')
    for (const viewer of [0, 1, 2, SPECTATOR])
      expect(t.match.view(viewer).satellites).toEqual([0, 1, 2].map(() => [UNKNOWN, UNKNOWN, UNKNOWN]))
    // At turn 2 seat 0 takes what seat 2 gave back, and sees that only.
    t.playOn(s => s.stop === 2)
    expect(t.as(0).view.satellites.map(pack => pack[0] !== UNKNOWN)).toEqual([false, false, true])
    expect(hand(t, 0)).toEqual(['B1-09', 'B1-10', 'B1-11'])
  })

  rule('RAU-079', 'a card is picked even if none can be paid', () => {
    const costly = ['B1-15', 'B1-17', 'B1-29', 'B1-31']
    const t = arrange({ players: [{ crystals: 0, hand: costly }, {}] })
    expect(hand(t, 0)).toEqual(costly)
    t.as(1).play('pickBiome', t.as(1).options('pickBiome')[0])
    expect(t.as(0).asked).toEqual(['pickBiome'])
    t.as(0).play('pickBiome', { card: 'B1-31' })
    expect(t.as(0).options('playBiome')).toContainEqual({ do: 'discard', gain: 'crystals' })
  })

  rule('RAU-080', 'the worked example: three players, packs P0, P1, P2', () => {
    const t = arrange({ players: players(3), decks: { age1: PACKS.flat() } })
    expect(t.state.satellites.map(ids)).toEqual(PACKS)
    const packOf = (card: string) => PACKS.findIndex(pack => pack.includes(card))
    const seen = [1, 2, 3].map(turn => {
      t.playOn(s => s.drafting && s.stop === turn)
      const hands = [0, 1, 2].map(seat => hand(t, seat))
      t.playOn(s => !s.drafting)
      return hands.map(cards => `P${[...new Set(cards.map(packOf))].join()} ${cards.length}`)
    })
    expect(seen).toEqual([
      ['P0 4', 'P1 4', 'P2 4'],
      ['P2 3', 'P0 3', 'P1 3'],
      ['P0 2', 'P1 2', 'P2 2'],
    ])
    expect(t.state.blackHole).toHaveLength(3)
    expect(new Set(t.happened('biome.picked').map(event => event.card)).size).toBe(9)
  })
})

function hand(t: ReturnType<typeof arrange>, seat: number): string[] {
  return t
    .as(seat)
    .options('pickBiome')
    .map(({ card }) => card)
}

function pick(t: ReturnType<typeof arrange>, ...cards: string[]) {
  for (const [seat, card] of cards.entries()) t.as(seat).play('pickBiome', { card })
}
