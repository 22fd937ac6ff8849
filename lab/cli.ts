#!/usr/bin/env node
import { readArguments } from './arguments.ts'
import { calibrate } from './calibrate.ts'
import { Complaint } from './complaint.ts'
import { help, list } from './help.ts'
import { withGame } from './load.ts'
import { replay } from './replay.ts'
import { study } from './study.ts'

/** `npm run lab -- …`: 0 when all went well, 1 when games crashed, 2 for a command that makes no sense. */
try {
  const request = await readArguments(process.argv.slice(2))
  if (request.do === 'help') process.stdout.write(help())
  else if (request.do === 'list') process.stdout.write(await list())
  else if (request.do === 'calibrate')
    await withGame(request.game, async game => calibrate(game, request.games, new URL('../', import.meta.url)))
  else if (request.do === 'replay')
    process.exitCode = await withGame(request.plan.game, game => replay(game, request.plan, request.place))
  else process.exitCode = await study(request)
} catch (error) {
  if (!(error instanceof Complaint)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
