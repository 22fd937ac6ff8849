import { expect, test } from 'vitest'
import { wrongWay } from '../arrows.ts'

test.each([
  ['games/rauha/rules/draft.ts', '../bot/guide.ts', 'rules must not import bot'],
  ['games/rok/rules/rok.ts', '../physics/foresee.ts', 'rules must not import physics'],
  ['games/rok/rules/rok.ts', '../index.ts', 'rules must not import index'],
  ['games/rok/rules/rok.ts', '@runatal/look/board.ts', 'rules must not import look'],
  ['games/rok/rules/rok.ts', '@runatal/rok', 'rules must not import a game'],
  ['games/rok/rules/rok.ts', '../../rauha/rules/rauha.ts', 'rules must not import a game'],
  ['games/rising5/deduction/links.ts', '../bot/guide.ts', 'deduction must not import bot'],
  ['games/rising5/bot/plan/goal.ts', '../../ui/Board.tsx', 'bot must not import ui'],
  ['games/rising5/arrange.ts', './bot/guide.ts', 'arrange must not import bot'],
  ['games/rauha/ui/Board.tsx', '@runatal/table', 'ui must not import table'],
  ['games/rauha/ui/Board.tsx', '@runatal/rising5', 'ui must not import a game'],
  ['games/rauha/ui/Board.tsx', '../../../web/src/boards.ts', 'ui must not import web'],
  ['games/rok/pages/throws/index.tsx', '../../../../web/src/settings.ts', 'pages must not import web'],
  ['games/rok/pages/throws/index.tsx', '@runatal/rauha', 'pages must not import a game'],
  ['kernel/play.ts', '@runatal/games', 'kernel must not import games'],
  ['kernel/play.ts', '../bots/index.ts', 'kernel must not import bots'],
  ['look/board.ts', '@runatal/rauha', 'look must not import a game'],
  ['table/table.ts', '@runatal/bots', 'table must not import bots'],
  ['web/src/boards.ts', '@runatal/server', 'web must not import server'],
  ['server/server.ts', '@runatal/proof', 'server must not import proof'],
])('%s must not import %s', (file, imported, why) => {
  expect(wrongWay(file, imported)).toBe(`${why}: arrows between rooms point one way`)
})

test.each([
  ['games/rauha/rules/draft.ts', '../content/path.ts'],
  ['games/rauha/rules/draft.ts', './types.ts'],
  ['games/rauha/rules/draft.ts', '@runatal/kernel'],
  ['games/rauha/index.ts', './bot/guide.ts'],
  ['games/rok/pages/throws/index.tsx', '@runatal/look/hall/Sheet.tsx'],
  ['games/rauha/ui/model/reason.ts', '../../bot/weigh.ts'],
  ['games/rauha/test/end.test.ts', '../ui/Board.tsx'],
  ['games/register.ts', './rauha/index.ts'],
  ['web/src/main.tsx', 'react'],
  ['web/src/boards.ts', '@runatal/rauha/tutorial'],
  ['bench/parts/rauha.ts', '@runatal/server'],
])('%s may import %s', (file, imported) => {
  expect(wrongWay(file, imported)).toBeUndefined()
})
