import { isRefusal, Match, plainSeed, SPECTATOR, UNKNOWN } from '@runatal/kernel'
import { nextAtScreen } from '@runatal/look/curtain.ts'
import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, type Position } from '../arrange.ts'
import { RUNES, SIGNS } from '../rules/puzzle.ts'
import { historyOf } from '../rules/history.ts'
import { rising5 } from '../index.ts'
import { ASIDE, type Rising5, UNLINKED } from '../rules/types.ts'
import { type Ask, choicesOf, NO_INTENT } from '../ui/model/choices.ts'
import { keyStroke, sealMove, strokeOf } from '../ui/model/gesture.ts'
import { linesOf } from '../ui/model/history.ts'
import { knowledgeOf } from '../ui/model/knowledge.ts'
import { isOpen } from '../ui/model/open.ts'
import { nextMoon } from '../ui/model/pile.ts'
import { isPinned, isUnlinked, pressHead, pressSquare } from '../ui/model/notes.ts'

/** The app as a part of the table: what the board's panel shows and does. */

const RIDDLE = {
  solution: ['red', 'blue', 'black', 'green'],
  links: {
    blue: 'sage',
    red: 'gobel',
    yellow: 'spider',
    orange: 'snake',
    green: 'monkey',
    violet: 'phoenix',
    black: 'whale',
  },
} satisfies Partial<Position>

const FIRST = ['blue', 'red', 'yellow', 'orange'] as const
const SECOND = ['red', 'blue', 'green', 'orange'] as const

function asksOf(match: Match<Rising5>, seat: number): Ask[] {
  return match.asks(seat).map(ask => ({
    id: ask.id,
    kind: ask.kind as Ask['kind'],
    must: ask.must,
    options: match.options(ask),
    barred: match.barred(ask),
  }))
}

function choices(match: Match<Rising5>, seat: number) {
  return choicesOf(asksOf(match, seat), NO_INTENT, [], [], undefined)
}

/** Eli's turn, one action left, with so many altars lit. */
function litAltars(altars: number): Match<Rising5> {
  return arrange({ players: [{}, {}], ...RIDDLE, portal: FIRST, phase: 'actions', onTurn: 0, hero: 'eli', altars })
    .match
}

/** What two players see. */
function seen(position: Partial<Position>) {
  return arrange({ players: [{}, {}], ...position }).match.view(0)
}

/** Everybody's first answer that is not a step back, until the game is over. */
function playOn(match: Match<Rising5>, each: () => void): void {
  for (let i = 0; i < 500 && match.state.fate === 'playing'; i++) {
    each()
    const ask = match.state.asks.find(({ must }) => must)!
    const options = match.options(ask)
    const answer = match.submit(ask.seat, ask.id, options[i % options.length])
    if (isRefusal(answer)) throw new Error(answer.text)
  }
}

rule('R5-307', 'the board marks how far the next Red Moon is, unless the pile was shuffled', () => {
  const next = ['eli', 'hal', 'moon', 'nova'] as const
  expect(nextMoon(seen({ next }))).toBe(3)
  expect(nextMoon(seen({}))).toBe(10)
  expect(nextMoon(seen({ next, shuffled: true }))).toBeUndefined()
  expect(nextMoon(seen({ pile: ['eli', 'hal'] }))).toBeUndefined()
})

rule('R5-308', 'nobody of the team sets or sees the answer before the end', () => {
  const match = Match.start(rising5, { seats: 3, table: {} }, plainSeed(3))
  if (isRefusal(match)) throw new Error(match.text)
  playOn(match, () => {
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      expect(match.view(viewer).solution).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN])
      expect(match.asks(viewer).some(({ kind }) => kind.startsWith('gm'))).toBe(false)
    }
  })
  expect(match.state.fate).not.toBe('playing')
  expect(match.view(0).solution).toEqual(match.state.solution)
})

rule('R5-326', 'all results stand one above the other, in time order', () => {
  const { state } = arrange({ players: [{}, {}], ...RIDDLE, tested: [FIRST, SECOND] })
  const lines = linesOf(historyOf(state))
  expect(lines.map(({ attempt }) => attempt)).toEqual([0, 1])
  expect(lines.map(({ result }) => result?.portal.map(rune => RUNES[rune]))).toEqual([FIRST, SECOND])
})

rule('R5-327', 'a line carries the hints taken since the one before; later ones stand on an open line', () => {
  const one = { portal: [0, 1, 2, 3], states: [2, 2, 1, 1, 0, 0, 0] }
  const hint = { rune: 5, sign: 5, after: 1 }
  expect(linesOf({ results: [one], hints: [hint] })).toEqual([
    { attempt: 0, result: one, hints: [] },
    { attempt: undefined, result: undefined, hints: [hint] },
  ])
  expect(linesOf({ results: [one, one], hints: [hint] })).toEqual([
    { attempt: 0, result: one, hints: [] },
    { attempt: 1, result: one, hints: [hint] },
  ])
})

rule('R5-335', 'a sign moved beside a rune stays there, for everybody', () => {
  const { match } = arrange({ players: [{}, {}], ...RIDDLE, portal: FIRST })
  const [sage, blue] = [SIGNS.indexOf('sage'), RUNES.indexOf('blue')]
  const note = (seat: number, move: ReturnType<typeof pressSquare>) => {
    const ask = match.asks(seat).find(({ kind }) => kind === 'notes')!
    expect(isRefusal(match.submit(seat, ask.id, move))).toBe(false)
  }
  expect(match.state.notes[sage]).toBe(ASIDE)
  note(0, pressHead(match.view(0), sage))
  expect(isUnlinked(match.view(1), sage)).toBe(true)
  note(1, pressSquare(match.view(1), blue, sage))
  for (const viewer of [0, 1, SPECTATOR]) expect(isPinned(match.view(viewer), blue, sage)).toBe(true)
  note(0, pressSquare(match.view(0), blue, sage))
  expect(match.state.notes[sage]).toBe(UNLINKED)
  note(0, pressHead(match.view(0), sage))
  expect(match.state.notes[sage]).toBe(ASIDE)
})

rule('R5-336', 'the assistant is off by default; on, it lists what is possible', () => {
  expect(rising5.choices.table.assistant.first).toBe('off')
  const { state } = arrange({ players: [{}, {}], ...RIDDLE, tested: [FIRST, SECOND] })
  expect(state.assistant).toBe(false)
  const { solutions, certain, square } = knowledgeOf(historyOf(state))
  expect(solutions.map(code => code.map(rune => RUNES[rune]))).toEqual([
    ['red', 'blue', 'violet', 'green'],
    ['red', 'blue', 'black', 'green'],
  ])
  expect(square(RUNES.indexOf('green'), SIGNS.indexOf('monkey'))).toBe('certain')
  expect(square(RUNES.indexOf('green'), SIGNS.indexOf('whale'))).toBe('impossible')
  expect(square(RUNES.indexOf('blue'), SIGNS.indexOf('sage'))).toBeUndefined()
  expect(certain).toBe(3)
})

rule('R5-337', 'altars light up by themselves, and an attempt reads the true Portal', () => {
  const table = arrange({
    players: [{}, {}],
    ...RIDDLE,
    tested: [FIRST],
    portal: SECOND,
    phase: 'actions',
    onTurn: 0,
    hero: 'hal',
    altars: 2,
    items: ['store'],
  })
  const { match } = table
  const use = match.asks(0).find(({ kind }) => kind === 'useItem')!
  expect(isRefusal(match.submit(0, use.id, { do: 'use', item: 'store' }))).toBe(false)
  expect(match.state.altars).toBe(4)
  // Nothing that can be answered touches an altar.
  const kinds = Object.keys(rising5.decisions)
  expect(kinds.filter(kind => /altar|cube|capture/i.test(kind))).toEqual([])
  for (const move of [{ do: 'seal' }, { do: 'confirm' }] as const) {
    const ask = match.asks(0).find(open => match.options(open).some(option => option.do === move.do))!
    expect(isRefusal(match.submit(0, ask.id, move))).toBe(false)
  }
  const last = historyOf(match.state).results.at(-1)!
  expect(last.portal.map(rune => RUNES[rune])).toEqual(SECOND)
})

rule(
  'R5-338',
  'a stroke down seals for the active seat with four altars and an action left, and for nobody else',
  () => {
    expect(sealMove(choices(litAltars(4), 0))?.move).toEqual({ do: 'seal' })
    expect(sealMove(choices(litAltars(4), 1))).toBeUndefined()
    expect(sealMove(choices(litAltars(3), 0))).toBeUndefined()
    expect([strokeOf(4, 90), strokeOf(-10, -90), strokeOf(80, 90), strokeOf(0, 30)]).toEqual([
      'down',
      'up',
      undefined,
      undefined,
    ])
    expect(['s', 'S', 'ArrowDown', 'h', 'ArrowUp', 'm'].map(keyStroke)).toEqual([
      'down',
      'down',
      'down',
      'up',
      'up',
      undefined,
    ])
  },
)

rule('R5-339', 'no view and no event of the team carries the answer or an unrevealed link before the end', () => {
  const match = Match.start(rising5, { seats: 2, table: {} }, plainSeed(11))
  if (isRefusal(match)) throw new Error(match.text)
  playOn(match, () => {
    for (const viewer of [0, 1, SPECTATOR]) {
      const view = match.view(viewer)
      expect(view.solution.every(rune => rune === UNKNOWN)).toBe(true)
      const revealed = new Set(historyOf(view).hints.map(({ rune }) => rune))
      for (const [rune, sign] of view.links.entries()) if (!revealed.has(rune)) expect(sign).toBe(UNKNOWN)
    }
  })
  const types = match.told.flat().map(told => JSON.stringify(told))
  const ends = types.filter(told => told.includes('"solution"') || told.includes('"links"'))
  expect(ends.length).toBeGreaterThan(0)
  for (const told of ends) expect(told).toMatch(/game_(won|lost)/)
})

rule('R5-401', 'one screen for all: no hand-over with open hands; one round each prompt of a Game Master', () => {
  expect(handOvers({}).screens).toBe(0)
  expect(handOvers({ hands: 'private' }).screens).toBeGreaterThan(5)
  const { screens, prompts, shown } = handOvers({ master: '1' })
  expect(prompts).toBeGreaterThan(2)
  expect(screens).toBeGreaterThanOrEqual(prompts)
  // Whatever a seat is asked, it is that seat who looks.
  expect(shown).toBe(true)
})

/** Three people at one screen: how often it is handed over behind a curtain. */
function handOvers(table: Partial<Rising5['table']>) {
  const match = Match.start(rising5, { seats: 3, table }, plainSeed(5))
  if (isRefusal(match)) throw new Error(match.text)
  let [me, screens, prompts, shown] = [0, 0, 0, true]
  let lifted: number | undefined
  playOn(match, () => {
    const waitingFor = match.state.asks.filter(({ must }) => must).map(({ seat }) => seat)
    const isOpenNow = isOpen(match.state)
    const next = nextAtScreen({ people: [0, 1, 2], waitingFor, me, lifted, isOpen: isOpenNow })
    if (next !== undefined) {
      me = next
      if (!isOpenNow) {
        lifted = next
        screens++
      }
    }
    if (waitingFor[0] === match.state.master) prompts++
    shown &&= waitingFor.includes(me)
  })
  return { screens, prompts, shown }
}
