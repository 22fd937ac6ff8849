import { contested, type Page } from '../model/story.ts'
import type { Table } from '../table.ts'

/** One page in words: a sentence, and why it is so. */
export function pageWords({ event }: Page, { words, called }: Table): [title: string, why: string] {
  const { page: say } = words
  switch (event.type) {
    case 'grab.report':
      return [
        contested(event)
          .map(([, times]) => say.report[0](times.map(({ seat, ms }) => [called(seat), ms])))
          .join(' · '),
        say.report[1],
      ]
    case 'check.falsePairs':
      return [
        event.faults.map(({ seat }) => say.falsePair[0](called(seat))).join(' · '),
        say.falsePair[1](
          event.faults.reduce((sum, { orphans }) => sum + orphans.length, 0),
          Math.max(...event.faults.map(({ penalties }) => penalties)),
        ),
      ]
    case 'penalty.paid':
      return [say.paid[0](called(event.seat)), say.paid[1]]
    case 'half.returned':
      return [say.half[0](called(event.seat)), say.half[1]]
    case 'pair.split':
      return [say.split[0](event.seats.map(called)), say.split[1]]
    case 'theft.resolved':
      return [
        say.stolen[0](called(event.thief), called(event.victim)),
        say.stolen[1](called(event.victim), event.colour, event.count),
      ]
    case 'theft.ordered':
      return [say.ordered[0](called(event.by ?? 0)), say.ordered[1]]
    case 'contest.result':
      return [
        event.winner === undefined || event.drawn
          ? say.slideAgain[0](event.results.every(({ touched }) => touched))
          : say.slid[0](called(event.winner)),
        event.winner === undefined ? say.slideAgain[1] : event.drawn ? say.drawn(called(event.winner)) : say.slid[1],
      ]
    case 'nerve.result':
      return [
        say.nerve[0](event.limit),
        event.winner === undefined ? say.nerveAgain : event.drawn ? say.drawn(called(event.winner)) : say.nerve[1],
      ]
    case 'balance.replaced':
      return [say.replaced[0](called(event.seat)), say.replaced[1](event.distance)]
    case 'balance.unserved':
      return [say.unserved[0](called(event.seat)), say.unserved[1]]
    case 'table.cleared':
      return [say.cleared[0](event.count), say.cleared[1](event.bag)]
    case 'bag.passed':
      return [say.passed[0](called(event.to)), say.passed[1]]
    case 'game.ended':
      return [say.over[0], say.over[1](event.reason)]
    case 'tie.contest':
      return [say.tie[0](event.seats.map(called)), say.tie[1]]
    case 'calm.revealed':
      return [say.calm[0], say.calm[1]]
  }
}
