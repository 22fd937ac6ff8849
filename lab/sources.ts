import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isGameId } from './house.ts'

/** A fingerprint of the code that plays, but for one file: games of different rules or bots never mix in one run. */
export function sourcesOf(game: string, except = ''): string {
  const root = fileURLToPath(new URL('../', import.meta.url))
  const hash = createHash('sha256')
  const rooms = [
    'kernel/*.{ts,js}',
    'bots/**/*.{ts,js}',
    'lab/play.{ts,js}',
    ...(isGameId(game) ? [`games/${game}/**/*.ts`] : []),
  ]
  const files = globSync(rooms, { cwd: root, exclude: isNotPlayed })
  for (const file of files.toSorted().filter(one => one !== except))
    hash.update(`${file}\n`).update(readFileSync(`${root}/${file}`))
  if (!isGameId(game)) hash.update(readFileSync(game))
  return hash.digest('hex').slice(0, 12)
}

function isNotPlayed(path: string): boolean {
  return /(^|[\\/])(test|ui|messages|node_modules)$/.test(path)
}
