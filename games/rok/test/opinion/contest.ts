import { found, START, TOUCH } from './book.ts'
import { type Flow, next, type World } from './world.ts'

/** The slide contest and the test of nerve: gives the one who wins, after four rounds at most (ROK-140, ROK-196). */
export function* contest(w: World, seats: number[], colour?: string): Flow<number> {
  let left = seats
  for (let round = 1; ; round++) {
    const opened = { seats: left, round, ...(colour !== undefined && { colour }) }
    const front: number[] = w.calm ? yield* nerve(w, opened) : yield* slides(w, opened)
    const result = found(w.told.at(-1), 'result of a round')
    const [winner] = front
    if (winner !== undefined && front.length === 1) {
      result['winner'] = winner
      return winner
    }
    if (round === 4) {
      // The seed decides among those level in front.
      const drawn = found(
        front.find(seat => seat === w.fed.drawn),
        'winner drawn among those in front',
      )
      Object.assign(result, { winner: drawn, drawn: true })
      return drawn
    }
    left = front
  }
}

interface Opened {
  seats: number[]
  round: number
  colour?: string
}

interface Slide {
  gap: number
  touched: boolean
  shot: boolean
  along: number
}

function* slides(w: World, opened: Opened): Flow<number[]> {
  const { ghost } = next(w, 'contest.opened')
  w.told.push({ type: 'contest.opened', ...opened, ghost })
  yield { clock: 'ghost' }
  const kind = opened.colour === undefined ? 'finalSlide' : 'slideShot'
  const answers = yield { asks: opened.seats.map(seat => ({ seat, kind })) }
  const { friction, winner } = next(w, 'contest.result')
  if (Number(friction) < 0.2 || Number(friction) > 0.3)
    throw new Error(`ROK-142: friction is from 0.20 to 0.30, not ${String(friction)}`)
  w.fed.drawn = winner
  const results = opened.seats.map(seat => ({ seat, ...slide(answers.get(seat), Number(friction)) }))
  // ROK-215: the ghost told the friction.
  const seen = slide({ power: 50, aim: 0 }, Number(friction)).along === ghost
  w.told.push({ type: 'contest.result', results, friction: seen ? friction : 'not that of the ghost' })
  return inFront(results)
}

/** ROK-216: straight on, until friction has stopped it. */
function slide(answer: unknown, friction: number): Slide {
  const noShot = { gap: START - TOUCH, touched: false, shot: false, along: 0 }
  if (answer === undefined) return noShot
  const { power, aim } = answer as { power: number; aim: number }
  const length = (18 * power) ** 2 / (2 * friction * 9810)
  const angle = (aim * Math.PI) / 180
  const [x, y] = [length * Math.cos(angle), length * Math.sin(angle)]
  if (Math.abs(y) > 120) return noShot
  const nearest = Math.min(length, START * Math.cos(angle))
  const distance = (far: number) => Math.hypot(START - far * Math.cos(angle), far * Math.sin(angle))
  const touched = distance(nearest) <= TOUCH
  return { gap: Math.max(0, tenths(distance(length) - TOUCH)), touched, shot: true, along: tenths(x) }
}

/** ROK-138 to ROK-141: a clean slide before none, none before one that touched; less than 0.5 mm apart is level. */
function inFront(results: (Slide & { seat: number })[]): number[] {
  const rank = ({ shot, touched }: Slide) => (touched ? 3 : shot ? 1 : 2)
  const best = Math.min(...results.map(rank))
  const equals = results.filter(one => rank(one) === best)
  if (best > 1) return equals.map(({ seat }) => seat)
  const closest = Math.min(...equals.map(({ gap }) => gap))
  return equals.filter(({ gap }) => tenths(gap - closest) < 0.5).map(({ seat }) => seat)
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10
}

/** ROK-195, ROK-196: the highest number that is not over the limit. */
function* nerve(w: World, opened: Opened): Flow<number[]> {
  w.told.push({ type: 'nerve.opened', ...opened })
  const numbers = Array.from({ length: 10 }, (_, i) => ({ do: 'pick', number: i + 1 }))
  const answers = yield { asks: opened.seats.map(seat => ({ seat, kind: 'nervePick', options: numbers })) }
  const { limit, winner } = next(w, 'nerve.result')
  if (Number(limit) < 4 || Number(limit) > 10) throw new Error(`ROK-195: a limit is from 4 to 10, not ${String(limit)}`)
  w.fed.drawn = winner
  const picks = opened.seats.map(seat => {
    const { number } = answers.get(seat) as { number: number }
    return { seat, number, touched: number > Number(limit) }
  })
  w.told.push({ type: 'nerve.result', limit, picks })
  const held = picks.filter(({ touched }) => !touched)
  const highest = Math.max(...held.map(({ number }) => number))
  return (held.length > 0 ? held.filter(({ number }) => number === highest) : picks).map(({ seat }) => seat)
}
