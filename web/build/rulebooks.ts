import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { AnyTypes } from '@runatal/kernel'
import type { Examples } from '@runatal/look/example.ts'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

/** `import book from '…/rulebook.yaml'`: the ledger as the reader needs it, without sources and test notes. */
export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    async transform(text, id) {
      if (!id.endsWith('/rulebook.yaml')) return undefined
      const book = readable(parse(text) as Ledger, await examplesBeside(id))
      return { code: `export default ${JSON.stringify(book)}`, map: null }
    },
  }
}

interface Ledger {
  title: Said
  sections: ({ id: string } & Said)[]
  rules: ({ id: string; section: string; kind: string; unseen?: string } & Said)[]
}

interface Said {
  en: string
  fr: string
}

type AnyExamples = Examples<AnyTypes>['examples']

/** The book names its examples, so that a reader need not load a game to know what it can show. */
async function examplesBeside(rulebook: string): Promise<AnyExamples> {
  const file = rulebook.replace(/rulebook\.yaml$/, 'examples/index.ts')
  if (!existsSync(file)) return []
  const { examples } = (await import(pathToFileURL(file).href)) as { examples: Examples<AnyTypes> }
  return examples.examples
}

function readable({ title, sections, rules }: Ledger, examples: AnyExamples) {
  return {
    title,
    sections: sections.map(({ id, en, fr }) => ({ id, en, fr })),
    rules: rules.map(({ id, section, kind, en, fr, unseen }) => {
      const shown = examples.filter(example => example.rules.includes(id)).map(example => example.id)
      return {
        id,
        section,
        kind,
        en,
        fr,
        ...(shown.length > 0 && { examples: shown }),
        ...(unseen !== undefined && { unseen: true }),
      }
    }),
  }
}
