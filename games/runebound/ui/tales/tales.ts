import { printed as english } from '@runatal/grammar/en'
import { printed as french } from '@runatal/grammar/fr'
import type { Language } from '@runatal/look/board.ts'
import { BASE } from './base.ts'
import { CORPSE } from './corpse.ts'
import { LOCUST } from './locust.ts'
import { MARGATH } from './margath.ts'
import { RED } from './red.ts'
import { WEB } from './web.ts'

/** Two sentences of an adventure, by the id of its card. */
export type Tales = Readonly<Record<string, Readonly<Record<Language, string>>>>

const ALL: Tales = { ...BASE, ...WEB, ...MARGATH, ...CORPSE, ...RED, ...LOCUST }

const tellings = {
  en: english(Object.fromEntries(Object.entries(ALL).map(([id, { en }]) => [id, en]))),
  fr: french(Object.fromEntries(Object.entries(ALL).map(([id, { fr }]) => [id, fr]))),
}

/** What is told of an adventure; nothing of enemies, who are seen to act. */
export function taleOf(id: string, language: Language): string | undefined {
  return tellings[language][id]
}
