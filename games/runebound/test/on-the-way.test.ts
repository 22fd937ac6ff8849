import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, codeOf, type Player, type Position, skills } from '../index.ts'
import { alone, type Table, two } from './game.ts'

/** What happens between two hexes: Webs, gates, followers, what a hex does to who enters it. */

const PLAINS = ['plains', 'plains', 'plains', 'plains', 'plains'] as const

function steps(table: Table): string[] {
  return table
    .as(0)
    .options('travel')
    .flatMap(move => (move.do === 'step' ? move.hex : []))
}

function goes(table: Table): string[] {
  return table
    .as(0)
    .options('die')
    .flatMap(move => (move.do === 'go' ? `${move.die} ${move.hex}` : []))
}

/** What is barred in the open question of seat 0, as `hex: rule`. */
function barred(table: Table): string[] {
  const [ask] = table.match.asks(0)
  return table.match.barred(ask!).flatMap(({ move, rule: id }) => ('hex' in move ? `${move.hex}: ${id}` : []))
}

rule(['RB-355', 'RB-357', 'RB-358'], 'a card exerted before the step makes Webs of no account for this Move', () => {
  const table = alone({ at: 'F4', hand: ['sk_spark', 'sk_cutpurse'] }, { webs: ['G5'] })
  table.as(0).play('turn', { do: 'move' })
  expect(steps(table)).toEqual(['E4', 'E5', 'F3'])
  expect(barred(table)).toEqual(['F5: RB-358', 'G4: RB-358', 'G5: RB-358'])
  table.as(0).play('travel', { do: 'ignoreWebs', card: 'sk_spark' })
  expect(table.happened('exerted').map(({ card }) => card)).toEqual(['sk_spark'])
  expect(steps(table)).toEqual(['E4', 'E5', 'F3', 'F5', 'G4', 'G5'])
  expect(table.as(0).options('travel')).not.toContainEqual({ do: 'ignoreWebs', card: 'sk_cutpurse' })
  expect(barred(table)).toEqual([])
  table.as(0).play('travel', { do: 'step', hex: 'G4' })
  expect([codeOf(table.state.at[0]!), table.as(0).asked]).toEqual(['G4', ['turn']])
  table.as(0).play('turn', { do: 'move' })
  expect(steps(table)).toEqual(['F3', 'G3', 'H3'])
})

rule(
  ['RB-355', 'RB-357'],
  'a card exerted while the dice are spent counts for this Move: no second one is taken',
  () => {
    const table = alone({ at: 'F4', hand: ['sk_spark', 'sk_cutpurse'] }, { webs: ['G5'], dice: PLAINS })
    const cards = () =>
      table
        .as(0)
        .options('die')
        .flatMap(move => (move.do === 'ignoreWebs' ? move.card : []))
    table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' })
    expect(cards()).toEqual(['sk_spark', 'sk_cutpurse'])
    table.as(0).play('die', { do: 'ignoreWebs', card: 'sk_spark' })
    expect(cards()).toEqual([])
  },
)

rule('RB-357', 'where no Web is near, no card can be exerted for one', () => {
  const far = alone({ at: 'F4', hand: ['sk_spark'] }, { webs: ['N6'], dice: PLAINS })
  far.as(0).play('turn', { do: 'move' })
  expect(
    far
      .as(0)
      .options('travel')
      .some(move => move.do === 'ignoreWebs'),
  ).toBe(false)
  far.as(0).play('travel', { do: 'roll' })
  expect(
    far
      .as(0)
      .options('die')
      .some(move => move.do === 'ignoreWebs'),
  ).toBe(false)
})

rule(
  ['RB-353', 'RB-075', 'RB-081'],
  'a die that does not fit is barred by Web, river or terrain; a spent one by nothing',
  () => {
    const table = alone({ at: 'F4' }, { webs: ['G5'], dice: PLAINS })
    table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' })
    expect(barred(table)).toEqual(Array.from({ length: 3 }, () => ['F5: RB-353', 'G4: RB-353', 'G5: RB-353']).flat())
    table.as(0).play('die', { do: 'go', die: 0, hex: 'E4' })
    const [ask] = table.match.asks(0)
    expect(table.match.barred(ask!).some(({ move }) => 'die' in move && move.die === 0)).toBe(false)
    const river = alone({ at: 'D6' }, { dice: PLAINS })
    river.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' })
    expect(new Set(barred(river))).toEqual(new Set(['D5: RB-075', 'E7: RB-081']))
  },
)

const moved = (face: 'wild' | 'plains', hand: string[]) => {
  const more = { webs: ['G5'], dice: [face, face, face] } as const
  const table = two({ at: 'F4', hand: ['sk_spark'] }, { at: 'F4', hand }, more)
  table.as(0).play('turn', { do: 'move' })
  table.as(1).play('follow', { do: 'follow' })
  table.as(0).play('travel', { do: 'roll' })
  if (face === 'plains') table.as(0).play('die', { do: 'ignoreWebs' })
  table.as(0).play('die', { do: 'go', die: 0, hex: 'G4' })
  return table
}

rule(['RB-359', 'RB-353'], 'a wild asks no follower for a card; another die asks each who has one', () => {
  const first = skills[0]!.id
  expect(moved('wild', [first]).state.at.map(codeOf)).toEqual(['G4', 'G4'])
  const asked = moved('plains', [first])
  expect(asked.as(1).asked).toContain('choose')
  asked.as(1).play('choose', { value: first })
  expect([asked.state.at.map(codeOf), asked.state.hands[1]]).toEqual([['G4', 'G4'], []])
  const kept = moved('plains', [first])
  kept.as(1).play('choose', { do: 'none' })
  expect([kept.state.at.map(codeOf), kept.state.hands[1]!.length]).toEqual([['G4', 'F4'], 1])
})

const SEALED = { scenario: 'red', epicentre: 'M10', table: { gate: 1 } } as const

const atGate = (dice: NonNullable<Position['dice']>) => {
  const table = alone({ at: 'G5' }, { ...SEALED, plagues: ['H4', 'E5'], dice })
  table.as(0).play('turn', { do: 'move' })
  return table
}

rule('RB-018', 'a sealed gate takes two dice of those that are left, and no step', () => {
  const table = atGate(PLAINS)
  expect(barred(table)).toEqual(['H4: RB-018'])
  table.as(0).play('travel', { do: 'roll' })
  expect(goes(table)).toContain('0 H4')
  table.as(0).play('die', { do: 'go', die: 0, hex: 'G4' })
  expect(goes(table)).toContain('1 H4')
  table.as(0).play('die', { do: 'go', die: 1, hex: 'H4' })
  expect([codeOf(table.state.at[0]!), table.state.roll]).toEqual(['H4', null])
  const late = atGate(PLAINS)
  late.as(0).play('travel', { do: 'roll' })
  late.as(0).play('die', { do: 'go', die: 0, hex: 'G4' }).play('die', { do: 'go', die: 1, hex: 'G5' })
  expect(goes(late)).not.toContain('2 H4')
  const other = atGate(['wild', 'plains', 'wild'])
  other.as(0).play('travel', { do: 'roll' }).play('die', { do: 'go', die: 1, hex: 'H4' })
  expect(other.state.roll!.spent).toEqual([1, 1, 0])
})

rule('RB-018', 'a gate is that of a city with an active plague, while it is sealed', () => {
  const town = alone({ at: 'F4' }, { ...SEALED, plagues: ['E5'], dice: PLAINS })
  town.as(0).play('turn', { do: 'move' })
  expect(steps(town)).toContain('E5')
  const open = alone({ at: 'G4' }, { ...SEALED, plagues: ['H4'], table: { gate: 0 }, dice: PLAINS })
  open.as(0).play('turn', { do: 'move' })
  expect(steps(open)).toContain('H4')
  open.as(0).play('travel', { do: 'roll' }).play('die', { do: 'go', die: 0, hex: 'H4' })
  expect(open.state.roll!.spent).toEqual([1, 0, 0])
})

/** Three heroes at H4; the first leads, the others follow. */
function caravan(leader: Partial<Player>, more: Partial<Position> = {}) {
  const table = arrange({
    players: [
      { hero: 'pell', at: 'H4', hand: [], ...leader },
      { hero: 'dov', at: 'H4', hand: [] },
      { hero: 'nanok', at: 'H4', hand: [] },
    ],
    dice: PLAINS,
    ...more,
  })
  const leave = () => {
    table.as(0).play('turn', { do: 'move' })
    table.as(1).play('follow', { do: 'follow' })
    table.as(2).play('follow', { do: 'follow' })
    return table
  }
  return { table, leave }
}

rule(['RB-192', 'RB-581'], 'who follows pays once for the whole Move, and nothing if it goes nowhere', () => {
  const { table, leave } = caravan({})
  leave().as(0).play('travel', { do: 'roll' }).play('die', { do: 'go', die: 0, hex: 'H5' })
  table.as(0).play('die', { do: 'go', die: 1, hex: 'H6' }).play('die', { do: 'stop' })
  expect([table.state.at.map(codeOf), table.state.owed]).toEqual([
    ['H6', 'H6', 'H6'],
    [0, 1, 1],
  ])
  const none = caravan({})
  none.leave().as(0).play('travel', { do: 'roll' }).play('die', { do: 'stop' })
  expect(none.table.state.owed).toEqual([0, 0, 0])
})

rule('RB-581', 'a guide takes one follower along for nothing, once a turn', () => {
  const { table, leave } = caravan({ learned: ['pk_guide'] })
  leave().as(0).play('travel', { do: 'step', hex: 'H5' })
  expect(table.state.owed).toEqual([0, 0, 1])
  leave().as(0).play('travel', { do: 'step', hex: 'H6' })
  expect(table.state.owed).toEqual([0, 1, 2])
})

rule(['RB-091', 'RB-440', 'RB-566'], 'Zombies come to everybody who moved, where it ended, and to nobody else', () => {
  const { table, leave } = caravan({}, { scenario: 'corpse', zombies: ['G6'], dice: [...PLAINS, 'wild', 'wild'] })
  leave().as(0).play('travel', { do: 'roll' }).play('die', { do: 'go', die: 0, hex: 'H5' })
  table.as(1).play('traveller', { do: 'stopHere' })
  table.as(0).play('die', { do: 'go', die: 1, hex: 'I5' }).play('die', { do: 'stop' })
  expect(table.happened('zombie_moved')).toEqual([{ type: 'zombie_moved', from: 'G6', to: 'H5' }])
  const stayed = arrange({
    players: [
      { hero: 'pell', at: 'H4', hand: [] },
      { hero: 'dov', at: 'F4', hand: [] },
    ],
    scenario: 'corpse',
    zombies: ['E4', 'G6'],
  })
  stayed.as(0).play('turn', { do: 'move' }).play('travel', { do: 'step', hex: 'I5' })
  expect(stayed.happened('zombie_moved')).toEqual([])
  stayed.as(0).play('turn', { do: 'move' }).play('travel', { do: 'step', hex: 'H5' })
  expect(stayed.happened('zombie_moved')).toEqual([{ type: 'zombie_moved', from: 'G6', to: 'H5' }])
})

rule('RB-566', 'of those who moved together the one who led comes first', () => {
  const { table, leave } = caravan({}, { scenario: 'corpse', zombies: ['G6'], first: 2, onTurn: 0 })
  leave().as(0).play('travel', { do: 'roll' }).play('die', { do: 'go', die: 0, hex: 'H5' })
  table.as(1).play('traveller', { do: 'stopHere' })
  table.as(2).play('traveller', { do: 'stopHere' })
  table.as(0).play('die', { do: 'go', die: 1, hex: 'H6' })
  if (table.as(0).asked.includes('die')) table.as(0).play('die', { do: 'stop' })
  expect(table.happened('zombie_moved').map(({ to }) => to)).toEqual(['H6'])
})

rule(['RB-195', 'RB-084'], 'when every die is spent the Move is over, whoever could still exert', () => {
  const table = two({ at: 'H4' }, { at: 'H4', hand: ['sk_spark'] }, { dice: PLAINS })
  table.as(0).play('turn', { do: 'move' })
  table.as(1).play('follow', { do: 'follow' })
  table.as(0).play('travel', { do: 'roll' })
  for (const [die, hex] of ['H5', 'H6', 'H7'].entries()) table.as(0).play('die', { do: 'go', die, hex })
  expect([table.state.roll, table.as(0).asked]).toEqual([null, ['turn', 'trade']])
})

rule('RB-195', 'a follower speaks up between the dice only', () => {
  const table = two(
    { at: 'H4', hand: ['sk_cutpurse'] },
    { at: 'H4', hand: ['sk_spark'] },
    { scenario: 'corpse', zombies: ['H5'], dice: [...PLAINS.slice(0, 3), ...PLAINS, ...PLAINS] },
  )
  table.as(0).play('turn', { do: 'move' })
  table.as(1).play('follow', { do: 'follow' })
  table.as(0).play('travel', { do: 'roll' })
  expect(table.as(1).options('traveller').length).toBeGreaterThan(1)
  table.as(0).play('die', { do: 'go', die: 0, hex: 'H5' })
  expect([table.as(0).asked, table.as(1).options('traveller')]).toEqual([['keepRoll'], []])
})

rule(['RB-506', 'RB-549'], 'a shrine gives its card once a turn, and only a shrine', () => {
  const table = alone({ at: 'F3', learned: ['sk_sanctuary'] }, { actions: 9 })
  const step = (hex: string) => {
    table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'step', hex })
    return table.state.hands[0]!.length
  }
  expect([step('G3'), step('G2'), step('G3'), step('G2')]).toEqual([0, 1, 1, 1])
  const burnt = alone({ at: 'G3', learned: ['sk_sanctuary'] }, { scenario: 'locust', warbands: [], scorched: ['G2'] })
  burnt.as(0).play('turn', { do: 'move' }).play('travel', { do: 'step', hex: 'G2' })
  expect(burnt.state.hands[0]).toEqual([])
})

rule(
  ['RB-571', 'RB-091'],
  'an effect leads a hero hex by hex: Webs ask for a card, its end is the end of a movement',
  () => {
    const walker = { learned: ['sk_world_walker'] }
    const table = alone({ at: 'H4', ...walker }, { scenario: 'corpse', zombies: ['G6'] })
    table.as(0).play('turn', { do: 'use', source: 'sk_world_walker' }).play('choose', { value: 'H5' })
    expect(table.happened('zombie_moved')).toEqual([])
    table.as(0).play('choose', { value: 'I5' })
    expect([codeOf(table.state.at[0]!), table.happened('zombie_moved')]).toEqual(['I5', []])
    const near = alone({ at: 'I5', ...walker }, { scenario: 'corpse', zombies: ['G6'], dice: ['wild'] })
    near.as(0).play('turn', { do: 'use', source: 'sk_world_walker' }).play('choose', { value: 'I6' })
    near.as(0).play('choose', { value: 'H5' })
    expect(near.happened('zombie_moved').map(({ to }) => to)).toEqual(['H5'])
    const short = alone({ at: 'H4', ...walker }, { scenario: 'corpse', zombies: ['G6'], dice: ['wild'] })
    short.as(0).play('turn', { do: 'use', source: 'sk_world_walker' }).play('choose', { value: 'H5' })
    short.as(0).play('choose', { do: 'none' })
    expect(short.happened('zombie_moved').map(({ to }) => to)).toEqual(['H5'])
  },
)

const led = (hand: string[]) => {
  const table = alone({ at: 'F4', learned: ['sk_world_walker'], hand }, { webs: ['G5'] })
  table.as(0).play('turn', { do: 'use', source: 'sk_world_walker' })
  return table
}

const values = (table: Table) =>
  table
    .as(0)
    .options('choose')
    .flatMap(move => (move.do === 'choose' ? move.value : []))

rule('RB-571', 'a Web on that way costs a card; who keeps it stays, and the next step is as dear', () => {
  expect(values(led([]))).toEqual(['E4', 'E5', 'F3'])
  const paid = led(['sk_spark', 'sk_cutpurse'])
  expect(values(paid)).toEqual(['E4', 'E5', 'F3', 'F5', 'G4', 'G5'])
  paid.as(0).play('choose', { value: 'G4' }).play('choose', { value: 'sk_spark' }).play('choose', { value: 'G5' })
  expect([codeOf(paid.state.at[0]!), paid.state.hands[0]!.length]).toEqual(['G5', 1])
  paid.as(0).play('turn', { do: 'move' })
  expect(steps(paid)).toEqual([])
  const kept = led(['sk_spark'])
  kept.as(0).play('choose', { value: 'G4' }).play('choose', { do: 'none' })
  expect([codeOf(kept.state.at[0]!), kept.state.hands[0]!.length, kept.as(0).asked]).toEqual(['F4', 1, ['turn']])
})
