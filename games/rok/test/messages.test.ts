import { describe, expect, test } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, type Event, messages, rok, type Rok } from '../index.ts'
import { lively, open, players } from './words.ts'

const name = (seat: number) => ['Ana', 'Élie', 'Zoé', 'Max', 'Lou'][seat]!
const KINDS = Object.keys(rok.decisions) as (keyof Rok['asks'])[]
const { state } = arrange({ players: players(3) })

/** Whole games of both variants, and what happens rarely. */
const EVENTS: Event[] = [
  ...[2, 3].flatMap(seats =>
    (['race', 'calm'] as const).flatMap(variant => lively(seats, seats, { variant, alwaysContest: 'on' }).events),
  ),
  ...lively(5, 2).events,
  { type: 'stone.outOfTable', stone: 3, colour: 'black' },
  { type: 'grab.requested', seat: 0, stone: 3 },
  { type: 'grab.lost', seat: 0, stone: 3 },
  { type: 'grab.refused', seat: 0, stone: 3, reason: 'falseStart' },
  { type: 'grab.refused', seat: 0, stone: 3, reason: 'closed' },
  { type: 'balance.redrawn', seats: [0, 1], rune: 'black-fehu' },
  { type: 'throw.armed', seat: 1 },
  { type: 'throw.signalled', by: 'server', launchAt: 3 },
  { type: 'tie.contest', seats: [0, 1] },
  { type: 'contest.opened', seats: [0, 1], round: 2, ghost: 165.1 },
  { type: 'contest.opened', colour: 'grey', seats: [0, 1], round: 1, ghost: 165.1 },
  {
    type: 'contest.result',
    friction: 0.25,
    results: [
      { seat: 0, gap: 3.5, touched: false, shot: true, along: 379.5 },
      { seat: 1, gap: 0, touched: true, shot: true, along: 400 },
      { seat: 2, gap: 383, touched: false, shot: false, along: 0 },
    ],
    winner: 0,
    drawn: true,
  },
  { type: 'slide.played', seat: 0 },
  { type: 'half.returned', seat: 0, rune: 'grey-tiwaz' },
  { type: 'penalty.paid', seat: 0, rune: 'grey-tiwaz' },
  { type: 'table.paused', by: 0 },
  { type: 'table.resumed', by: 1 },
  { type: 'player.disconnected', seat: 0 },
  { type: 'player.returned', seat: 0 },
  { type: 'nerve.opened', seats: [0, 1], round: 1 },
  { type: 'nerve.result', limit: 8, picks: [{ seat: 0, number: 9, touched: true }], winner: 0 },
]

const STRANGE = { en: /\s[:;!?]|\u00a0|\u202f|'/, fr: /[^\u00a0]:|[^\u202f][;!?]|'/ }

describe.each(['en', 'fr'] as const)('words in %s', language => {
  const words = messages[language]

  test('every event can be told', () => {
    for (const event of EVENTS) expectText(words.event(event, name) ?? nothing(event))
  })

  test('every decision is asked, and waited for by name', () => {
    for (const kind of KINDS) {
      expectText(words.ask(kind, state, 0))
      expect(words.waiting(kind, 'Ana')).toMatch(/Ana .+…$/)
    }
    expect(new Set(KINDS.map(kind => words.ask(kind, state, 0))).size).toBe(KINDS.length)
  })

  test('moves of a question are told apart', () => {
    const t = open({ table: ['black-fehu', 'black-fehu', 'grey-fehu'] })
    const calm = open({ table: ['black-fehu', 'black-fehu', 'grey-fehu', 'grey-fehu'], variant: 'calm' })
    for (const [moves, position] of [
      [t.as(0).options('grab'), t.state],
      [calm.as(0).options('calmTarget'), calm.state],
      [rok.decisions.nervePick.options(t.state, 0), t.state],
      [rok.decisions.slideShot.options(t.state, 0), t.state],
    ] as const) {
      const buttons = moves.map(move => words.move(move, position, 0))
      for (const button of buttons) expectText(button)
      expect(new Set(buttons).size).toBe(moves.length)
      expect(moves.length).toBeGreaterThan(2)
    }
  })

  test('choices are named', () => {
    for (const [choice, { values }] of Object.entries(rok.choices.table)) {
      const its: { name: string; values: Record<string, string> } = Reflect.get(words.choices.table, choice)
      expectText(its.name)
      for (const value of values) expectText(its.values[value]!)
    }
    expect(words.choices.seat.headStart.value(0)).not.toBe(words.choices.seat.headStart.value(800))
  })

  test('spaces and quotes are those of the language', () => {
    const texts = [
      ...EVENTS.map(event => words.event(event, name) ?? ''),
      ...KINDS.map(kind => words.ask(kind, state, 0)),
    ]
    for (const text of texts) expect(text).not.toMatch(STRANGE[language])
  })
})

rule('ROK-197', 'every stone of the table is listed by number, colour, sign and distance', () => {
  const t = arrange({
    players: [{ balance: 'grey-raido' }, {}],
    table: [
      { rune: 'black-fehu', at: [30, 40] },
      { rune: 'white-tiwaz', at: [10, 0], face: 'down' },
      { rune: 'grey-raido', at: [82, 0] },
    ],
    phase: 'grab',
    variant: 'calm',
  })
  const lines = (language: 'en' | 'fr') =>
    t.as(0).view.table.tag.map((_, i) => messages[language].stone(t.as(0).view, i))
  expect(lines('en')).toEqual(['1: black fehu, 50 mm', '2: white, face down, 10 mm', '3: grey raido, 82 mm'])
  expect(lines('fr')[2]).toBe('3\u00a0: raido grise, 82\u00a0mm')
  const six = open({ table: ['black-fehu', 'grey-fehu', 'white-fehu', 'black-tiwaz', 'grey-tiwaz', 'white-tiwaz'] })
  expect(six.state.table.tag).toEqual([1, 2, 3, 4, 5, 6])
})

/** What may go without a line: it is of nothing. */
function nothing(event: Event): string {
  if (event.type === 'check.falsePairs') return event.faults.length === 0 ? 'none' : ''
  return (event.type === 'table.cleared' || event.type === 'hand.drawn') && event.count === 0 ? 'none' : ''
}

function expectText(text: string) {
  expect(text.trim()).not.toBe('')
  expect(text).not.toMatch(/undefined|NaN|\[object/)
}
