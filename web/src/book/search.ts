import type { Book } from '@runatal/look/book.ts'
import type { Language } from '@runatal/look/board.ts'
import { fold } from '@runatal/look/fold.ts'
import type { Route } from '../route.ts'
import type { Rulebook } from '../rulebook.ts'
import { toLeaf } from './books.ts'

/** Something that was found, with where it stands. */
export interface Find {
  kind: 'chapter' | 'term' | 'question' | 'rule'
  title: string
  text: string
  to: Route
}

/** Words that ask and say nothing of what is asked. */
const ASKING: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'a an the of to in on at is are be can i my me you do does how what when where who why if it and or for with this that'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'un une le la les l des de du d a au aux en est sont que qui quoi comment quand ou pourquoi si je on mon ma mes ce cette peut puis il elle et pour avec dans sur'.split(
      ' ',
    ),
  ),
}

/** How many of a kind are shown at most: whoever looks for more says more. */
const MOST = { chapter: 8, term: 6, question: 6, rule: 30 }

/**
 * What a player looks for, in a player's words: accents, plurals and little words do not matter, and a word finds what the
 * book calls otherwise. All the words, or, where nothing has them all, as many as something has.
 */
export function search(
  book: Book | undefined,
  rules: Rulebook | undefined,
  game: string,
  language: Language,
  query: string,
): Find[] {
  const wanted = meant(query, language, book?.synonyms[language] ?? [])
  if (wanted.length === 0) return []
  const found = all(book, rules, game, language)
    .map(({ find, text }) => ({ find, ...fit(fold(find.title), fold(text), wanted) }))
    .filter(({ words }) => words > 0)
  const most = Math.max(0, ...found.map(({ words }) => words))
  const best = found.filter(({ words }) => words === most).toSorted((a, b) => b.score - a.score)
  const kinds = ['chapter', 'term', 'question', 'rule'] as const
  return kinds.flatMap(kind => best.flatMap(({ find }) => (find.kind === kind ? [find] : [])).slice(0, MOST[kind]))
}

/** Each word that counts, with all that it may be called. */
export function meant(query: string, language: Language, synonyms: readonly (readonly string[])[]): string[][] {
  const asked = fold(query).trim()
  if (asked.length < 2) return []
  const groups = synonyms.map(group => group.map(fold))
  const wanted: string[][] = []
  let rest = asked
  for (const group of groups) {
    const phrase = group.find(one => one.includes(' ') && rest.includes(one))
    if (phrase === undefined) continue
    wanted.push([phrase, ...group])
    rest = rest.replace(phrase, ' ')
  }
  const words = rest.split(/[^\p{L}\p{N}-]+/u).filter(Boolean)
  const counting = words.filter(word => !ASKING[language].has(word))
  for (const word of counting.length + wanted.length === 0 ? words : counting) {
    const stem = stemOf(word)
    wanted.push([stem, ...groups.filter(group => group.some(one => stemOf(one) === stem)).flat()])
  }
  return wanted
}

/** One and several are the same word. */
function stemOf(word: string): string {
  return word.length > 3 ? word.replace(/[sx]$/, '') : word
}

/** How many of the words something has, and how well: in its title before its text, the player's own before another. */
function fit(title: string, text: string, wanted: readonly (readonly string[])[]): { words: number; score: number } {
  let words = 0
  let score = 0
  for (const names of wanted) {
    const inTitle = names.findIndex(name => begins(title, name))
    const inText = names.findIndex(name => begins(text, name))
    if (inTitle < 0 && inText < 0) continue
    words++
    score += (inTitle < 0 ? 0 : 3) + (inText === 0 ? 2 : 1)
  }
  return { words, score: score - text.length / 10_000 }
}

/** Whether a word of the text begins so. */
function begins(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  return false
}

function all(
  book: Book | undefined,
  rules: Rulebook | undefined,
  game: string,
  language: Language,
): { find: Find; text: string }[] {
  const found: { find: Find; text: string }[] = []
  const add = (find: Find, text = find.text) => found.push({ find, text })
  for (const { id, title, line, parts } of book?.chapters ?? []) {
    const text = parts
      .map(part => ('say' in part ? `${part.title?.[language] ?? ''} ${part.say[language]}` : ''))
      .join(' ')
    add(
      { kind: 'chapter', title: title[language], text: line[language], to: toLeaf(game, id) },
      `${line[language]} ${text}`,
    )
  }
  for (const { id, name, say } of book?.glossary ?? [])
    add({ kind: 'term', title: name[language], text: say[language], to: toLeaf(game, 'glossary', id) })
  for (const { ask, say, rules: told } of book?.questions ?? [])
    add({ kind: 'question', title: ask[language], text: say[language], to: toLeaf(game, 'questions', told[0]) })
  for (const rule of rules?.rules ?? [])
    add({ kind: 'rule', title: rule.id, text: rule[language], to: { page: 'rules', game, rule: rule.id } })
  return found
}
