import { readFileSync } from 'node:fs'
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
      const file = new URL(`../../games/${id.slice(PREFIX.length + 1)}/rulebook.yaml`, import.meta.url)
      this.addWatchFile(file.pathname)
      return `export default ${JSON.stringify(readable(parse(readFileSync(file, 'utf8')) as Ledger))}`
    },
  }
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
