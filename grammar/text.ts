/** What is the same in both languages once the locale is known. */

/** The first letter of a sentence, behind a quotation mark or a star; one that begins with a number has none. */
export function capitalIn(language: string): (text: string) => string {
  return text =>
    text.replace(/^([^\p{L}\p{N}]*)(\p{L})/u, (_, before: string, letter: string) => {
      return before + letter.toLocaleUpperCase(language)
    })
}

/** 'a, b and c', 'a, b or c'. */
export function listIn(language: string): (items: readonly string[], last?: 'and' | 'or') => string {
  const and = new Intl.ListFormat(language, { type: 'conjunction' })
  const or = new Intl.ListFormat(language, { type: 'disjunction' })
  return (items, last = 'and') => (last === 'and' ? and : or).format(items)
}

export function numberIn(language: string): (n: number) => string {
  const format = new Intl.NumberFormat(language)
  return n => format.format(n)
}

/** All the words of a set as `set` prints them, those that its functions say too. */
export function printedWith<T>(set: (text: string) => string, words: T): T {
  const printed = (value: unknown): unknown => {
    if (typeof value === 'string') return set(value)
    if (typeof value === 'function')
      return (...given: readonly unknown[]) => printed(Reflect.apply(value, words, given))
    if (Array.isArray(value)) return value.map(printed)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, word]) => [key, printed(word)]))
  }
  return printed(words) as T
}
