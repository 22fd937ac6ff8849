import { FastChance, isRefusal, Match, plainSeed, SPECTATOR, type Viewer } from '@runatal/kernel'
import { asksOf } from '@runatal/look/asks.ts'
import type { Language, OpenAsk } from '@runatal/look/board.ts'
import { sight } from '@runatal/look/conform/sight.tsx'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { rauha } from '../../index.ts'
import type { Rauha } from '../../rules/types.ts'
import { Board } from '../Board.tsx'
import { type Choice, type Choices, choicesOf, type Intent, NO_INTENT } from '../model/choices.ts'

describe.each([2, 3, 4, 5])('the board of a whole game for %i', seats => {
  const match = start(seats)
  const chance = new FastChance(seats)

  it('draws every position for everybody, with a control for everything that can be done', () => {
    let drawn = 0
    for (let turn = 0; match.state.asks.length > 0; turn++) {
      const ask = match.state.asks.find(open => open.must)!
      const onlooker = (turn / 6) % (seats + 1) === seats ? SPECTATOR : turn % seats
      // Every sixth position is enough: some hundred in all.
      const viewers = turn % 6 === 0 ? new Set<Viewer>([ask.seat, onlooker]) : []
      for (const viewer of viewers) {
        const asks = asksOf(match, viewer)
        const html = draw(match, viewer, asks, turn % 12 === 0 ? 'en' : 'fr')
        expect(html.split('data-choice="true"').length - 1).toBe(controls(choicesOf(asks, NO_INTENT)))
        expect(html).not.toContain('undefined')
        drawn++
      }
      const options = match.options(ask)
      const answer = match.submit(ask.seat, ask.id, options[chance.int(options.length)])
      if (isRefusal(answer)) throw new Error(answer.text)
    }
    expect(draw(match, SPECTATOR, [], 'fr')).toContain('rauha-won')
    expect(drawn).toBeGreaterThan(25)
  })
})

it('reaches every option by a press, or by a press and a second one', () => {
  const match = start(4)
  const chance = new FastChance(9)
  while (match.state.asks.length > 0) {
    const ask = match.state.asks.find(open => open.must)!
    const asks = asksOf(match, ask.seat)
    const reached = new Set<string>()
    collect(asks, NO_INTENT, reached, 0)
    for (const { options } of asks) for (const option of options) expect(reached).toContain(JSON.stringify(option))
    const options = match.options(ask)
    const answer = match.submit(ask.seat, ask.id, options[chance.int(options.length)])
    if (isRefusal(answer)) throw new Error(answer.text)
  }
})

function start(seats: number): Match<Rauha> {
  const match = Match.start(rauha, { seats, table: { side: seats % 2 === 0 ? 'A' : 'B' } }, plainSeed(seats))
  if (isRefusal(match)) throw new Error(match.text)
  return match
}

function draw(match: Match<Rauha>, me: Viewer, asks: OpenAsk<Rauha>[], language: Language): string {
  return renderToString(sight(Board, { state: match.view(me), me, asks, language }))
}

function controls({ cards, cells, entities, crystals, spore, end, confirm }: Choices): number {
  return (
    cards.size + cells.size + entities.size + [crystals, spore, end, confirm].filter(one => one !== undefined).length
  )
}

function collect(asks: readonly OpenAsk<Rauha>[], intent: Intent, reached: Set<string>, depth: number): void {
  const choices = choicesOf(asks, intent)
  const { cards, cells, entities, animals, crystals, spore, end, confirm } = choices
  const all: (Choice | undefined)[] = [...cards.values(), ...cells.values(), ...entities.values(), ...animals.values()]
  for (const choice of [...all, crystals, spore, end, confirm]) {
    if (choice === undefined) continue
    if ('move' in choice) reached.add(JSON.stringify(choice.move))
    else if (depth === 0) collect(asks, choice.intent, reached, 1)
  }
}
