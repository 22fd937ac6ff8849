import type { AnyTypes, MatchRecord } from '@runatal/kernel'
import type { Chapter, Place, Study } from '@runatal/study'
import { newId } from './ids.ts'
import { newLocalStudy } from './local.ts'
import { keepStudy, keptStudies } from './store.ts'
import type { Spot } from './door.ts'

export function newChapter(name: string, record: MatchRecord<AnyTypes>, seats: readonly string[]): Chapter {
  return { id: newId(), name: fit(name), record, seats: seats.map(fit), branches: [], notes: [] }
}

/** The study of this device in which a game stands already, or a new one; and where in it the moment is. */
export async function studyOf(chapter: Chapter, place: Place): Promise<{ id: string; spot: Spot }> {
  for (const { id, study } of await keptStudies()) {
    const known = study.chapters.find(({ record }) => isSameGame(record, chapter.record))
    if (known !== undefined) return { id, spot: { ...place, chapter: known.id } }
  }
  const id = newLocalStudy()
  await keepStudy(id, { name: chapter.name, chapters: [chapter], writers: [] })
  return { id, spot: { ...place, chapter: chapter.id } }
}

/** A study of somebody's as one's own, on this device. */
export async function copyStudy(study: Study): Promise<string> {
  const id = newLocalStudy()
  await keepStudy(id, { ...study, writers: [] })
  return id
}

/** No two games have the same seed. */
function isSameGame(a: MatchRecord<AnyTypes>, b: MatchRecord<AnyTypes>): boolean {
  return a.seed === b.seed && a.log.length === b.log.length
}

/** What people call themselves and their games, as long as a study takes it. */
function fit(name: string): string {
  return name.slice(0, 80).trim() || '–'
}
