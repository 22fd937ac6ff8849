import { expect } from 'vitest'
import { makeBot } from '@runatal/bots'
import { type Ask, FastChance, isRefusal, Match, plainSeed, SPECTATOR, UNKNOWN } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, BIOMES, NONE, type Rauha, rauha, type State } from '../index.ts'
import { finish, sitOut } from './words.ts'

rule('RAU-193', 'side B: the same rules on other printed Biomes, for the whole table', () => {
  const t = arrange({ players: [{}, {}], side: 'B' })
  // Type, then crystals, points, price of a Spore and Sources, as in the ledger under boards.B.
  const printed = [
    ['crystal', 2, 0, 0, 0],
    ['desert', 0, 1, 0, 0],
    ['mountain', 0, 0, 0, 1],
    ['desert', 0, 0, 0, 0],
    ['desert', 1, 0, 0, 0],
    ['desert', 0, 1, 0, 0],
    ['forest', 0, 2, 0, 0],
    ['desert', 0, 0, 0, 0],
    ['mushroom', 0, 0, 3, 0],
  ]
  const seen = t.state.boards.map(biome => {
    const { types, effect, water = 0 } = BIOMES[biome]!
    const { crystals = 0, points = 0, pay = 0 } = { ...effect } as { crystals?: number; points?: number; pay?: number }
    return [types.join(), crystals, points, pay, water]
  })
  expect(seen).toEqual([...printed, ...printed])
  expect(t.happened('game.created')).toEqual([{ type: 'game.created', seats: 2, side: 'B' }])

  t.playOn()
  expect(t.match.outcome?.scores).toHaveLength(2)
})

/** Somebody who plays a seat by what it sees, and remembers nothing. */
type SeatPlayer = (seen: State, seat: number) => { ask: Ask; move: unknown }

function bot(number: number): SeatPlayer {
  const chance = new FastChance(number)
  return (seen, seat) => makeBot(rauha, 'random').choose(seen, seat, chance)
}

/** A person who always takes the last option. */
const person: SeatPlayer = (seen, seat) => {
  const ask = seen.asks.find(one => one.must && one.seat === seat)!
  return { ask, move: rauha.decisions[ask.kind as keyof Rauha['asks']].options(seen, seat).at(-1) }
}

function letPlay(match: Match<Rauha>, players: SeatPlayer[], until: (state: State) => boolean = () => false) {
  while (match.outcome === undefined && !until(match.state)) {
    const { seat } = match.state.asks.find(ask => ask.must)!
    const { ask, move } = players[seat]!(match.view(seat), seat)
    const answer = match.submit(seat, ask.id, move)
    if (isRefusal(answer)) throw new Error(answer.text)
  }
}

function start(seats: number): Match<Rauha> {
  const match = Match.start(rauha, { seats }, plainSeed(seats))
  if (isRefusal(match)) throw new Error(match.text)
  return match
}

rule('RAU-194', 'one person and 1 to 4 bots play a whole game, each by what its seat sees', () => {
  for (const seats of [2, 3, 4, 5]) {
    const match = start(seats)
    letPlay(match, [person, bot(1), bot(2), bot(3), bot(4)].slice(0, seats))
    expect(match.state.satellites).toHaveLength(seats)
    expect(match.outcome?.places).toHaveLength(seats)
    expect(match.told.flat().filter(({ event }) => event.type === 'turn.started')).toHaveLength(12)
    expect(match.log.filter(({ ask, seat }) => seat === 0 && ask > 0).length).toBeGreaterThan(24)
  }
})

rule('RAU-195', 'for a screen that is passed around: only the own view holds a hand or a kept card', () => {
  const t = arrange({ players: [{ hand: ['B1-01', 'B1-02'] }, { hand: ['B1-03', 'B1-04'] }], stop: 3 })
  const cards = (viewer: number) => {
    const { satellites, kept } = t.match.view(viewer)
    return [...satellites.flat(), ...kept]
      .filter(card => card !== NONE && card !== UNKNOWN)
      .map(card => BIOMES[card]!.id)
  }
  // Behind the veil, which shows what a spectator sees.
  expect(cards(SPECTATOR)).toEqual([])
  expect(cards(0)).toEqual(['B1-01', 'B1-02'])
  t.as(0).play('pickBiome', { card: 'B1-02' })
  expect([cards(SPECTATOR), cards(1)]).toEqual([[], ['B1-03', 'B1-04']])
  t.as(1).play('pickBiome', { card: 'B1-03' })
  expect([cards(SPECTATOR), cards(0), cards(1)]).toEqual([[], ['B1-02'], ['B1-03']])

  // Once discarded it is gone from the player's own view too, before the screen is passed on.
  t.as(0).play('playBiome', { do: 'discard', gain: 'crystals' })
  expect([cards(SPECTATOR), cards(0), cards(1)]).toEqual([[], [], ['B1-03']])
  expect(t.match.view(0).blackHole.every(card => card === UNKNOWN)).toBe(true)
})

rule('RAU-196', 'steps 2 to 4 can be taken back until their end', () => {
  const t = arrange({
    players: [
      { hand: ['B1-13'], board: { 0: 'B1-14' }, points: 1 },
      { points: 2, entities: ['METSAT'] },
    ],
    pile: [1, 0],
    stop: 2,
  })
  t.as(1).late('pickBiome')
  t.as(0).play('pickBiome', { card: 'B1-13' })
  sitOut(t, 1)
  const before = JSON.stringify(t.state)
  const told = t.events.length
  expect(t.as(0).undo()?.refused).toBe('no-undo')
  t.as(0).play('playBiome', { do: 'place', cell: 2 }).play('activate', { cell: 1 }).play('activate', { cell: 4 })
  t.as(0).play('activate', { entity: 'METSAT', animal: 'air' })
  expect(t.as(0).asked).toEqual(['endTurn'])
  expect(t.as(1).undo()?.refused).toBe('no-undo')

  // One step back, then all of it; further back is not the player's to take.
  expect(t.as(0).undo()).toBeUndefined()
  expect(t.as(0).asked).toEqual(['activate'])
  expect(t.as(0).undo(4)?.refused).toBe('no-undo')
  expect(t.as(0).undo(3)).toBeUndefined()
  expect(JSON.stringify(t.state)).toBe(before)
  expect(t.events).toHaveLength(told)

  t.as(0).play('playBiome', { do: 'discard', gain: 'crystals' })
  for (const viewer of [0, 1, SPECTATOR])
    expect(t.match.view(viewer).blackHole).toEqual(t.state.blackHole.map(() => UNKNOWN))
  finish(t, 0)
  expect(t.as(0).undo()?.refused).toBe('no-undo')
})

rule('RAU-196', 'so can the own go in a scoring', () => {
  const t = arrange({ players: [{ entities: ['KITEET'], spores: [0] }, {}], stop: 4 })
  const before = JSON.stringify(t.state)
  t.as(0).play('scoreActivate', { entity: 'KITEET' }).play('scoreActivate', { cell: 0 })
  expect(t.as(0).undo(2)).toBeUndefined()
  expect(JSON.stringify(t.state)).toBe(before)
  finish(t, 0)
  expect(t.as(0).undo()?.refused).toBe('no-undo')
})

rule('RAU-199', 'who leaves is replaced by a bot that takes over board, crystals, Spores and Entities', () => {
  const match = start(3)
  letPlay(match, [person, bot(1), bot(2)], state => state.stop === 6 && state.active === 1)
  const { boards, crystals, spores, owners, satellites } = match.view(1)
  const lying = match.state.satellites.map(cards => [...cards])

  // The newcomer knows nothing but what the seat sees, which is as it was left.
  const seen: State[] = []
  const newcomer: SeatPlayer = (view, seat) => {
    seen.push(view)
    return bot(99)(view, seat)
  }
  letPlay(match, [person, newcomer, bot(2)], state => state.active !== 1)
  expect(seen[0]).toMatchObject({ boards, crystals, spores, owners, satellites })
  expect(match.state.satellites).toEqual(lying)
  letPlay(match, [person, newcomer, bot(2)])
  expect(match.outcome?.scores).toHaveLength(3)
  expect(match.state.satellites).toHaveLength(3)
})

rule('RAU-202', 'the next player begins when the one on turn confirms, even with nothing left to activate', () => {
  const t = arrange({ players: [{}, {}], stop: 2, phase: 'play' })
  t.as(0).play('playBiome', { do: 'discard', gain: 'crystals' })
  t.as(0).play('activate', { cell: 1 }).play('activate', { cell: 4 })
  expect([t.as(0).asked, t.as(1).asked]).toEqual([['endTurn'], []])
  expect(t.as(0).options('endTurn')).toEqual([{ do: 'confirm' }])
  expect(t.happened('activation.ended')).toEqual([])
  t.as(0).play('endTurn')
  expect([t.as(0).asked, t.as(1).asked]).toEqual([[], ['playBiome']])
})

rule('RAU-202', 'with confirmForMe it is not asked; and only for the seat that chose it', () => {
  const players = [{ confirmForMe: 'on' as const }, {}]
  const t = arrange({ players, stop: 2, phase: 'play' })
  t.as(0).play('playBiome', { do: 'discard', gain: 'crystals' }).play('activate', { do: 'end' })
  expect(t.as(0).asked).toEqual([])
  t.as(1).play('playBiome', { do: 'discard', gain: 'crystals' }).play('activate', { do: 'end' })
  expect(t.as(1).asked).toEqual(['endTurn'])

  const scoring = arrange({ players, stop: 4 })
  expect([scoring.as(0).asked, scoring.as(1).asked]).toEqual([[], ['endTurn']])
})

rule('RAU-202', 'in a scoring the water points come after the confirmation', () => {
  const t = arrange({ players: [{ board: { 0: 'B1-26' } }, {}], stop: 4 })
  expect(t.as(0).asked).toEqual(['endTurn'])
  expect(t.happened('water.scored')).toEqual([])
  t.as(0).play('endTurn')
  expect(t.happened('water.scored')).toMatchObject([{ seat: 0, points: 3 }])
})

rule(['RAU-190', 'RAU-197'], 'the points are how a game stands; what is done for a player is a habit of theirs', () => {
  const t = arrange({ players: [{ points: 12 }, { points: 7 }] })
  expect(rauha.standing?.(t.state)).toEqual([12, 7])
  const { activateForMe, confirmForMe } = rauha.choices.seat
  expect([rauha.id, activateForMe.habit, confirmForMe.habit]).toEqual(['rauha', true, true])
})
