import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, type Event } from '../index.ts'
import { duel } from './duel.ts'

/** What is told of a duel, line by line: the log, the ladder and the board are made of it. */

type Duel = ReturnType<typeof duel>

/** To do least is the first option. */
const first = <M>(_: unknown, options: readonly M[]) => options[0]!

/** An event in a line: its name, then what it says in the order that it says it. */
const line = ({ type, ...said }: Event) =>
  [type, ...Object.values(said).map(value => (typeof value === 'object' ? JSON.stringify(value) : String(value)))].join(
    ' ',
  )

/** What was told since the last time. */
function telling(t: Duel): () => string[] {
  let heard = 0
  return () => {
    const lines = t.events.slice(heard).map(line)
    heard = t.events.length
    return lines
  }
}

rule(
  ['RRD-119', 'RRD-134', 'RRD-256', 'RRD-207'],
  'one exchange: payment, blood, counter, chain, damage, the end',
  () => {
    const t = duel({ hand: ['BL06', 'BL01'], reserve: 1 }, { hand: ['BL23'], reserve: 0, deck: ['BL06', 'BL01'] })
    const told = telling(t)
    t.as(0).play('play', { card: 'BL06', slots: ['body'], transcend: true })
    expect(told()).toEqual([])
    t.as(0).play('sacrifice', { card: 'BL01' })
    expect(told()).toEqual([
      'SACRIFICED 0 BL01 2 3',
      'PAID 0 BL06 2 1 false',
      'TRANSCENDED 0 BL06 2',
      'HP_LOST 0 2 transcend 28',
      'CARD_PLAYED 0 BL06 ["body"] 1 false',
      'EFFECT 0 BL06 pierce 2',
      'LINK_VALUE 0 6 {"base":6,"mods":[],"bonus":0,"against":0,"pierce":2}',
      'WINDOW_OPENED after 1',
      'WINDOW_CLOSED',
    ])
    t.as(1).play('counter', { card: 'BL23' })
    expect(told()).toEqual([
      'PAID 1 BL23 0 0 false',
      'COUNTERED_WITH 1 BL23 body BL06',
      'LINK_VALUE 1 2 {"base":2,"mods":[],"bonus":0,"against":0,"pierce":0}',
      'WINDOW_OPENED after 0',
      'WINDOW_CLOSED',
      'CHAIN_RESOLVED [{"seat":0,"card":"BL06","value":6,"stands":true},{"seat":1,"card":"BL23","value":2,"stands":true}] true',
      'DAMAGE 1 6 body 0',
      'TOP_SOUL_LOST 1 BL06 3 discard 3',
      'HP_LOST 1 3 soul 27',
      'TOP_REVEALED 1 BL01',
      'TOP_SOUL_LOST 1 BL01 2 discard 1',
      'HP_LOST 1 2 soul 25',
      'GAME_ENDED 0 deck',
    ])
  },
)

rule(['RRD-186', 'RRD-191', 'RRD-194', 'RRD-279'], 'windows, instants free and attached, and two lanes', () => {
  const t = duel({ hand: ['BL09', 'BL29'] }, { hand: ['BL26'] }, { windows: 'full', phase: 'clash' })
  const told = telling(t)
  expect(told()).toEqual(['PHASE_STARTED clash', 'INITIATIVE 0', 'WINDOW_OPENED before 0'])
  t.as(0).play('react', { card: 'BL29', slots: ['left'] })
  expect(told()).toEqual([
    'PAID 0 BL29 1 8 false',
    'INSTANT_PLAYED 0 BL29 left free',
    'DAMAGE 1 1 left 0',
    'TOP_SOUL_LOST 1 BL01 2 discard 0',
    'HP_LOST 1 2 soul 28',
    'TOP_REVEALED 1 BL01',
    'EFFECT 0 BL29 bleed 1',
    'MARKER 1 bleed 1 1',
  ])
  t.as(1).play('react', { do: 'done' })
  t.as(0).play('react', { do: 'done' })
  t.as(0).play('play', { card: 'BL09', slots: ['right', 'left'], transcend: false })
  expect(told()).toEqual([
    'WINDOW_CLOSED',
    'PAID 0 BL09 3 5 false',
    'CARD_PLAYED 0 BL09 ["right","left"] 2 false',
    'LINK_VALUE 0 3 {"base":3,"mods":[],"bonus":0,"against":0,"pierce":0}',
    'WINDOW_OPENED after 1',
  ])
  t.as(1).play('react', { do: 'attach' })
  expect(told()).toEqual([
    'PAID 1 BL26 1 8 false',
    'INSTANT_PLAYED 1 BL26 right attached',
    'LINK_VALUE 0 1 {"base":3,"mods":[],"bonus":0,"against":2,"pierce":0}',
  ])
  t.playOn(s => s.playing?.lane === 1, first)
  expect(told()).toEqual([
    'WINDOW_CLOSED',
    'COUNTER_DECLINED 1 false',
    'CHAIN_RESOLVED [{"seat":0,"card":"BL09","value":1,"stands":true}] true',
    'DAMAGE 1 1 right 0',
    'TOP_SOUL_LOST 1 BL01 2 discard 0',
    'HP_LOST 1 2 soul 26',
    'TOP_REVEALED 1 BL01',
    'LANE_STARTED BL09 left',
    'LINK_VALUE 0 3 {"base":3,"mods":[],"bonus":0,"against":0,"pierce":0}',
    'WINDOW_OPENED after 1',
  ])
  t.playOn(s => s.initiative === 1, first)
  expect(told()).toEqual([
    'WINDOW_CLOSED',
    'COUNTER_DECLINED 1 false',
    'CHAIN_RESOLVED [{"seat":0,"card":"BL09","value":3,"stands":true}] true',
    'DAMAGE 1 3 left 0',
    'TOP_SOUL_LOST 1 BL01 2 discard 1',
    'HP_LOST 1 2 soul 24',
    'TOP_REVEALED 1 BL01',
    'TOP_SOUL_LOST 1 BL01 2 discard 0',
    'HP_LOST 1 2 soul 22',
    'TOP_REVEALED 1 BL01',
    'INITIATIVE 1',
    'WINDOW_OPENED before 1',
  ])
})

rule(['RRD-235', 'RRD-244', 'RRD-023'], 'an object is placed and used, a capability paid for', () => {
  const t = duel({ hand: ['MA17'] })
  const told = telling(t)
  t.as(0).play('play', { card: 'MA17', slots: ['right'] })
  t.as(1).play('counter', { do: 'decline' })
  expect(told()).toEqual([
    'PAID 0 MA17 1 8 false',
    'CARD_PLAYED 0 MA17 ["right"] 1 false',
    'LINK_VALUE 0 3 {"base":3,"mods":[],"bonus":0,"against":0,"pierce":0}',
    'WINDOW_OPENED after 1',
    'WINDOW_CLOSED',
    'COUNTER_DECLINED 1 false',
    'CHAIN_RESOLVED [{"seat":0,"card":"MA17","value":3,"stands":true}] true',
    'OBJECT_PLACED 0 MA17 0',
    'INITIATIVE 1',
    'WINDOW_OPENED before 1',
    'WINDOW_CLOSED',
  ])
  const used = duel({ objects: ['MA17'], latent: 1, deck: ['BL01', 'BL06'] }, {}, { phase: 'clash' })
  const toldOfUse = telling(used)
  toldOfUse()
  used.as(0).play('react', { do: 'use', object: 0 })
  expect(toldOfUse()).toEqual(['OBJECT_USED 0 MA17 any', 'EFFECT 0 MA17 reserve 1', 'RESERVE_CHANGED 0 1 10'])
  used.as(0).play('react', { do: 'ability' })
  expect(toldOfUse()).toEqual([
    'ABILITY_USED 0 {"latent":1}',
    'EFFECT 0 C-TOLOMEY bury',
    'BURIED 0 BL01',
    'TOP_REVEALED 0 BL06',
    'EFFECT 0 C-TOLOMEY reserve 2',
    'RESERVE_CHANGED 0 2 12',
    'WINDOW_CLOSED',
  ])
})

rule(['RRD-047', 'RRD-293', 'RRD-295'], 'Frenzy: repeated, locked, and sideways where it was stopped', () => {
  const t = duel({ hand: ['BL05'] }, { hand: ['BL23'] })
  const told = telling(t)
  t.as(0).play('play', { card: 'BL05', slots: ['high'], transcend: false })
  t.as(1).play('counter', { card: 'BL23' })
  expect(told()).toEqual([
    'PAID 0 BL05 1 8 false',
    'CARD_PLAYED 0 BL05 ["high"] 1 false',
    'LINK_VALUE 0 2 {"base":2,"mods":[],"bonus":0,"against":0,"pierce":0}',
    'WINDOW_OPENED after 1',
    'WINDOW_CLOSED',
    'PAID 1 BL23 0 9 false',
    'COUNTERED_WITH 1 BL23 high BL05',
    'LINK_VALUE 1 2 {"base":2,"mods":[],"bonus":0,"against":0,"pierce":0}',
    'WINDOW_OPENED after 0',
    'WINDOW_CLOSED',
    'CHAIN_RESOLVED [{"seat":0,"card":"BL05","value":0,"stands":false},{"seat":1,"card":"BL23","value":2,"stands":true}] false',
    'CARD_SIDEWAYS 0 BL05',
    'WINDOW_OPENED before 0',
    'WINDOW_CLOSED',
  ])
  t.as(0).play('repeat', { do: 'repeat' })
  expect(told()).toEqual([
    'PAID 0 BL05 1 7 false',
    'FRENZY_REPEAT 0 BL05 2',
    'LINK_VALUE 0 2 {"base":2,"mods":[],"bonus":0,"against":0,"pierce":0}',
    'WINDOW_OPENED after 1',
    'WINDOW_CLOSED',
  ])
  t.as(1).play('counter', { do: 'decline' })
  expect(told()).toEqual([
    'COUNTER_DECLINED 1 false',
    'FRENZY_LOCK 1',
    'CHAIN_RESOLVED [{"seat":0,"card":"BL05","value":2,"stands":true}] true',
    'DAMAGE 1 2 high 0',
    'TOP_SOUL_LOST 1 BL01 2 discard 0',
    'HP_LOST 1 2 soul 28',
    'TOP_REVEALED 1 BL01',
    'WINDOW_OPENED before 0',
    'WINDOW_CLOSED',
  ])
})

rule(['RRD-163', 'RRD-164', 'RRD-304'], 'texts of counters, bonuses and weak points', () => {
  const t = duel({ hand: ['MA02', 'BL19'] }, { hand: ['BL25'] }, { phase: 'clash' })
  const told = telling(t)
  told()
  t.as(0).play('react', { card: 'BL19', slots: ['high'], transcend: false })
  t.as(0).play('play', { card: 'MA02', slots: ['low'], transcend: false })
  t.as(1).play('counter', { do: 'decline' })
  expect(told()).toEqual([
    'PAID 0 BL19 1 8 false',
    'INSTANT_PLAYED 0 BL19 high free',
    'EFFECT 0 BL19 damage_up 2',
    'WINDOW_CLOSED',
    'PAID 0 MA02 2 6 false',
    'CARD_PLAYED 0 MA02 ["low"] 2 false',
    'LINK_VALUE 0 5 {"base":3,"mods":[],"bonus":2,"against":0,"pierce":0}',
    'WINDOW_OPENED after 1',
    'WINDOW_CLOSED',
    'COUNTER_DECLINED 1 false',
    'CHAIN_RESOLVED [{"seat":0,"card":"MA02","value":5,"stands":true}] true',
    'DAMAGE 1 5 low 0',
    'TOP_SOUL_LOST 1 BL01 2 discard 3',
    'HP_LOST 1 2 soul 28',
    'TOP_REVEALED 1 BL01',
    'TOP_SOUL_LOST 1 BL01 2 discard 1',
    'HP_LOST 1 2 soul 26',
    'TOP_REVEALED 1 BL01',
    'TOP_SOUL_LOST 1 BL01 2 discard 0',
    'HP_LOST 1 2 soul 24',
    'TOP_REVEALED 1 BL01',
    'EFFECT 0 MA02 weak_point 3',
    'WEAK_POINT 1 low 3',
    'INITIATIVE 1',
    'WINDOW_OPENED before 1',
    'WINDOW_CLOSED',
  ])
})

rule(
  ['RRD-080', 'RRD-084', 'RRD-095', 'RRD-313', 'RRD-326'],
  'the end of a bout and the preparation of the next',
  () => {
    const t = duel(
      {
        latent: 1,
        deck: ['BL01', 'BL02', 'BL03', 'BL04', 'BL05', 'BL06', 'BL07'],
        void: ['BL08'],
        poison: 1,
        bleed: 1,
      },
      { character: 'C-NINIAN', weapons: ['W-PYREWOOD'], reserve: 5 },
      { phase: 'consolidation', firstPasser: 1, slots: [{ card: 'BL16', by: 0, slot: 'body' }] },
    )
    const told = telling(t)
    expect(told()).toEqual([
      'PHASE_STARTED consolidation',
      'BLEED_TICK 0 1 0',
      'HP_LOST 0 1 bleed 29',
      'END_EFFECTS 0',
      'END_EFFECTS 1',
    ])
    t.as(0).play('infuse', { do: 'infuse' })
    expect(told()).toEqual([
      'INFUSED 0 BL16 0',
      'OBJECTS_READIED 0',
      'OBJECTS_READIED 1',
      'RESERVE_EMPTIED 0 9',
      'RESERVE_EMPTIED 1 5',
      'BOUT_STARTED 2',
      'PHASE_STARTED preparation',
    ])
    t.as(1).play('chooseFirst', { do: 'letBegin' })
    expect(told()).toEqual(['FIRST_PLAYER 0 choice 1', 'DRAWN 0 5 active BL01 ["BL01","BL02","BL03","BL04","BL05"]'])
    t.as(0).play('latent', { do: 'void' })
    expect(told()).toEqual([
      'LATENT_USED 0 void BL08 0',
      'DRAWN 1 4 active BL01 ["BL01","BL01","BL01","BL01"]',
      'TOP_REVEALED 0 BL06',
      'TOP_REVEALED 1 BL01',
      'UPKEEP 0',
      'POISON_TICK 0 1 0',
    ])
    t.as(0).play('discard', { card: 'BL03' })
    expect(told()).toEqual([
      'HAND_DISCARDED 0 ["BL03"] poison',
      'MARKER 0 poison -1 0',
      'UPKEEP 1',
      'EFFECT 1 W-PYREWOOD reserve 1',
      'RESERVE_CHANGED 1 1 1',
      'PHASE_STARTED clash',
      'INITIATIVE 0',
      'WINDOW_OPENED before 0',
      'WINDOW_CLOSED',
    ])
  },
)

rule(['RRD-067', 'RRD-068', 'RRD-344'], 'the set-up', () => {
  const t = arrange({
    players: [{ from: 'D-BANKS' }, { from: 'D-SILL' }],
    phase: 'setUp',
    chance: { ints: [1] },
  })
  expect(t.events.slice(0, 6).map(line)).toEqual([
    'GAME_STARTED 0.10 1 ["C-MIRELLE","C-HASK"] [["W-LEFTFANG","W-NEEDLE"],["W-GRAVEBELL"]] [3,3]',
    'DECK_SHUFFLED 0 setup',
    'DECK_SHUFFLED 1 setup',
    'FIRST_PLAYER 1 random',
    'BOUT_STARTED 1',
    'PHASE_STARTED preparation',
  ])
})

rule(['RRD-109', 'RRD-110', 'RRD-116'], 'passes, and how a clash ends', () => {
  const both = duel()
  const told = telling(both)
  both.as(0).play('play', { do: 'pass' })
  both.as(1).play('play', { do: 'pass' })
  expect(told().slice(0, 7)).toEqual([
    'PASSED 0 1 false',
    'INITIATIVE 1',
    'WINDOW_OPENED before 1',
    'WINDOW_CLOSED',
    'PASSED 1 1 false',
    'CLASH_ENDED both passed 0',
    'PHASE_STARTED consolidation',
  ])
  const twice = duel({ passes: 1 })
  twice.as(0).play('play', { do: 'pass' })
  expect(twice.happened('CLASH_ENDED')).toEqual([{ type: 'CLASH_ENDED', reason: 'double pass', firstPasser: 0 }])
})
