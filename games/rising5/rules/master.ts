import type { Decisions, Steps } from '@runatal/kernel'
import { arrangement } from './answer.ts'
import { field, no, numbers, says } from './free.ts'
import { isOpen } from './open.ts'
import { drawLinks, drawSolution, RUNES, SIGNS, whyNotLinks, whyNotSolution } from './puzzle.ts'
import { NONE, type Rising5 } from './types.ts'

/** The secret: made by the app (R5-308, R5-320, R5-321), or set by the Game Master (R5-369 to R5-375). */
export const secret: Steps<Rising5, 'secret' | 'setLinks' | 'masterReady'> = {
  secret(s, _, t) {
    t.emit?.({ type: 'runes_captured', arrangement: arrangement(s) })
    if (s.master !== NONE) {
      t.ask(s.master, 'gmSolution')
      t.next('setLinks', 'masterReady')
      return
    }
    s.solution = drawSolution(s.runes, t.chance)
    s.links = drawLinks(t.chance)
    t.emit?.({ type: 'puzzle_made' })
  },
  setLinks(s, _, t) {
    t.ask(s.master, 'gmLinks')
  },
  masterReady(s, _, t) {
    t.emit?.({ type: 'gm_ready' })
    t.offer(s.master, 'gmFillIn')
  },
}

export const masterDecisions: Decisions<Rising5, 'gmSolution' | 'gmLinks' | 'gmFillIn'> = {
  // R5-372, R5-374: by chance or on purpose.
  gmSolution: {
    rule: 'R5-385',
    options: () => [{ do: 'random' }],
    accepts(s, _, move) {
      if (says(move, 'random')) return { do: 'random' }
      const solution = numbers(field(move, 'solution'), RUNES)
      const rule = whyNotSolution(solution, s.runes)
      if (rule === 'R5-384') return no('The runes on the Portal cannot be the solution: change at least one', rule)
      if (rule !== undefined) return no('A solution is four different runes, one for each space', rule)
      return { do: 'set', solution: solution.map(rune => RUNES[rune]!) }
    },
    take(s, _, move, t) {
      s.solution = move.do === 'random' ? drawSolution(s.runes, t.chance) : numbers(move.solution, RUNES)
    },
  },
  gmLinks: {
    rule: 'R5-374',
    options: () => [{ do: 'random' }],
    accepts(_s, _, move) {
      if (says(move, 'random')) return { do: 'random' }
      const links = numbers(field(move, 'links'), SIGNS)
      const rule = whyNotLinks(links)
      if (rule !== undefined) return no('Each of the seven runes needs a sign of its own', rule)
      return { do: 'set', links: links.map(sign => SIGNS[sign]!) }
    },
    take(s, _, move, t) {
      s.links = move.do === 'random' ? drawLinks(t.chance) : numbers(move.links, SIGNS)
    },
  },
  // R5-386: a switch lets the platform fill the answers in; what waits for one is answered at once.
  gmFillIn: {
    rule: 'R5-386',
    aside: true,
    options: s => [{ do: 'fillIn', on: !s.fillIn }],
    take(s, _, { on }, t) {
      s.fillIn = on
      t.emit?.({ type: 'filling_in', on })
      t.keep()
      if (isOpen(s, 'gmResult')) {
        t.withdraw('gmResult')
        t.next('answer')
      } else if (isOpen(s, 'gmHint')) {
        t.withdraw('gmHint')
        t.next('answerHint')
      }
    },
  },
}
