import { type AnyGame, type AnyTypes, type Entry, isRefusal, Match, type MatchRecord, same } from '@runatal/kernel'
import { at } from '@runatal/look/at.ts'
import type { Lesson, Said } from '@runatal/look/tutorial.ts'
import type { Judged, Weighed } from '@runatal/study'

interface OwnWords {
  title: string
  position: string
  goal: string
  /** With an answer the chances are so, of a hundred; with the one that was played, so. */
  right(percent: number, played: number): string
  wrong(percent: number | undefined): string
}

/** A decision of a finished game to be taken better: right is what the analysis holds for as good as the best. */
export function ownRiddle(
  game: AnyGame,
  record: MatchRecord<AnyTypes>,
  { position, seat, best, chosen }: Judged<AnyTypes>,
  words: OwnWords,
): Lesson<AnyTypes> | undefined {
  const begun = () => Match.replay(game, record, position)
  if (isRefusal(begun())) return undefined
  const percent = (one: Weighed<AnyTypes>) => Math.round(100 * at(one.chances, seat))
  const played = percent(at(best, chosen))
  let match: Match<AnyTypes>
  let answer: Weighed<AnyTypes> | undefined
  return {
    id: `${record.seed}-${position}`,
    title: say(words.title),
    learner: seat,
    start() {
      const from = begun()
      if (isRefusal(from)) throw new Error(from.text)
      return (match = from)
    },
    steps: [
      {
        say: say(words.position),
        goal: say(words.goal),
        get praise() {
          return say(words.right(percent(answer ?? at(best, 0)), played))
        },
        get again() {
          return say(words.wrong(answer && percent(answer)))
        },
        spots: () => [],
        untimed: true,
        judge() {
          const mine = match.log.slice(position).find(entry => isAnswer(entry, seat, best))
          if (mine === undefined) return undefined
          answer = best.find(one => 'move' in mine && one.ask.id === mine.ask && same(one.move, mine.move))
          return answer?.behind === 0 ? 'reached' : 'missed'
        },
      },
    ],
    rules: [],
  }
}

/** It is told in the language of whoever reads, and begun anew where that changes. */
function say(said: string): Said {
  return { en: said, fr: said }
}

/** Whether it answers what was weighed: a note on a pad does not. */
function isAnswer(entry: Entry, seat: number, best: readonly Weighed<AnyTypes>[]): boolean {
  return entry.seat === seat && best.some(one => one.ask.id === entry.ask)
}
