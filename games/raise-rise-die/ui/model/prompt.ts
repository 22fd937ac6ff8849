import type { Prompt } from '@runatal/look/board.ts'
import type { BoardWords } from '../words/words.ts'
import type { Asked, Begun } from './choices.ts'
import type { Paid } from './payment.ts'

/** Where a decision of mine stands. */
export interface Deciding {
  /** What I am asked, and the part of it that is left to me now: nothing while events go by or the board answers. */
  asks: readonly Asked[]
  open: readonly Asked[]
  begun: Begun | undefined
  paid: Paid
}

/** What is said in place of the question itself; undefined where the question says it. */
export function promptOf({ asks, open, begun, paid }: Deciding, words: BoardWords): Prompt | undefined {
  if (open.length < asks.length) return { text: words.answering, mine: false }
  if (begun === undefined) return undefined
  const { move, next, ask } = begun
  if (move === undefined) return say(words.chooseSlot)
  if (paid !== 'enough') return say(paid === 'less' ? words.payMore : words.payLess)
  if (next.length > 0 && ask.kind === 'counter') return say(words.furtherLanes)
  if (next.length > 0 && move.do === 'play' && move.slots.length > 1) return say(words.moreLanes)
  return say(words.playOrPutBack)
}

function say(text: string): Prompt {
  return { text, mine: true }
}
