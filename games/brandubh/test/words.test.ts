import { reader } from '@runatal/grammar'
import { faults, NASTY_NAMES } from '@runatal/grammar/faults'
import { FastChance } from '@runatal/kernel'
import { describe, expect, test } from 'vitest'
import { arrange, type Event, words } from '../index.ts'

/** All that happens in a few games by chance, and every way to end. */
const events: Event[] = [1, 2, 3].flatMap(seed => {
  const chance = new FastChance(seed)
  return arrange().playOn(undefined, (_, options) => options[chance.int(options.length)] ?? raise()).events
})
for (const why of ['escaped', 'kingTaken', 'blocked', 'repeated', 'quiet'] as const)
  events.push({ type: 'ended', why, ...(why !== 'repeated' && why !== 'quiet' && { seat: 1 }) })
for (const piece of ['attacker', 'defender', 'king'] as const)
  events.push({ type: 'moved', seat: 0, piece, from: 'a2', to: 'a3' }, { type: 'captured', seat: 1, piece, at: 'd4' })

describe.each(['en', 'fr'] as const)('in %s', language => {
  const say = words[language]

  test('every line is well said, of anybody and to its reader', () => {
    const lines = NASTY_NAMES.flatMap(name =>
      [-1, 0, 1].flatMap(reads =>
        events.map(event => say.event(event, seat => (seat === reads ? reader(name) : name))),
      ),
    )
    const told = [...new Set(lines)].map(line => line ?? '')
    expect(told.flatMap(line => faults(line, language, { line: true, people: NASTY_NAMES }))).toEqual([])
  })

  test('every question and every button has words of its own', () => {
    const { state } = arrange()
    const asked = [say.ask('move', state, 0), say.ask('move', state, 1), say.waiting('move', 'Ana')]
    expect(new Set(asked).size).toBe(3)
    const buttons = arrange()
      .as(0)
      .options('move')
      .map(move => say.move(move, state, 0))
    expect(new Set(buttons).size).toBe(buttons.length)
    expect([...asked, ...buttons, say.progress(state)].flatMap(text => faults(text, language))).toEqual([])
  })
})

function raise(): never {
  throw new Error('A question without an option')
}
