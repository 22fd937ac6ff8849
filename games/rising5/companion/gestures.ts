interface Point {
  x: number
  y: number
}

/** What a swipe or a key asks for. */
export type Wish = 'swipeDownSeal' | 'swipeUpHistory' | 'manual'

/** In pixels of the page: shorter is a tap that slipped. */
const REACH = 56

/** R5-324, R5-325: a swipe that is far enough and more up or down than sideways. */
export function swipe(from: Point, to: Point): Wish | undefined {
  const down = to.y - from.y
  if (Math.abs(down) < REACH || Math.abs(down) < 1.5 * Math.abs(to.x - from.x)) return undefined
  return down > 0 ? 'swipeDownSeal' : 'swipeUpHistory'
}

/** R5-334: every gesture also has a key. */
export const KEYS: Readonly<Record<string, Wish>> = {
  arrowdown: 'swipeDownSeal',
  s: 'swipeDownSeal',
  arrowup: 'swipeUpHistory',
  h: 'swipeUpHistory',
  m: 'manual',
}
