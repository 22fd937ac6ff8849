import { FastChance, Play, type Seat } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { describe, expect, test } from 'vitest'
import { raiseRiseDie } from '../index.ts'
import type { Asks } from '../rules/types.ts'
import { duel } from './duel.ts'
import { ownCard, packOf, resolved } from './own-cards.ts'

/** Every question once: all that may be answered, what is answered for whoever is late, and the rule of a refusal. */

type Duel = ReturnType<typeof duel>
type Kind = keyof Asks

interface Question {
  ask: Kind
  rule: string
  at(): Duel
  seat?: Seat
  options: readonly object[]
  late: object
}

const bell = ownCard('BELL', { object: true, use: { timing: 'upkeep', do: [{ op: 'reserve', x: 1, to: 'self' }] } })
const LAID = [
  { card: 'BL16', by: 0, slot: 'body' },
  { card: 'BL01', by: 0, slot: 'high' },
] as const
const NINE = ['BL01', 'BL02', ...Array.from({ length: 7 }, () => 'BL06')]

const struck = () => {
  const t = duel({ hand: ['BL03'] }, { hand: ['BL23'] })
  t.as(0).play('play', { card: 'BL03', slots: ['body'], transcend: false })
  return t
}
const begun = () => {
  const t = duel({ hand: ['BL11', 'BL01', 'BL02', 'BL06'], reserve: 0 })
  t.as(0).play('play', { card: 'BL11', slots: ['body'], transcend: false })
  t.as(0).play('sacrifice', { card: 'BL01' })
  return t
}
const frenzied = () => {
  const t = duel({ hand: ['BL05'], reserve: 3 })
  t.as(0).play('play', { card: 'BL05', slots: ['high'] })
  t.as(1).play('counter', { do: 'decline' })
  return t
}
const vein = () => {
  const t = duel({ hand: ['BL08'] }, { bleed: 1 })
  t.as(0).play('play', { card: 'BL08', slots: ['body'] })
  return t
}
const full = () => {
  const t = duel({ hand: ['BELL'], objects: ['MA17', 'MA17', 'MA17'], used: [0, 1, 2] }, {}, { pack: packOf(bell) })
  t.as(0).play('play', { card: 'BELL', slots: ['body'] })
  t.as(1).play('counter', { do: 'decline' })
  return t
}
const infused = () => {
  const t = duel({}, {}, { phase: 'consolidation', slots: LAID })
  t.as(0).play('infuse', { do: 'done' })
  return t
}

const QUESTIONS: readonly Question[] = [
  {
    ask: 'chooseFirst',
    rule: 'RRD-081',
    at: () => duel({}, {}, { phase: 'bout', bout: 2 }),
    options: [{ do: 'begin' }, { do: 'letBegin' }],
    late: { do: 'begin' },
  },
  {
    ask: 'latent',
    rule: 'RRD-085',
    at: () => duel({ latent: 2, void: ['BL06', 'BL01', 'BL01'] }, {}, { phase: 'draws' }),
    options: [{ do: 'stop' }, { do: 'deck' }, { do: 'void', card: 'BL01' }, { do: 'void', card: 'BL06' }],
    late: { do: 'stop' },
  },
  {
    ask: 'upkeepObject',
    rule: 'RRD-098',
    at: () => duel({ objects: ['BELL', 'BELL'] }, {}, { pack: packOf(bell), phase: 'upkeep' }),
    options: [{ do: 'done' }, { do: 'use', object: 0 }, { do: 'use', object: 1 }],
    late: { do: 'done' },
  },
  {
    ask: 'react',
    rule: 'RRD-187',
    at: () => duel({ character: 'C-MIRELLE' }, {}, { phase: 'clash', windows: 'full' }),
    options: [{ do: 'done' }, { do: 'ability' }],
    late: { do: 'done' },
  },
  {
    ask: 'play',
    rule: 'RRD-099',
    at: () => duel({ hand: ['BL05'] }),
    options: [
      { do: 'pass' },
      { do: 'play', card: 'BL05', slots: ['high'], transcend: false },
      { do: 'play', card: 'BL05', slots: ['right'], transcend: false },
      { do: 'play', card: 'BL05', slots: ['left'], transcend: false },
    ],
    late: { do: 'pass' },
  },
  {
    ask: 'counter',
    rule: 'RRD-104',
    at: struck,
    seat: 1,
    options: [{ do: 'decline' }, { do: 'counter', card: 'BL23', transcend: false }],
    late: { do: 'decline' },
  },
  {
    ask: 'sacrifice',
    rule: 'RRD-133',
    at: begun,
    options: [
      { do: 'sacrifice', card: 'BL02' },
      { do: 'sacrifice', card: 'BL06' },
    ],
    late: { do: 'sacrifice', card: 'BL02' },
  },
  { ask: 'consume', rule: 'RRD-271', at: vein, options: [{ do: 'keep' }, { do: 'consume' }], late: { do: 'keep' } },
  { ask: 'repeat', rule: 'RRD-296', at: frenzied, options: [{ do: 'stop' }, { do: 'repeat' }], late: { do: 'stop' } },
  {
    ask: 'discard',
    rule: 'RRD-299',
    at: () => duel({ poison: 2, hand: ['BL01', 'BL06', 'BL01', 'BL02'] }, {}, { phase: 'upkeep' }),
    options: [
      { do: 'discard', card: 'BL01' },
      { do: 'discard', card: 'BL06' },
    ],
    late: { do: 'discard', card: 'BL01' },
  },
  {
    ask: 'exchange',
    rule: 'RRD-289',
    at: () =>
      resolved([{ op: 'exchange', x: 2, to: 'self' }], { hand: ['WORD', 'BL01', 'BL06'], discard: ['BL02', 'BL06'] }),
    options: [
      { do: 'decline' },
      { do: 'exchange', give: 'BL01', take: 'BL02' },
      { do: 'exchange', give: 'BL01', take: 'BL06' },
    ],
    late: { do: 'decline' },
  },
  {
    ask: 'search',
    rule: 'RRD-311',
    at: () => resolved([{ op: 'search', x: 3, to: 'self' }], { deck: ['BL06', 'BL01', 'BL06'] }),
    options: [{ do: 'decline' }, { do: 'shuffle' }, { do: 'take', card: 'BL06' }],
    late: { do: 'take', card: 'BL06' },
  },
  {
    ask: 'weakPoint',
    rule: 'RRD-306',
    at: () => resolved([{ op: 'weak_point', x: 2, to: 'chosen_slot' }]),
    options: ['high', 'body', 'low', 'right', 'left'].map(slot => ({ do: 'mark', slot })),
    late: { do: 'mark', slot: 'body' },
  },
  {
    ask: 'salvage',
    rule: 'RRD-057',
    at: () => resolved([{ op: 'salvage', x: 2, to: 'self' }], { void: ['BL06', 'BL01', 'BL01'] }),
    options: [{ do: 'stop' }, { do: 'salvage', card: 'BL01' }, { do: 'salvage', card: 'BL06' }],
    late: { do: 'salvage', card: 'BL01' },
  },
  {
    ask: 'shatterObject',
    rule: 'RRD-253',
    at: () => resolved([{ op: 'shatter_object', to: 'foe' }], {}, { objects: ['MA17', 'MA17'], used: [0, 1] }),
    options: [{ do: 'none' }, { do: 'shatter', object: 0 }, { do: 'shatter', object: 1 }],
    late: { do: 'none' },
  },
  {
    ask: 'shatterInfusion',
    rule: 'RRD-230',
    at: () => resolved([{ op: 'shatter_infusion', to: 'foe' }], {}, { infusions: ['BL16', 'BL16'] }),
    options: [{ do: 'none' }, { do: 'shatter', socket: 0 }, { do: 'shatter', socket: 1 }],
    late: { do: 'none' },
  },
  {
    ask: 'unbind',
    rule: 'RRD-230',
    at: () => resolved([{ op: 'unbind', to: 'self' }], { infusions: ['BL16', 'BL16'] }),
    options: [{ do: 'none' }, { do: 'unbind', socket: 0 }, { do: 'unbind', socket: 1 }],
    late: { do: 'none' },
  },
  {
    ask: 'cleanse',
    rule: 'RRD-321',
    at: () => resolved([{ op: 'cleanse', x: 1, to: 'self' }], { bleed: 1, poison: 2 }),
    options: [
      { do: 'cleanse', marker: 'bleed' },
      { do: 'cleanse', marker: 'poison' },
    ],
    late: { do: 'cleanse', marker: 'poison' },
  },
  {
    ask: 'ready',
    rule: 'RRD-364',
    at: () => resolved([{ op: 'ready', x: 1, to: 'self' }], { objects: ['MA17', 'MA17'], used: [0, 1] }),
    options: [
      { do: 'ready', object: 0 },
      { do: 'ready', object: 1 },
    ],
    late: { do: 'ready', object: 0 },
  },
  {
    ask: 'replaceObject',
    rule: 'RRD-243',
    at: full,
    options: [{ do: 'keep' }, ...[0, 1, 2].map(object => ({ do: 'replace', object }))],
    late: { do: 'keep' },
  },
  {
    ask: 'infuse',
    rule: 'RRD-326',
    at: () => duel({}, {}, { phase: 'consolidation', slots: LAID }),
    options: [{ do: 'done' }, { do: 'infuse', card: 'BL16' }],
    late: { do: 'done' },
  },
  {
    ask: 'gather',
    rule: 'RRD-327',
    at: infused,
    options: [{ do: 'asPlayed' }, { do: 'next', card: 'BL16' }, { do: 'next', card: 'BL01' }],
    late: { do: 'asPlayed' },
  },
  {
    ask: 'handLimit',
    rule: 'RRD-343',
    at: () => duel({ hand: NINE }, {}, { phase: 'consolidation', handLimit: 'eight' }),
    options: ['BL01', 'BL02', 'BL06'].map(card => ({ do: 'under', card })),
    late: { do: 'under', card: 'BL02' },
  },
]

const open = ({ at, ask, seat = 0 }: Question) => {
  const t = at()
  expect(t.as(seat).asked).toContain(ask)
  return t
}

describe('every question', () => {
  test('is asked here', () => {
    expect(QUESTIONS.map(({ ask }) => ask).toSorted()).toEqual(Object.keys(raiseRiseDie.decisions).toSorted())
  })

  rule('RRD-369', 'lists each answer once, and nothing else', () => {
    for (const question of QUESTIONS)
      expect([
        question.ask,
        open(question)
          .as(question.seat ?? 0)
          .options(question.ask),
      ]).toEqual([question.ask, question.options])
  })

  rule('RRD-371', 'has an answer for whoever is late', () => {
    for (const question of QUESTIONS) {
      const t = open(question)
      const play = new Play(raiseRiseDie, t.state, new FastChance(1))
      const { late } = raiseRiseDie.decisions[question.ask]
      expect([question.ask, late?.(t.state, question.seat ?? 0, play)]).toEqual([question.ask, question.late])
    }
  })

  rule('RRD-369', 'refuses what is none of its answers with its rule, and changes nothing', () => {
    for (const question of QUESTIONS) {
      const t = open(question)
      const before = JSON.stringify(t.state)
      expect([question.ask, t.as(question.seat ?? 0).tries(question.ask, { do: 'dance' })]).toMatchObject([
        question.ask,
        { refused: 'not-an-option', rule: question.rule },
      ])
      expect(JSON.stringify(t.state)).toBe(before)
    }
  })

  test('can be answered where nobody listens', () => {
    for (const question of QUESTIONS) {
      const { match, state } = open(question)
      const ask = match.asks(question.seat ?? 0).find(({ kind }) => kind === question.ask)!
      for (const move of question.options) {
        const [silent, heard] = [raiseRiseDie.clone(state), raiseRiseDie.clone(state)]
        new Play(raiseRiseDie, silent, new FastChance(1)).play(ask, move as never)
        new Play(raiseRiseDie, heard, new FastChance(1), () => undefined).play(ask, move as never)
        expect(silent).toEqual(heard)
      }
    }
  })
})
