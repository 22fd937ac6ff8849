import type { Language, Prompt } from '@runatal/look/board.ts'
import type { State } from '../../rules/types.ts'
import { printed } from '../../rules/zones.ts'
import type { BoardWords } from '../words/words.ts'
import type { Asked, Begun } from './choices.ts'
import type { Paid } from './payment.ts'

/** Where a decision of mine stands. */
export interface Deciding {
  /** What I am asked, and the part of it that is left to me now: nothing while events go by or the board answers. */
  asks: readonly Asked[]
  open: readonly Asked[]
  /** Events go by. */
  isBusy: boolean
  begun: Begun | undefined
  paid: Paid
}

/** It is always exactly one of these: I am asked, another is, the table goes on by itself, or a card is taken up. */
export type Standing = 'mine' | 'theirs' | 'auto' | 'aiming'

export function standingOf({ asks, open, isBusy, begun }: Deciding): Standing {
  if (isBusy || open.length < asks.length) return 'auto'
  if (begun !== undefined) return 'aiming'
  return asks.length > 0 ? 'mine' : 'theirs'
}

/** What is said in place of the question itself; undefined where the question says it. */
export function promptOf(deciding: Deciding, state: State, language: Language, words: BoardWords): Prompt | undefined {
  const standing = standingOf(deciding)
  if (standing === 'auto') return { text: words.answering, mine: false }
  if (deciding.begun !== undefined) return say(aimingAt(deciding.begun, deciding.paid, words))
  const question = deciding.open.find(({ must }) => must)
  const text = question && questionOf(question, state, language, words)
  return text === undefined ? undefined : say(text)
}

function aimingAt({ move, next, ask }: Begun, paid: Paid, words: BoardWords): string {
  if (move === undefined) return words.chooseSlot
  if (paid !== 'enough') return paid === 'less' ? words.payMore : words.payLess
  if (next.length > 0 && ask.kind === 'counter') return words.furtherLanes
  if (next.length > 0 && move.do === 'play' && move.slots.length > 1) return words.moreLanes
  return words.playOrPutBack
}

/** Made of what can be done, not of the step: nothing is named that could not be pressed. */
function questionOf({ kind, options }: Asked, state: State, language: Language, words: BoardWords): string | undefined {
  const last = state.chain.at(-1)
  if (kind === 'counter' && last !== undefined) return words.counterThis(printed(state, last.card).card.name[language])
  if (kind !== 'react') return undefined
  const can = (...ways: string[]) => options.some(move => ways.includes(move.do))
  const { instant, object, ability } = words.reactWith
  const ways = [
    ...(can('play', 'attach') ? [instant] : []),
    ...(can('use') ? [object] : []),
    ...(can('ability') ? [ability] : []),
  ]
  if (ways.length === 0) return undefined
  return words.reactTo(last === undefined ? undefined : printed(state, last.card).card.name[language], ways)
}

function say(text: string): Prompt {
  return { text, mine: true }
}
