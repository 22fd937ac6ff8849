import type { Seat } from '@runatal/kernel'
import { sideOf } from '../../rules/pool.ts'
import { type Choose, type Doing, FOE, OTHER, type State } from '../../rules/types.ts'
import { faceWorth, flipGain, recastGain, tokenWorth } from './faces.ts'

/** Which token to turn, take away or leave out, for whatever asks. */
export function tokenMove(s: State, seat: Seat, options: readonly Choose[]): Choose {
  const side = sideOf(s.fight!, seat)
  const gain = gainOf(s, side)
  let best = options[0]!
  let most = -Infinity
  for (const move of options) {
    const worth = move.do === 'none' ? 0 : gain(Number(move.value))
    if (worth <= most) continue
    best = move
    most = worth
  }
  return best
}

function gainOf(s: State, side: number): (value: number) => number {
  const f = s.fight!
  const frame = s.agenda.at(-1)
  const step = Array.isArray(frame) ? (frame[0] as string) : frame
  if (step === 'agilityDone')
    return value => (value < OTHER ? flipGain(f, side, value) : -recastGain(f, 1 - side, value - OTHER))
  if (step === 'leftOut') return value => -tokenWorth(f.tokens[side]![value]!)
  const doing = Array.isArray(frame) && step === 'chosen' ? (frame[1] as Doing) : undefined
  if (doing === undefined) return () => 0
  const { effect } = doing
  const owner = doing.side === FOE ? FOE : 0
  const aimed = effect[1] === 'opponent' ? 1 - owner : owner
  const sign = aimed === side ? 1 : -1
  const [word] = effect
  if (word === 'remove_tokens') return value => -sign * faceWorth(f, aimed, value)
  if (word === 'recast') return value => sign * recastGain(f, aimed, value)
  if (word === 'flip') return value => sign * flipGain(f, aimed, value)
  if (word === 'reclaim') return value => sign * tokenWorth(f.tokens[aimed]![value]!)
  return value => sign * faceWorth(f, aimed, value)
}
