// Writes `drawn/<name>.ts` for each name of the list, from @iconify-json/game-icons: `node look/icons/extract.ts`.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { NAMES } from './names.ts'

const drawn = new URL('drawn/', import.meta.url)
const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as { icons: Record<string, { body: string } | undefined> }

mkdirSync(drawn, { recursive: true })
for (const file of readdirSync(drawn)) rmSync(new URL(file, drawn))
for (const [name, author] of Object.entries(NAMES)) {
  const body = set.icons[name]?.body
  if (body === undefined) throw new Error(`game-icons has no icon '${name}': correct the list in look/icons/names.ts`)
  const path = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('')
  const file = `import type { IconPicture } from '../icon.ts'

export default {
  name: '${name}',
  author: '${author}',
  path: '${path}',
} satisfies IconPicture
`
  writeFileSync(new URL(`${name}.ts`, drawn), file)
}
console.log(`${Object.keys(NAMES).length} icons drawn`)
