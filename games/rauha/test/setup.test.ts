import { begin, FastChance, isRefusal, settle, SPECTATOR } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { describe, expect } from 'vitest'
import { arrange, COLOURS, NONE, rauha } from '../index.ts'
import { space } from '../rules/track.ts'
import { ids, players, SEATS, wholeGame } from './game.ts'

describe('set-up', () => {
  rule('RAU-045', 'nobody owns an Entity yet', () => {
    for (const seats of SEATS) expect(arrange({ players: players(seats) }).state.owners).toEqual(Array(7).fill(NONE))
  })

  rule('RAU-046', 'one supply of crystals: nobody pays for what another gains', () => {
    const t = wholeGame(3)
    const held = [4, 4, 4]
    for (const { seat, delta, total } of t.happened('crystals.changed')) {
      held[seat]! += delta
      expect(total).toBe(held[seat])
    }
    expect(t.state.crystals).toEqual(held)
    expect(t.happened('crystals.changed').length).toBeGreaterThan(20)
  })

  rule('RAU-047', 'the two Ages are shuffled each by itself', () => {
    for (const seed of [1, 2]) {
      const [age1, age2] = decks(seed)
      expect(sorted(age1!)).toEqual(Array.from({ length: 40 }, (_, i) => i))
      expect(sorted(age2!)).toEqual(Array.from({ length: 40 }, (_, i) => 40 + i))
      expect(age1).not.toEqual(sorted(age1!))
      expect(age2).not.toEqual(sorted(age2!))
      expect(age2!.map(card => card - 40)).not.toEqual(age1)
    }
    expect(decks(1)[0]).not.toEqual(decks(2)[0])
    expect(decks(1)[1]).not.toEqual(decks(2)[1])
  })

  rule('RAU-048', 'past 99 a player takes a +100 marker: 98 and 5 make 103, on space 3', () => {
    const t = arrange({ players: [{ points: 98, board: { 4: 'B2-09' } }, {}], stop: 10, phase: 'activate' })
    t.as(0).play('activate', { cell: 4 })
    expect(t.happened('hundred.gained')).toEqual([{ type: 'hundred.gained', seat: 0, count: 1 }])
    expect(t.state.points[0]).toBe(103)
    expect(space(103)).toBe(3)
  })

  rule(
    ['RAU-049', 'RAU-050'],
    'as many Satellites as players, each with a moon to seat i and a star to seat i + 1',
    () => {
      for (const seats of SEATS) {
        const t = arrange({ players: players(seats) })
        const packs = t.state.satellites.map(ids)
        expect(packs).toHaveLength(seats)
        for (let i = 0; i < seats; i++) expect(hand(t, i)).toEqual(packs[i])

        const star = arrange({ players: players(seats), stop: 2, phase: 'draft' })
        const later = star.state.satellites.map(ids)
        for (let i = 0; i < seats; i++) expect(hand(star, (i + 1) % seats)).toEqual(later[i])
      }
    },
  )

  rule('RAU-051', 'each player has a board of nine', () => {
    for (const seats of SEATS) expect(arrange({ players: players(seats) }).state.boards).toHaveLength(9 * seats)
    // Before the deal nobody holds a card.
    const setting = settle(rauha, { seats: 2 })
    if (isRefusal(setting)) throw new Error(setting.text)
    expect(rauha.create(setting)).toMatchObject({ drafting: false, satellites: [[], []], kept: [NONE, NONE] })
    // And no two tables play with the same deck.
    const [one, other] = [rauha.create(setting), rauha.create(setting)]
    for (const age of [0, 1] as const) expect(one.decks[age]).not.toBe(other.decks[age])
  })

  rule('RAU-052', 'any colour, but no two players the same', () => {
    const same = settle(rauha, { seats: 2, seat: [{ colour: 'coral' }, { colour: 'coral' }] })
    expect(same).toMatchObject({ refused: 'bad-setting', text: 'No two seats may have the same colour' })
    for (const colour of COLOURS) {
      const { state } = arrange({ players: [{}, { colour }] })
      expect(COLOURS[state.colours[1]!]).toBe(colour)
      expect(state.colours[0]).not.toBe(state.colours[1])
    }
    expect(isRefusal(settle(rauha, { seats: 5 }))).toBe(false)
    expect(COLOURS).toContain(rauha.choices.seat.colour.first)
  })

  rule(['RAU-053', 'RAU-054', 'RAU-056', 'RAU-057', 'RAU-058'], 'how everybody starts', () => {
    for (const side of ['A', 'B'] as const)
      for (const seats of SEATS) {
        const t = arrange({ players: players(seats), side })
        const each = (value: number) => Array(seats).fill(value)
        expect(t.state.stop).toBe(1)
        expect(t.happened('turn.started')[0]).toMatchObject({ round: 1, turn: 1, stop: 1 })
        expect(t.state.points).toEqual(each(0))
        expect([t.state.blackHole, t.state.covered]).toEqual([[], []])
        expect(t.state.crystals).toEqual(each(4))
        expect(t.state.spores).toEqual(each(0))
        expect(t.state.owners.every(owner => owner === NONE)).toBe(true)
        expect(t.match.view(SPECTATOR).crystals).toEqual(each(4))
      }
  })

  rule('RAU-055', 'each of four players is on top of the first pile in 25 % of games, within 2 %', () => {
    const setting = settle(rauha, { seats: 4 })
    if (isRefusal(setting)) throw new Error(setting.text)
    const onTop = [0, 0, 0, 0]
    for (let seed = 1; seed <= 10_000; seed++)
      onTop[begin(rauha, rauha.create(setting), new FastChance(seed)).state.arrivals[3]!]! += 1
    for (const games of onTop) expect(Math.abs(games / 10_000 - 0.25)).toBeLessThan(0.02)

    const told = arrange({ players: players(4), pile: [1, 3, 0, 2] })
    expect(told.happened('track.piled')).toEqual([{ type: 'track.piled', order: [1, 3, 0, 2] }])
    expect(told.happened('track.piled')[0]?.order).not.toBe(told.state.arrivals)
  })
})

function hand(t: ReturnType<typeof arrange>, seat: number): string[] {
  return t
    .as(seat)
    .options('pickBiome')
    .map(({ card }) => card)
}

/** The cards of each Age after the set-up. */
function decks(seed: number): number[][] {
  const { state } = arrange({ players: players(2), seed })
  return [[...state.decks[0], ...state.satellites.flat()], state.decks[1]]
}

function sorted(cards: readonly number[]): number[] {
  return cards.toSorted((a, b) => a - b)
}
