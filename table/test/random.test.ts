import { SPECTATOR, type Viewer } from '@runatal/kernel'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Command, freeze, HOUSE, type HouseCommand, Table, type TableView, Thaw, wholeView } from '../index.ts'
import { Evening, GAME } from './seating.ts'

const seat = fc.integer({ min: -1, max: 5 })
const bot = fc.constantFrom('random', 'greedy')
const choices = fc.constantFrom<Record<string, string>>({}, { colour: 'coral' }, { colour: 'moss' }, { hat: 'red' })

/** Anything anybody could say, sensible or not. A move is drawn from what is asked when its time comes. */
const command: fc.Arbitrary<Command | HouseCommand | { do: 'anyMove'; which: number }> = fc.oneof(
  { weight: 60, arbitrary: fc.record({ do: fc.constant('anyMove' as const), which: fc.nat(1000) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('sit' as const), seat, name: fc.constantFrom('Ana', '', 'x'.repeat(41)) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('leave' as const, 'start' as const, 'start' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('askUndo' as const, 'comeBack' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('choose' as const), seat, choices }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('addBot' as const), seat, bot }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('clearSeat' as const), seat }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('setTable' as const), seats: fc.integer({ min: 0, max: 7 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move' as const), ask: fc.nat(50), move: fc.jsonValue() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), count: fc.integer({ min: -1, max: 3 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('answerUndo' as const), agree: fc.boolean(), request: fc.nat(60) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('standIn' as const), bot }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('say' as const), text: fc.constantFrom('hi', '') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('timeUp' as const), ask: fc.nat(50) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rematch' as const), table: fc.constant('t2') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forfeit' as const) }) },
)

const line = fc.record({
  by: fc.constantFrom('ana', 'bo', 'cy', HOUSE),
  command,
  wait: fc.nat(20_000),
})

test('whatever is said, nothing throws, a refusal changes nothing, the log makes the same table again, and updates add up to the view', () => {
  let played = 0
  fc.assert(
    fc.property(fc.array(line, { maxLength: 120, size: 'max' }), fc.boolean(), (lines, sitting) => {
      const evening = new Evening({ seats: 2, clock: { kind: 'bank', seconds: 60, increment: 2 } })
      if (sitting) evening.started()
      const known = new Map<Viewer, TableView>()
      for (const { by, command: said, wait } of lines) {
        const { table } = evening
        evening.now += wait
        const asked = said.do === 'anyMove' ? anyMove(table, said.which) : { by, command: said }
        if (asked === undefined) continue
        const before = everything(table)
        // One that was kept elsewhere does the same.
        const other = wait % 5 === 0 ? thawed(table) : undefined
        const refused = evening.tell(asked.by, asked.command)
        if (refused === undefined) played++
        const changed = everything(table) !== before
        if (refused !== undefined && (changed || refused.text === '')) throw new Error(`Refused: ${asked.command.do}`)
        if (refused === undefined) other?.happen(evening.log.at(-1)!)
        expect(kept(other ?? table)).toEqual(kept(table))
        for (const viewer of [SPECTATOR, 0, 1]) {
          const whole = wholeView(known.get(viewer), table.update(viewer, known.get(viewer)?.version ?? 0, 0))
          expect(whole).toEqual(table.view(viewer, 0))
          known.set(viewer, whole)
        }
      }
      expect(everything(thawed(evening.table))).toBe(everything(evening.table))
      expect(everything(Table.load('t1', GAME, JSON.parse(JSON.stringify(evening.log))))).toBe(
        everything(evening.table),
      )
    }),
    { numRuns: 60, seed: 2026 },
  )
  expect(played).toBeGreaterThan(500)
})

function thawed(table: Table): Table {
  const thaw = new Thaw(table.id, table.game)
  for (const text of freeze(table)) thaw.add(text)
  return thaw.table()
}

/** All that it shows and does next, and all that it is. */
function kept(table: Table) {
  return [everything(table), table.due(), freeze(table)]
}

/** A legal move of somebody who owes one, by whoever plays that seat. */
function anyMove(table: Table, which: number): { by: string; command: Command | HouseCommand } | undefined {
  const waiting = table.waitingFor()
  const mover = waiting[which % waiting.length]
  if (mover === undefined) return undefined
  const ask = table.view(mover, 0).asks.find(({ must }) => must)!
  const move = { ask: ask.id, move: ask.options[which % ask.options.length] }
  const { person, bot: played } = table.sittings[mover]!
  if (played !== undefined) return { by: HOUSE, command: { do: 'botMove', seat: mover, ...move } }
  return { by: person!, command: { do: 'move', ...move } }
}

/** All that anybody can see, as bytes. */
function everything(table: Table): string {
  return JSON.stringify([SPECTATOR, 0, 1, 2, 3, 4].map(viewer => table.update(viewer, 0, 0)))
}
