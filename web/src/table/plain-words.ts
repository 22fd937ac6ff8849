import { capital } from '@runatal/grammar/en'
import type { AnyTypes } from '@runatal/kernel'
import type { GameWords, Language } from '@runatal/look/board.ts'

/** What can be said of a game that brings no words: the names that its rules use, taken apart. */
export const plainWords: Record<Language, GameWords<AnyTypes>> = {
  en: spoken((name, what) => `${name}: ${what}`),
  fr: spoken((name, what) => `${name}\u00a0: ${what}`),
}

function spoken(of: (name: string, what: string) => string): GameWords<AnyTypes> {
  return {
    ask: kind => capital(apart(kind)),
    waiting: (kind, name) => of(name, apart(kind)),
    move: move => capital(told(move)),
    event: ({ type, seat, ...rest }: { type: string; seat?: unknown }, name) => {
      const what = [apart(type), told(rest)].filter(Boolean).join(', ')
      return typeof seat === 'number' ? of(String(name(seat)), what) : capital(what)
    },
    progress: () => '',
  }
}

/** A name of the rules as words: `takeMatches` is 'take matches'. */
export function apart(name: string): string {
  return name
    .replace(/[._-]/g, ' ')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
}

/** A value in a line: what a move does comes first, and its name goes without saying. */
export function told(value: unknown): string {
  if (Array.isArray(value)) return value.map(told).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, part]) => (name === 'do' ? apart(String(part)) : `${apart(name)} ${told(part)}`))
    .join(', ')
}
