import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

const PREFIX = 'virtual:rulebook/'

/** `import book from 'virtual:rulebook/rauha'`: the ledger as the reader needs it, without sources and test notes. */
export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const file = bookOf(id.slice(PREFIX.length + 1))
      this.addWatchFile(file.pathname)
      return `export default ${JSON.stringify(readable(parse(readFileSync(file, 'utf8')) as Ledger))}`
    },
  }
}

/** A ledger that is not proved in full yet is a book to read all the same. */
function bookOf(game: string): URL {
  const book = new URL(`../../games/${game}/rulebook.yaml`, import.meta.url)
  return existsSync(book) ? book : new URL(`../../games/${game}/ledger.yaml`, import.meta.url)
}

interface Ledger {
  title: Said
  sections: ({ id: string } & Said)[]
  rules: ({ id: string; section: string; kind: string } & Said)[]
}

interface Said {
  en: string
  fr: string
}

function readable({ title, sections, rules }: Ledger): Ledger {
  return {
    title,
    sections: sections.map(({ id, en, fr }) => ({ id, en, fr })),
    rules: rules.map(({ id, section, kind, en, fr }) => ({ id, section, kind, en, fr })),
  }
}
