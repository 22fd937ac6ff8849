import { FastChance, isLive, isRefusal, Match, plainSeed, SPECTATOR, type Viewer } from '@runatal/kernel'
import { asksOf } from '@runatal/look/asks.ts'
import type { Language, OpenAsk } from '@runatal/look/board.ts'
import { sight } from '@runatal/look/conform/sight.tsx'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, it } from 'vitest'
import { SCENARIOS, type Scenario } from '../../content/language.ts'
import { runebound } from '../../index.ts'
import type { Runebound } from '../../rules/types.ts'
import { fighting } from '../../test/game.ts'
import { Board } from '../Board.tsx'
import { choicesOf } from '../model/choices.ts'

/** Each kind of sight is drawn once, whatever scenario it comes up in. */
const drawn = new Set<string>()

it.each(SCENARIOS)('draws %s for whoever is asked and for spectators', async scenario => {
  const match = start(scenario, 3)
  const seen = new Set<string>()
  await playOn(match, 260, async turn => {
    const ask = match.state.asks.find(open => open.must && isLive(match.state, open))!
    const asks = asksOf(match, ask.seat)
    const spots = [...choicesOf(asks, match.view(ask.seat)).spots.keys()]
    const sorts = new Set(spots.map(spot => spot.split(':')[0]))
    const sort = [ask.kind === 'turn' ? scenario : ask.kind, match.state.choice?.what, ...sorts].join()
    if (drawn.has(sort)) return
    drawn.add(sort)
    seen.add(ask.kind)
    const mine = await draw(match, ask.seat, asks, turn % 2 === 0 ? 'en' : 'fr')
    // Whatever has a place can be pressed there.
    for (const spot of spots) expect(mine).toContain(`data-spot="${spot}"`)
    expect(mine).not.toContain('undefined')
    expect(mine).not.toContain('NaN')
    if (seen.size > 1) return
    expect(await draw(match, SPECTATOR, asksOf(match, SPECTATOR), 'en')).not.toContain('data-choice')
  })
  expect(seen).toContain('turn')
})

it('has a place for every option', async () => {
  for (const scenario of ['web', 'corpse'] as const) {
    const match = start(scenario, 4)
    await playOn(match, 350, () => {
      const ask = match.state.asks.find(open => open.must && isLive(match.state, open))!
      const asks = asksOf(match, ask.seat)
      const { spots, bar, more } = choicesOf(asks, match.view(ask.seat))
      const placed = [...bar, ...more, ...[...spots.values()].flat()].map(({ move }) => JSON.stringify(move))
      const options = asks.flatMap(one => one.options.map(option => JSON.stringify(option)))
      expect(placed.toSorted()).toEqual(options.toSorted())
    })
  }
})

it('shows tokens that are not cast yet where one of them is asked for', async () => {
  const { match } = fighting('e_hedge_witch', [])
  const mine = await draw(match, 0, asksOf(match, 0), 'en')
  for (const token of [0, 1, 2]) expect(mine).toContain(`data-spot="token:${token}"`)
})

function start(scenario: Scenario, seats: number): Match<Runebound> {
  const match = Match.start(runebound, { seats, table: { scenario } }, plainSeed(seats))
  if (isRefusal(match)) throw new Error(match.text)
  return match
}

/** By chance, but a turn is not ended while there is something to do. */
async function playOn(
  match: Match<Runebound>,
  most: number,
  look: (turn: number) => void | Promise<void>,
): Promise<void> {
  const chance = new FastChance(most)
  for (let turn = 0; turn < most && match.state.asks.length > 0; turn++) {
    await look(turn)
    const ask = match.state.asks.find(open => open.must && isLive(match.state, open))!
    const all = match.options(ask)
    const lively = all.filter(({ do: what }) => what !== 'endTurn' && what !== 'trade')
    const options = lively.length > 0 && chance.int(12) > 0 ? lively : all
    const answer = match.submit(ask.seat, ask.id, options[chance.int(options.length)])
    if (isRefusal(answer)) throw new Error(answer.text)
  }
}

async function draw(
  match: Match<Runebound>,
  me: Viewer,
  asks: OpenAsk<Runebound>[],
  language: Language,
): Promise<string> {
  const { prelude } = await prerenderToNodeStream(sight(Board, { state: match.view(me), me, asks, language }))
  return text(prelude)
}
