import { FastChance, isRefusal, Match, plainSeed, SPECTATOR, type Viewer } from '@runatal/kernel'
import { asksOf } from '@runatal/look/asks.ts'
import type { Language, OpenAsk } from '@runatal/look/board.ts'
import { sight } from '@runatal/look/conform/sight.tsx'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { rok } from '../../index.ts'
import type { Rok, State } from '../../rules/types.ts'
import { Board } from '../Board.tsx'
import type { Ask } from '../model/asks.ts'

describe.each([
  ['two against the clock', 2, 'race'],
  ['four against the clock', 4, 'race'],
  ['three, calm', 3, 'calm'],
  ['five, calm', 5, 'calm'],
] as const)('the board of a whole game for %s', (_, seats, variant) => {
  it('draws every question with something to press, and no sign that is hidden', () => {
    const match = Match.start(rok, { seats, table: { variant } }, plainSeed(seats))
    if (isRefusal(match)) throw new Error(match.text)
    const chance = new FastChance(seats)
    const faults: string[] = []
    const drawn = new Set<string>()
    for (let turn = 0; turn < 1500; turn++) {
      const open = match.state.asks.filter(ask => ask.kind !== 'presence' && ask.kind !== 'pause')
      const ask = open.find(({ must }) => must) ?? open[chance.int(Math.max(1, open.length))]
      if (ask === undefined) break
      const options = match.options(ask)
      if (ask.seat >= 0 && turn % 5 === 0) {
        const asks = asksOf(match, ask.seat)
        const html = draw(match, ask.seat, asks, turn % 2 === 0 ? 'en' : 'fr')
        faults.push(...faultsOf(html, match.view(ask.seat), ask.kind, asks))
        drawn.add(ask.kind)
      }
      if (options.length === 0) {
        const alarm = match.state.asks.find(({ seat }) => seat < 0)
        if (alarm === undefined || isRefusal(match.expire(alarm.id, match.state.due))) break
        continue
      }
      const answer =
        ask.seat < 0
          ? match.expire(ask.id, match.state.due)
          : match.submit(ask.seat, ask.id, options[chance.int(options.length)]!, match.state.time + 400)
      if (isRefusal(answer) && ask.seat < 0) throw new Error(answer.text)
      if (match.outcome !== undefined) break
    }
    expect(faults).toEqual([])
    expect(drawn.size).toBeGreaterThan(0)
    expect(draw(match, SPECTATOR, [], 'fr')).toContain('rok-felt')
  })
})

/** What is wrong with a picture of the board. */
function faultsOf(html: string, state: State, kind: string, asks: readonly Ask[]): string[] {
  const canPress = asks.some(ask => ask.must && ask.options.length > 0)
  const shownDown = [...html.matchAll(/data-stone="(\d+)"[^>]*aria-label="([^"]*)"/g)].filter(([, tag, name]) => {
    const up = state.table.up[state.table.tag.indexOf(Number(tag))]
    return up === false && !/face down|face cachée/.test(name!)
  })
  return [
    ...['undefined', 'NaN'].filter(word => html.includes(word)).map(word => `${kind}: ${word}`),
    ...(canPress && !html.includes('data-choice') ? [`${kind}: nothing to press`] : []),
    ...shownDown.map(([, tag]) => `stone ${tag} is face down and has a name`),
  ]
}

function draw(match: Match<Rok>, me: Viewer, asks: OpenAsk<Rok>[], language: Language): string {
  return renderToString(sight(Board, { state: match.view(me), me, asks, language }))
}
