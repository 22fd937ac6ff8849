import { FastChance, isRefusal, Match, plainSeed, SPECTATOR, type Viewer } from '@runatal/kernel'
import { asksOf } from '@runatal/look/asks.ts'
import type { Language, OpenAsk } from '@runatal/look/board.ts'
import { sight } from '@runatal/look/conform/sight.tsx'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { raiseRiseDie } from '../../index.ts'
import type { RaiseRiseDie } from '../../rules/types.ts'
import { Board } from '../Board.tsx'
import { type Asked, choicesOf, type Intent, nameSlot, NO_INTENT, switchOver } from '../model/choices.ts'

it('draws a whole duel for everybody, in both languages', () => {
  const match = start(3)
  let drawn = 0
  playOn(match, 400, turn => {
    if (turn % 9 !== 0) return
    for (const viewer of [0, 1, SPECTATOR]) {
      const html = draw(match, viewer, asksOf(match, viewer), turn % 2 === 0 ? 'en' : 'fr')
      expect(html).not.toContain('undefined')
      expect(html).not.toContain('NaN')
      drawn++
    }
  })
  expect(drawn).toBeGreaterThan(20)
})

it('reaches every option by pressing what is lit', () => {
  for (const seed of [5, 8]) {
    const match = start(seed)
    playOn(match, 500, () => {
      const ask = match.state.asks.find(open => open.must)!
      const asks = asksOf(match, ask.seat)
      const view = match.view(ask.seat)
      const reached = new Set<string>()
      const { spots, buttons, tray, lead } = choicesOf(asks, NO_INTENT, view, ask.seat)
      // No question without its button.
      expect(buttons.length + tray.length > 0 || (lead !== undefined && spots.has(lead.spot))).toBe(true)
      for (const { move } of buttons) reached.add(JSON.stringify(move))
      for (const { choice } of tray) if ('move' in choice) reached.add(JSON.stringify(choice.move))
      for (const choice of spots.values())
        if ('move' in choice) reached.add(JSON.stringify(choice.move))
        else explore(asks, choice.intent, view, ask.seat, reached, new Set())
      const options = asks.flatMap(one => one.options.map(option => JSON.stringify(option)))
      expect([...reached].toSorted()).toEqual(options.toSorted())
    })
  }
})

/** All that comes of a card taken up: its slots in every order, transcended or not, on its own or against the last. */
function explore(
  asks: readonly Asked[],
  intent: Intent,
  view: RaiseRiseDie['state'],
  seat: number,
  reached: Set<string>,
  seen: Set<string>,
): void {
  const key = JSON.stringify(intent)
  if (seen.has(key)) return
  seen.add(key)
  const { begun } = choicesOf(asks, intent, view, seat)
  if (begun === undefined) return
  if (begun.move !== undefined) reached.add(JSON.stringify(begun.move))
  const next: Intent[] = begun.next.map(slot => nameSlot(asks, intent, slot))
  if (begun.canSwitch) next.push(switchOver(asks, intent, view, seat))
  if (begun.canGoAgainst) next.push({ ...intent, against: !intent.against, slots: [] })
  for (const one of next) explore(asks, one, view, seat, reached, seen)
}

function start(seed: number): Match<RaiseRiseDie> {
  const decks = ['D-BANKS', 'D-SILL']
  const match = Match.start(raiseRiseDie, { seats: 2, seat: decks.map(deck => ({ deck })) }, plainSeed(seed))
  if (isRefusal(match)) throw new Error(match.text)
  return match
}

/** By chance, but nobody says no to everything. */
function playOn(match: Match<RaiseRiseDie>, most: number, look: (turn: number) => void): void {
  const chance = new FastChance(most)
  for (let turn = 0; turn < most && match.state.asks.length > 0; turn++) {
    look(turn)
    const ask = match.state.asks.find(open => open.must)!
    const options = match.options(ask)
    const answer = match.submit(ask.seat, ask.id, options[chance.int(options.length)])
    if (isRefusal(answer)) throw new Error(answer.text)
  }
}

function draw(match: Match<RaiseRiseDie>, me: Viewer, asks: OpenAsk<RaiseRiseDie>[], language: Language): string {
  return renderToString(sight(Board, { state: match.view(me), me, asks, language }))
}
