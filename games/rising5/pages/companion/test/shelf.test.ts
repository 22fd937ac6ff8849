import { FRESH, type Kept } from '../../../companion/index.ts'
import { IDBFactory } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import { openShelf } from '../shelf.ts'

vi.stubGlobal('indexedDB', new IDBFactory())

const game = { ...FRESH, puzzle: { solution: [1, 0, 6, 4], links: [0, 1, 2, 3, 4, 5, 6] }, history: [[0, 1, 2, 3]] }

it('keeps several games, the last touched first, and forgets them when told', async () => {
  const shelf = await openShelf('several')
  const older: Kept = { id: 'a', begun: 1, touched: 10, game }
  const newer: Kept = { id: 'b', begun: 2, touched: 20, ended: 'won', game }
  await shelf.keep(newer)
  await shelf.keep(older)
  expect(await (await openShelf('several')).games()).toEqual([newer, older])
  const again = { ...older, touched: 30, game: { ...game, altars: [true, false, false, true] } }
  await shelf.keep(again)
  expect(await shelf.games()).toEqual([again, newer])
  await shelf.forget('a')
  expect(await shelf.games()).toEqual([newer])
})

it('leaves aside what is broken', async () => {
  const shelf = await openShelf('broken')
  await shelf.keep({ id: 'x', begun: 1, touched: 2, game: { ...game, history: [] } })
  expect(await shelf.games()).toEqual([])
})
