import { type Ask, FastChance, isRefusal, Match, type Move, plainSeed, SPECTATOR, type Viewer } from '@runatal/kernel'
import { asksOf } from '@runatal/look/asks.ts'
import type { Language, OpenAsk } from '@runatal/look/board.ts'
import { sight } from '@runatal/look/conform/sight.tsx'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RUNES } from '../../rules/puzzle.ts'
import { rising5 } from '../../index.ts'
import type { Rising5 } from '../../rules/types.ts'
import { Board } from '../Board.tsx'
import { placesAhead } from '../model/ahead.ts'
import { type Ask as Open, choicesOf, type Intent, NO_INTENT, type Press } from '../model/choices.ts'

const TABLES: [string, number, Partial<Rising5['table']>][] = [
  ['alone', 1, { assistant: 'on' }],
  ['two with private hands', 2, { hands: 'private' }],
  ['three', 3, {}],
  ['a Game Master and three', 4, { master: '1' }],
  ['five', 5, { moons: 'shuffled' }],
]

describe.each(TABLES)('the board of a whole game for %s', (_, seats, table) => {
  const match = start(seats, table)
  const chance = new FastChance(seats)

  it('draws what everybody sees, with a control for every answer', () => {
    const faults: string[] = []
    let drawn = 0
    for (let turn = 0; turn < 600; turn++) {
      const ask = match.state.asks.find(open => open.must && match.options(open).length > 0)
      if (ask === undefined) break
      // Now and then is enough: a hundred pictures in all.
      const viewer = turn % 8 === 0 ? ask.seat : turn % 24 === 12 ? SPECTATOR : undefined
      if (viewer !== undefined) {
        const asks = asksOf(match, viewer)
        faults.push(...faultsOf(draw(match, viewer, asks, turn % 16 === 0 ? 'en' : 'fr'), asks, ask.kind))
        drawn++
      }
      const options = match.options(ask)
      submit(match, ask, options[chance.int(options.length)]!)
    }
    expect(faults).toEqual([])
    expect(match.state.fate).not.toBe('playing')
    expect(draw(match, SPECTATOR, [], 'fr')).toContain('r5-ending')
    expect(drawn).toBeGreaterThan(6)
  })
})

it('reaches every swap and every item by a press on the table, or by two', () => {
  const match = start(4, {})
  const chance = new FastChance(9)
  const unreached: string[] = []
  for (let turn = 0; turn < 400; turn++) {
    const ask = match.state.asks.find(open => open.must)
    if (ask === undefined) break
    const asks = asksOf(match, ask.seat)
    const reached = new Set<string>()
    collect(match, ask.seat, asks, NO_INTENT, reached, 0)
    // Everything else has its button in the panel.
    const onTable = asks
      .filter(({ kind }) => kind === 'skillOrakl' || kind === 'useItem')
      .flatMap(({ options }) => options)
      .filter(move => move.do !== 'back')
    unreached.push(...onTable.map(move => JSON.stringify(move)).filter(move => !reached.has(move)))
    const options = match.options(ask)
    submit(match, ask, options[chance.int(options.length)]!)
  }
  expect(unreached).toEqual([])
})

/** What is wrong with a picture of the board. */
function faultsOf(html: string, asks: readonly Open[], kind: string): string[] {
  const isAsked = asks.some(({ must }) => must)
  return [
    ...['undefined', 'NaN'].filter(word => html.includes(word)),
    ...(isAsked && !html.includes('data-choice="true"') ? [`${kind}: nothing to press`] : []),
  ]
}

function collect(
  match: Match<Rising5>,
  seat: number,
  asks: readonly Open[],
  intent: Intent,
  reached: Set<string>,
  depth: number,
): void {
  const state = match.view(seat)
  const runes = state.runes.map(rune => RUNES[rune]!)
  const {
    runes: onRunes,
    places,
    heroes,
    cards,
    items,
  } = choicesOf(asks, intent, runes, placesAhead(state, seat, asks), undefined)
  const all: Press[] = [onRunes, places, heroes, items, cards].flatMap(map => [...map.values()].flat())
  for (const press of all) {
    if ('move' in press) reached.add(JSON.stringify(press.move))
    else if (depth === 0) collect(match, seat, asks, press.intent, reached, 1)
  }
}

function start(seats: number, table: Partial<Rising5['table']>): Match<Rising5> {
  const match = Match.start(rising5, { seats, table }, plainSeed(seats))
  if (isRefusal(match)) throw new Error(match.text)
  return match
}

function submit(match: Match<Rising5>, ask: Ask, move: Move<Rising5>): void {
  const answer = match.submit(ask.seat, ask.id, move)
  if (isRefusal(answer)) throw new Error(answer.text)
}

function draw(match: Match<Rising5>, me: Viewer, asks: OpenAsk<Rising5>[], language: Language): string {
  return renderToString(sight(Board, { state: match.view(me), me, asks, language }))
}
