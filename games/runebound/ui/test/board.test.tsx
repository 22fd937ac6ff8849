import { FastChance, isLive, isRefusal, Match, plainSeed, SPECTATOR, type Viewer } from '@runatal/kernel'
import type { Language, OpenAsk, SeatFace } from '@runatal/look/board.ts'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SCENARIOS, type Scenario } from '../../content/language.ts'
import { runebound } from '../../rules/runebound.ts'
import type { Runebound } from '../../rules/types.ts'
import { Board } from '../Board.tsx'
import { choicesOf } from '../model/choices.ts'

it.each(SCENARIOS)('draws %s for everybody, in both languages', { timeout: 60_000 }, scenario => {
  const match = start(scenario, 3)
  const kinds = new Set<string>()
  let drawn = 0
  playOn(match, 260, turn => {
    const ask = match.state.asks.find(open => open.must && isLive(match.state, open))!
    if (kinds.has(ask.kind) && turn % 60 !== 0) return
    kinds.add(ask.kind)
    for (const viewer of [ask.seat, SPECTATOR]) {
      const html = draw(match, viewer, asksOf(match, viewer), turn % 2 === 0 ? 'en' : 'fr')
      expect(html).not.toContain('undefined')
      expect(html).not.toContain('NaN')
      drawn++
    }
  })
  expect(drawn).toBeGreaterThan(10)
  expect(kinds).toContain('turn')
})

it('has a place for every option', { timeout: 60_000 }, () => {
  for (const scenario of ['web', 'corpse'] as const) {
    const match = start(scenario, 4)
    playOn(match, 350, () => {
      const ask = match.state.asks.find(open => open.must && isLive(match.state, open))!
      const asks = asksOf(match, ask.seat)
      const { spots, bar, more } = choicesOf(asks, match.view(ask.seat))
      const placed = [...bar, ...more, ...[...spots.values()].flat()].map(({ move }) => JSON.stringify(move))
      const options = asks.flatMap(one => one.options.map(option => JSON.stringify(option)))
      expect(placed.toSorted()).toEqual(options.toSorted())
    })
  }
})

function start(scenario: Scenario, seats: number): Match<Runebound> {
  const match = Match.start(runebound, { seats, table: { scenario } }, plainSeed(seats))
  if (isRefusal(match)) throw new Error(match.text)
  return match
}

/** By chance, but a turn is not ended while there is something to do. */
function playOn(match: Match<Runebound>, most: number, look: (turn: number) => void): void {
  const chance = new FastChance(most)
  for (let turn = 0; turn < most && match.state.asks.length > 0; turn++) {
    look(turn)
    const ask = match.state.asks.find(open => open.must && isLive(match.state, open))!
    const all = match.options(ask)
    const lively = all.filter(({ do: what }) => what !== 'endTurn' && what !== 'request' && what !== 'give')
    const options = lively.length > 0 && chance.int(12) > 0 ? lively : all
    const answer = match.submit(ask.seat, ask.id, options[chance.int(options.length)])
    if (isRefusal(answer)) throw new Error(answer.text)
  }
}

function asksOf(match: Match<Runebound>, viewer: Viewer): OpenAsk<Runebound>[] {
  return match.asks(viewer).map(ask => {
    const kind = ask.kind as OpenAsk<Runebound>['kind']
    return { id: ask.id, kind, must: ask.must, options: match.options(ask), barred: match.barred(ask) }
  })
}

function draw(match: Match<Runebound>, me: Viewer, asks: OpenAsk<Runebound>[], language: Language): string {
  const names = ['Aubin', 'Noémie', 'Ilse', 'Tom']
  const faces: SeatFace[] = names.map((name, seat) => ({ seat, name, who: 'person', here: true }))
  return renderToString(
    <Board
      state={match.view(me)}
      me={me}
      asks={asks}
      waitingFor={[]}
      events={[]}
      version={match.told.length}
      seats={faces}
      language={language}
      still={false}
      frozen={false}
      actions={null}
      play={() => undefined}
      showRule={() => undefined}
    />,
  )
}
