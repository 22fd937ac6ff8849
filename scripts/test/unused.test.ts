import { expect, test } from 'vitest'
import { unusedIn } from '../unused-in.ts'

const HOUSE = {
  'web/words/en.ts': "export const en = {\n  asked: 'Your turn',\n  told: (n: number) => `${n} points`,\n}\n",
  'web/words/fr.ts': "export const fr = {\n  asked: 'À vous',\n  told: n => `${n} points`,\n}\n",
  'web/page.tsx':
    'import { en } from "./words/en.ts"\nimport { fr } from "./words/fr.ts"\nconst side = `side-${en.asked}`\nsay(en.told, fr, "board", side)\n',
  'web/page.css':
    ".board > .side-left { top: 0.5px }\n/* as in .old */\n@media (width < 9em) { .board { content: '.x' } }\n",
}

const unused = (changed: object) => unusedIn(new Map(Object.entries({ ...HOUSE, ...changed })))

test('what somebody uses is left alone', () => {
  expect(unused({})).toEqual([])
})

test('an export, a word and a class that nobody uses are named with their file', () => {
  expect(
    unused({
      'web/more.ts': 'export function forgotten() {}\n',
      'web/words/en.ts': `${HOUSE['web/words/en.ts']}const more = {\n  silent: 'Nobody hears this',\n}\n`,
      'web/page.css': `${HOUSE['web/page.css']}.board .bare::before { left: 0 }\n`,
    }),
  ).toEqual([
    'web/more.ts: forgotten is exported and used nowhere else',
    "web/words/en.ts: nobody reads 'silent'",
    'web/page.css: nothing wears .bare',
  ])
})
