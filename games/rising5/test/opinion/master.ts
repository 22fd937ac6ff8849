import type { Chance } from '@runatal/kernel'
import { ALL_RUNES, ALL_SIGNS } from './book.ts'
import type { Move, Question } from './questions.ts'
import { linkOf, signsOf } from './riddle.ts'
import { shuffled } from './start.ts'
import type { World } from './world.ts'

/** What the Game Master says on purpose: answers that are not listed among the options. */
export function free(w: World, { kind }: Question, chance: Chance): Move | undefined {
  const duty = w.duties.at(-1)
  if (!kind.startsWith('gm') || kind === 'gmFillIn') return undefined
  const byItself = chance.int(3) === 0
  if (kind === 'gmResult')
    return byItself ? { do: 'fill' } : { do: 'publish', signs: shuffled(chance, signsOf(w.table)) }
  if (duty?.kind === 'gmHint') return byItself ? { do: 'fill' } : { do: 'hand', sign: linkOf(w.table, duty.rune) }
  if (byItself) return { do: 'random' }
  if (kind === 'gmLinks') return { do: 'set', links: shuffled(chance, ALL_SIGNS) }
  const solution = shuffled(chance, ALL_RUNES).slice(0, 4)
  return solution.join() === w.table.runes.slice(0, 4).join() ? { do: 'random' } : { do: 'set', solution }
}
