import type { Plugin } from 'vite'
import { parse } from 'yaml'

/** `import book from '…/rulebook.yaml'`: the ledger as the reader needs it, without sources and test notes. */
export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    transform(text, id) {
      if (!id.endsWith('/rulebook.yaml')) return undefined
      return { code: `export default ${JSON.stringify(readable(parse(text) as Ledger))}`, map: null }
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
