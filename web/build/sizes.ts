import type { Logger, Plugin } from 'vite'
import { gzipSync } from 'node:zlib'

/** What has to be fetched, in kB of JavaScript after gzip: the first page, each game, each language. */
export function sizes(): Plugin {
  let logger: Logger
  return {
    name: 'sizes',
    apply: 'build',
    configResolved: config => void (logger = config.logger),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
      const weigh = (names: Iterable<string>) =>
        [...names].reduce((sum, name) => {
          const chunk = chunks.find(({ fileName }) => fileName === name)
          return sum + (chunk === undefined ? 0 : gzipSync(chunk.code).length / 1024)
        }, 0)
      const reach = (name: string, seen = new Set<string>()): Set<string> => {
        if (seen.has(name)) return seen
        seen.add(name)
        for (const needed of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) reach(needed, seen)
        return seen
      }
      const entry = chunks.find(({ isEntry }) => isEntry)
      if (entry === undefined) return
      const first = reach(entry.fileName)
      for (const home of chunks.filter(({ name }) => name === 'Home' || name === 'en'))
        for (const needed of reach(home.fileName)) first.add(needed)
      const report: [name: string, kb: number][] = [['first page', weigh(first)]]
      for (const chunk of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
        const more = [...reach(chunk.fileName)].filter(name => !first.has(name))
        report.push([`+ ${chunk.name}`, weigh(more)])
      }
      logger.info('\nJavaScript to fetch, kB gzip')
      for (const [name, kb] of report) logger.info(`${kb.toFixed(1).padStart(8)}  ${name}`)
    },
  }
}
