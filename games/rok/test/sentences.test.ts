import { reader } from '@runatal/grammar'
import { faults, NASTY_NAMES } from '@runatal/grammar/faults'
import { telling, tellings, textsIn, unique } from '@runatal/grammar/tellings'
import { f } from '@runatal/grammar/fr'
import { describe, expect, test } from 'vitest'
import { arrange, type Event, messages, rok, type Rok } from '../index.ts'
import { COLOURS, type RuneName, SIGNS } from '../content/stones.ts'
import { log } from '../messages/fr-log.ts'
import { lively, open, players } from './words.ts'

const LANGUAGES = ['en', 'fr'] as const
const KINDS = Object.keys(rok.decisions) as (keyof Rok['asks'])[]
const RUNES = COLOURS.flatMap(colour => SIGNS.map((sign): RuneName => `${colour}-${sign}`))

/** Everything that happens and is offered in whole games of both variants, played by chance. */
const told: Event[] = []
const moves: Record<(typeof LANGUAGES)[number], Set<string>> = { en: new Set(), fr: new Set() }
for (const [seats, variant] of [
  [2, 'race'],
  [3, 'calm'],
  [4, 'race'],
  [5, 'calm'],
] as const) {
  const t = lively(seats, seats, { variant, alwaysContest: 'on' }, ({ state, match }) => {
    for (const ask of state.asks)
      if (ask.seat >= 0)
        for (const move of match.options(ask))
          for (const language of LANGUAGES) moves[language].add(messages[language].move(move, state, ask.seat))
  })
  told.push(...t.events)
}
const events = unique([...told, ...rare()])

test('who holds stones without a twin, and which', () => {
  const held = [
    { seat: 0, orphans: ['black-raido', 'grey-fehu'] as RuneName[], penalties: 2 },
    { seat: 1, orphans: ['white-ansuz'] as RuneName[], penalties: 1 },
  ]
  expect(
    messages.fr.event({ type: 'check.falsePairs', faults: held }, seat => (seat === 0 ? reader('Eir') : 'Alice')),
  ).toBe(
    'Vous avez saisi sans leur jumelle\u00a0: raido noire, fehu grise\u202f; ' +
      'Alice a saisi sans sa jumelle\u00a0: ansuz blanche.',
  )
})

describe.each(LANGUAGES)('in %s', language => {
  const words = messages[language]
  const things = [f('rune d’Équilibre', 'runes d’Équilibre'), f('glissade'), f('moitié')]

  test('every line is well said, of anybody and to its reader', () => {
    const lines = tellings(events, words.event)
    expect([...lines].flatMap(text => faults(text, language, { line: true, people: NASTY_NAMES, things }))).toEqual([])
    expect(lines.size).toBeGreaterThan(2000)
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(log)))
  })

  test('every question is well asked, and waited for by any name', () => {
    const states = [
      arrange({ players: players(3) }).state,
      { ...arrange({ players: players(3) }).state, focus: [1, 2, 3] },
    ]
    const asked = KINDS.flatMap(kind => [
      ...states.map(state => words.ask(kind, state, 0)),
      ...NASTY_NAMES.map(name => words.waiting(kind, name)),
    ])
    expect(asked.flatMap(text => faults(text, language, { line: true, people: NASTY_NAMES }))).toEqual([])
  })

  test('every button and name is well said', () => {
    const t = open({ table: ['black-fehu', 'white-ansuz', { rune: 'grey-algiz', face: 'down' }] })
    const { choices, colours, signs, levels } = words
    const texts = [
      ...moves[language],
      ...RUNES.flatMap(one => [words.rune(one), words.move({ do: 'give', pair: one }, t.state, 0)]),
      ...t.state.table.tag.map((_, place) => words.stone(t.state, place)),
      ...t.state.table.tag.map(tag => words.move({ do: 'grab', stone: tag }, t.state, 0)),
      ...[-1, 0, 1, 2].map(me =>
        words.move(
          {
            do: 'order',
            thefts: [
              [0, 1],
              [1, 2],
            ],
          },
          t.state,
          me,
        ),
      ),
      ...(['away', 'back', 'pause', 'resume', 'pass', 'press', 'takeBack', 'throw', 'launch', 'timeUp'] as const).map(
        deed => words.move({ do: deed }, t.state, 0),
      ),
      words.move({ do: 'shoot', power: 70, aim: -0.5 }, t.state, 0),
      ...[0, 500, 800, 1500].map(ms => choices.seat.headStart.value(ms)),
      ...textsIn([choices, colours, signs, levels]),
      words.progress(t.state),
    ]
    expect(texts.flatMap(text => faults(text, language))).toEqual([])
    expect(texts.length).toBeGreaterThan(150)
  })
})

test('lines by name and to their reader', () => {
  const theft = rare().find(event => event.type === 'theft.resolved' && event.count > 0)!
  const claim: Event = { type: 'claim.taken', seat: 0, victim: 1, rune: 'grey-raido' }
  expect(line('fr', theft)).toBe('Alice prend la rune ansuz noire et 4\u00a0runes noires à Hélène.')
  expect(line('fr', theft, 1)).toBe('Alice vous prend la rune ansuz noire et 4\u00a0runes noires.')
  expect(line('en', theft, 1)).toBe('Alice robs you of the black ansuz and 4 black runes.')
  expect(line('fr', claim)).toBe('Alice tient la jumelle de la rune d’Équilibre d’Hélène, raido grise.')
  expect(line('fr', claim, 1)).toBe('Alice tient la jumelle de votre rune d’Équilibre, raido grise.')
  expect(line('fr', { type: 'throw.armed', seat: 0 })).toBe('Alice a réglé son lancer.')
  expect(line('fr', { type: 'pair.made', seat: 0, rune: 'black-ansuz' }, 0)).toBe(
    'Vous réunissez la paire d’ansuz noires.',
  )
  expect(line('fr', { type: 'pair.split', seats: [0, 1], rune: 'white-fehu' }, 1)).toBe(
    'Alice et vous vous partagez la paire de fehu blanches\u00a0: elle va au sac.',
  )
  expect(line('fr', { type: 'game.won', seat: 0, runes: 12 }, 0)).toBe(
    'Vous gagnez avec 12\u00a0runes\u00a0: le titre de grand maître des runes vous revient\u202f!',
  )
  expect(
    messages.fr.move(
      {
        do: 'order',
        thefts: [
          [0, 1],
          [1, 2],
        ],
      },
      arrange({ players: players(3) }).state,
      0,
    ),
  ).toBe('Vous volez le joueur 2, puis le joueur 2 vole le joueur 3')
  for (const language of LANGUAGES) for (const none of nothing()) expect(line(language, none)).toBe(undefined)
})

function line(language: 'en' | 'fr', event: Event, reads = -1): string | undefined {
  return telling(messages[language].event, event, reads)
}

function nothing(): Event[] {
  return [
    { type: 'check.falsePairs', faults: [] },
    { type: 'table.cleared', count: 0, bag: 12 },
    { type: 'hand.drawn', seat: 0, count: 0, bag: 0 },
    { type: 'throw.simulated', launchedAt: 0, rest: 0, thrown: [], lying: [], path: '' },
  ]
}

/** What chance may leave out, in every form. */
function rare(): Event[] {
  const results = [
    { seat: 0, gap: 3.5, touched: false, shot: true, along: 379.5 },
    { seat: 1, gap: 0, touched: true, shot: true, along: 400 },
    { seat: 2, gap: 383, touched: false, shot: false, along: 0 },
  ]
  const picks = [
    { seat: 0, number: 9, touched: true },
    { seat: 1, number: 7, touched: false },
  ]
  return [
    { type: 'game.created', seats: 2, variant: 'race' },
    { type: 'game.created', seats: 5, variant: 'calm' },
    { type: 'balance.redrawn', seats: [0, 1], rune: 'black-fehu' },
    { type: 'hand.drawn', seat: 1, count: 1, bag: 0 },
    { type: 'hand.drawn', seat: 1, count: 5, bag: 1 },
    { type: 'throw.armed', seat: 1 },
    { type: 'throw.signalled', by: 'server', launchAt: 3 },
    { type: 'throw.signalled', by: 1, launchAt: 3 },
    ...COLOURS.map((colour): Event => ({ type: 'stone.outOfTable', stone: 3, colour })),
    { type: 'throw.settled', stones: [] },
    { type: 'throw.settled', stones: [{ stone: 1, colour: 'grey', x: 0, y: 0, yaw: 0, face: 'up' }] },
    { type: 'grab.opened', at: 0, signs: [] },
    { type: 'grab.opened', at: 0, signs: [{ stone: 1, rune: 'grey-algiz' }] },
    { type: 'grab.requested', seat: 0, stone: 3 },
    { type: 'grab.lost', seat: 0, stone: 3 },
    { type: 'grab.refused', seat: 0, stone: 3, reason: 'falseStart' },
    { type: 'grab.refused', seat: 0, stone: 3, reason: 'closed' },
    ...RUNES.flatMap((one): Event[] => [
      { type: 'grab.awarded', seat: 0, stone: 1, rune: one, at: 0 },
      { type: 'pair.made', seat: 1, rune: one },
      { type: 'balance.drawn', seat: 0, rune: one },
      { type: 'balance.completed', seat: 1, rune: one, at: 0 },
      { type: 'claim.taken', seat: 0, victim: 1, rune: one },
      { type: 'penalty.paid', seat: 0, rune: one },
      { type: 'half.returned', seat: 1, rune: one },
      { type: 'pair.split', seats: [0, 1], rune: one },
      { type: 'balance.replaced', seat: 1, rune: one, distance: 35.2 },
    ]),
    { type: 'pair.split', seats: [0, 1, 2], rune: 'grey-algiz' },
    { type: 'vote.nothingLeft', seat: 0, on: true },
    { type: 'vote.nothingLeft', seat: 0, on: false },
    ...(['noLive', 'vote', 'silence', 'cap', 'calm'] as const).map((reason): Event => {
      return { type: 'grab.closed', reason, at: 0 }
    }),
    { type: 'grab.report', opening: 1000, order: [0, 1, 2], requests: [] },
    {
      type: 'grab.report',
      opening: 1000,
      order: [0, 1, 2],
      requests: (['won', 'lost', 'falseStart', 'closed'] as const).map((result, seat) => {
        return { seat, tag: 3, arrived: 1300, dated: result === 'falseStart' ? 990 : 1250 + seat, result }
      }),
    },
    { type: 'check.falsePairs', faults: [{ seat: 0, orphans: ['black-ansuz'], penalties: 1 }] },
    {
      type: 'check.falsePairs',
      faults: [0, 1].map(seat => ({ seat, orphans: ['black-ansuz', 'white-algiz'], penalties: 1 })),
    },
    { type: 'contest.opened', seats: [0, 1], round: 2, ghost: 165.1 },
    ...COLOURS.flatMap((colour): Event[] => [
      { type: 'contest.opened', colour, seats: [0, 1, 2], round: 1, ghost: 165.1 },
      { type: 'nerve.opened', colour, seats: [0, 1], round: 2 },
      {
        type: 'theft.ordered',
        colour,
        order: [
          [0, 1],
          [1, 2],
          [2, 0],
        ],
      },
      { type: 'theft.resolved', thief: 0, victim: 1, rune: `${colour}-ansuz`, colour, count: 4 },
      { type: 'theft.resolved', thief: 0, victim: 1, rune: `${colour}-fehu`, colour, count: 0 },
      { type: 'theft.resolved', thief: 0, victim: 1, rune: `${colour}-fehu`, colour, count: 1 },
    ]),
    { type: 'slide.played', seat: 0 },
    { type: 'contest.result', friction: 0.25, results },
    { type: 'contest.result', friction: 0.25, results, winner: 0 },
    { type: 'contest.result', friction: 0.25, results, winner: 0, drawn: true },
    { type: 'nerve.opened', seats: [0, 1], round: 1 },
    { type: 'nerve.result', limit: 8, picks },
    { type: 'nerve.result', limit: 8, picks, winner: 1 },
    { type: 'nerve.result', limit: 8, picks, winner: 1, drawn: true },
    { type: 'balance.unserved', seat: 0 },
    { type: 'table.cleared', count: 1, bag: 12 },
    { type: 'table.cleared', count: 3, bag: 12 },
    { type: 'bag.passed', from: 0, to: 1 },
    { type: 'table.paused', by: 0 },
    { type: 'table.resumed', by: 1 },
    { type: 'game.ended', reason: 'bag', bag: 2, loots: [12, 8, 0] },
    { type: 'game.ended', reason: 'cap', bag: 20, loots: [2, 4] },
    { type: 'tie.contest', seats: [0, 1] },
    { type: 'game.won', seat: 0, runes: 12 },
    { type: 'calm.wave', wave: 1, focus: [3, 3] },
    {
      type: 'calm.revealed',
      wave: 1,
      choices: [
        { seat: 0, rune: 'black-ansuz', focus: 2, result: 'won' },
        { seat: 1, rune: 'black-ansuz', focus: 1, result: 'lost' },
        { seat: 2, rune: 'grey-fehu', focus: 0, result: 'stays' },
        { seat: 3, rune: 'grey-algiz', focus: 1, result: 'split' },
        { seat: 4, focus: 0, result: 'passed' },
      ],
    },
    { type: 'player.disconnected', seat: 0 },
    { type: 'player.returned', seat: 0 },
  ]
}
