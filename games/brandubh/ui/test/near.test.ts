import { expect, it } from 'vitest'
import { startingBoard } from '../../rules/board.ts'
import type { State } from '../../rules/types.ts'
import { near } from '../near.ts'

it('tells those who hear the board where the king stands, and what is on his lines', () => {
  const said = near({ board: startingBoard() } as State, 'en')
  expect(said).toBe(
    'The king is on d4, his throne. On his lines: e4, defender; c4, defender; d5, defender; d3, defender.',
  )
})
