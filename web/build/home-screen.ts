import { globSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import type { Plugin } from 'vite'

const root = new URL('../../', import.meta.url)

/** What a game's own page needs to start from the home screen of a phone, by name: its web manifest and its icons. */
const FILES = new Map(
  globSync('games/*/pages/*/home/*', { cwd: root }).map(file => [basename(file), new URL(file, root)] as const),
)

/** The web manifests among them, which are put in store at the first visit. */
export const homeManifests = [...FILES.keys()].filter(name => extname(name) === '.webmanifest')

/** These files stand at the root of the hall, where a page's web manifest looks for its icons. */
export function homeScreen(): Plugin {
  return {
    name: 'home-screen',
    configureServer({ middlewares }) {
      for (const [name, file] of FILES)
        middlewares.use(`/${name}`, (_, response) => {
          response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream')
          response.end(readFileSync(file))
        })
    },
    generateBundle() {
      for (const [fileName, file] of FILES) this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
    },
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}
