#!/usr/bin/env node
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fetchNet } from '@runatal/bots'
import { Complaint } from '../lab/complaint.ts'
import { isGameId } from '../lab/house.ts'
import { withGame } from '../lab/load.ts'
import { sourcesOf } from '../lab/sources.ts'
import type { Plan } from './diary.ts'
import { learn } from './learn.ts'
import { writeWhole } from './lessons.ts'
import { page } from './page.ts'

/** `npm run learn -- rauha`: 0 when a net was accepted, 1 when none was, 2 for a command that makes no sense. */
const HELP = `Bots learn to judge a game by playing it, and a net that beats the one before it is kept.

  npm run learn -- <game> --seed 1 --generations 2

  --seed         the same seed comes to the same net                                          (1)
  --games        games of the first generation; searched ones are a sixteenth as many     (40000)
  --generations  how often to play, study and prove                                           (2)
  --minutes      begin no generation after so many
  --from         current: go on from the net that the game has                          (nothing)
  --playouts     thought a move in the games that decide                                     (60)
  --threads      how many; the net is the same with any number                        (all cores)
  --folder       where games and progress are kept: the same command goes on there  (.lab/learn)
`

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof Complaint)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

async function main(): Promise<number> {
  const { values, positionals } = readWords()
  const [name] = positionals
  if (name === undefined) {
    process.stdout.write(HELP)
    return 0
  }
  if (values.from !== 'nothing' && values.from !== 'current')
    throw new Complaint(`--from wants 'nothing' or 'current', not '${values.from}'`)
  const plan: Plan = {
    game: name,
    seed: whole('seed', values.seed),
    games: whole('games', values.games),
    from: values.from,
    playouts: whole('playouts', values.playouts),
  }
  const told = await withGame(name, async game => {
    if (game.guide?.reading === undefined)
      throw new Complaint(`${game.id} cannot be learned: give its guide a reading (kernel/game.ts)`)
    const { reading, rollout } = game.guide
    return { facts: reading.size, policy: rollout !== undefined, current: await fetchNet(game), id: game.id }
  })
  const netFile = isGameId(name) ? `games/${name}/bot/net.ts` : undefined
  const run = `${told.id}-${plan.seed}-${plan.games}-${plan.from}-${plan.playouts}-${sourcesOf(name, netFile)}`
  const folder = join(values.folder, run)
  const diary = await learn(plan, {
    ...told,
    folder,
    threads: values.threads === undefined ? availableParallelism() : whole('threads', values.threads),
    generations: whole('generations', values.generations),
    until: values.minutes === undefined ? Infinity : 60_000 * whole('minutes', values.minutes),
    say: text => void process.stderr.write(`${text}\n`),
  })
  const report = join(folder, 'report.html')
  writeWhole(report, page(diary))
  process.stdout.write(`${report}\n`)
  if (diary.current === undefined || diary.current === diary.first) return 1
  const file = netFile ?? join(folder, 'net.ts')
  writeWhole(file, netModule(diary.current, plan))
  process.stdout.write(`${file}\n`)
  return 0
}

function netModule(net: string, { game, seed, games, from }: Plan): string {
  return `/** Written by \`npm run learn -- ${game} --seed ${seed} --games ${games}${from === 'current' ? ' --from current' : ''}\`. */\nexport const net =\n  '${net}'\n`
}

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        seed: { type: 'string', default: '1' },
        games: { type: 'string', default: '40000' },
        generations: { type: 'string', default: '2' },
        minutes: { type: 'string' },
        from: { type: 'string', default: 'nothing' },
        playouts: { type: 'string', default: '60' },
        threads: { type: 'string' },
        folder: { type: 'string', default: '.lab/learn' },
      },
    })
  } catch (error) {
    throw new Complaint(`${(error as Error).message}\n${HELP}`)
  }
}

function whole(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Complaint(`--${name} wants a whole number from 1, not '${text}'`)
  return Number(text)
}
