import { type AnyGame, type AnyTypes, FastChance, isRefusal, Match, type Refusal } from '@runatal/kernel'
import type { Chapter, Place, Study } from './study.ts'

/** How a game stands at a place of a chapter; undefined where its moves cannot be played by the rules of today. */
export function standAt(game: AnyGame, chapter: Chapter, place: Place): Match<AnyTypes> | undefined {
  try {
    const match = played(game, chapter, place)
    return isRefusal(match) ? undefined : match
  } catch {
    // A file may hold anything: a position that no game has come to makes the rules stumble.
    return undefined
  }
}

function played(game: AnyGame, chapter: Chapter, { branch, position }: Place): Match<AnyTypes> | Refusal {
  const { record } = chapter
  const its = chapter.branches.find(({ id }) => id === branch)
  if (its === undefined) return Match.replay(game, record, position)
  const before = played(game, chapter, its.from)
  if (isRefusal(before)) return before
  const { seed, anew } = its
  const from = anew === undefined ? before.state : game.imagine(before.view(anew), anew, luckOf(seed))
  const log = its.log as MatchLog
  return Match.replay(game, { game: game.id, wish: record.wish, seed, log, from }, position - its.from.position)
}

type MatchLog = Chapter['record']['log']

/** What is drawn anew is drawn the same whoever looks. */
function luckOf(seed: string): FastChance {
  return new FastChance(Number.parseInt(seed.slice(0, 8), 16), Number.parseInt(seed.slice(8, 16), 16))
}

/** The name of the first part of a study that cannot be played to its end. */
export async function unplayable(
  study: Study,
  gameOf: (id: string) => Promise<AnyGame | undefined>,
): Promise<string | undefined> {
  for (const chapter of study.chapters) {
    const game = await gameOf(chapter.record.game)
    const whole = { position: chapter.record.log.length }
    const match = game && standAt(game, chapter, whole)
    if (game === undefined || match === undefined || match.log.length < whole.position) return chapter.name
    const broken = chapter.branches.find(
      ({ id, from, log }) => standAt(game, chapter, { branch: id, position: from.position + log.length }) === undefined,
    )
    if (broken !== undefined) return broken.name
  }
  return undefined
}
