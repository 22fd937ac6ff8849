import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

/**
 * Paints the hall's stones, niches and walls while it is built, with the code that a device would paint them with, and says
 * in which folder they lie. While one works on the hall, the device paints all of them.
 */
export function pictures(): Plugin {
  let painted: Promise<ReadonlyMap<string, Buffer>> | undefined
  const folder = `assets/painted-${VERSION}`
  return {
    name: 'pictures',
    configResolved({ command }) {
      if (command === 'build') painted = kept()
    },
    resolveId: id => (id === MODULE ? `\0${MODULE}` : undefined),
    load: id => (id === `\0${MODULE}` ? `export const folder = '${painted === undefined ? '' : folder}'` : undefined),
    async generateBundle() {
      for (const [name, source] of (await painted) ?? [])
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
    },
  }
}

const MODULE = 'virtual:painted'

const root = new URL('../../', import.meta.url)

/** What pictures are made of: while none of it changes, they are painted once. */
const SOURCES = [
  'web/build/paint-ahead.ts',
  'web/src/pictures/*.ts',
  'look/{stone,runes,icons}/**/*.ts',
  'games/register.ts',
  'games/*/manifest.ts',
  'games/*/{ui,content}/**/*.ts',
  'node_modules/@napi-rs/canvas/package.json',
]
const VERSION = SOURCES.flatMap(pattern => globSync(pattern, { cwd: root }).toSorted())
  .reduce((hash, file) => hash.update(file).update(readFileSync(new URL(file, root))), createHash('sha256'))
  .digest('hex')
  .slice(0, 8)

async function kept(): Promise<ReadonlyMap<string, Buffer>> {
  const store = new URL(`.cache/painted/${VERSION}/`, root)
  try {
    return new Map(readdirSync(store).map(name => [name, readFileSync(new URL(name, store))]))
  } catch {
    const program = fileURLToPath(new URL('paint-ahead.ts', import.meta.url))
    const { module } = await runnerImport<{ files: ReadonlyMap<string, Buffer> }>(program, {
      configFile: false,
      logLevel: 'warn',
    })
    // Under its name once it is whole: a build may be cut off.
    const part = new URL(`.cache/painted/${VERSION}-${process.pid}/`, root)
    mkdirSync(part, { recursive: true })
    for (const [name, picture] of module.files) writeFileSync(new URL(name, part), picture)
    renameSync(part, store)
    return module.files
  }
}
