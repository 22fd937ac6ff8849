// `npm run luck -- rauha 100 100 novice`: so many series of ten duels in which one bot is of that level (or of each that is named)
// and the other two levels above, and so many deals that equals play from both seats, all judged as a finished game of people
// is. Writes docs/luck-<game>.md.
import { games, gameIds, isGameId } from '@runatal/games'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { inThreads } from '../lab/threads.ts'
import { duelsOf, type Judged, pageOf, TWO_ABOVE, type Weaker } from './luck-page.ts'

const [id = '', many = 100, twice = 100, ...levels] = process.argv.slice(2)
const [series, pairs] = [Number(many), Number(twice)]
const weaker = (levels.length > 0 ? levels : ['novice']).filter((one): one is Weaker => Object.hasOwn(TWO_ABOVE, one))
const complaint = !isGameId(id)
  ? `There is no game '${id}': it is one of ${gameIds.join(', ')}`
  : !(await games[id](async ({ seats, guide }) => seats.min <= 2 && seats.max >= 2 && guide?.paced === undefined))
    ? `${id} is no duel of bots that weigh their moves`
    : [series, pairs].some(one => !Number.isInteger(one) || one < 2)
      ? `How many series, and how many deals? Two whole numbers, 2 or more each: npm run luck -- ${id} 100 100`
      : weaker.length < levels.length
        ? `The weaker level is one of ${Object.keys(TWO_ABOVE).join(', ')}`
        : undefined
if (complaint === undefined) await look()
else {
  console.error(complaint)
  process.exitCode = 2
}

async function look(): Promise<void> {
  const duels = duelsOf(weaker, series, pairs)
  const worker = new URL('luck-worker.ts', import.meta.url)
  const all = await inThreads<Judged>(worker, { game: id, duels }, duels.length)
  const page = `docs/luck-${id}.md`
  writeFileSync(new URL(`../${page}`, import.meta.url), pageOf({ id, weaker, series, pairs }, all))
  execFileSync('npx', ['oxfmt', page])
}
