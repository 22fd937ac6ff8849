/** How numbers are written for people. */

const MINUS = '\u2212'
const THIN = '\u202F'

export function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)}${THIN}%`
}

/** An interval of shares. */
export function percents(low: number, high: number): string {
  return `${(low * 100).toFixed(1)} to ${percent(high)}`
}

/** A difference of shares, in percentage points with its sign. */
export function points(difference: number): string {
  return signed(difference * 100, 1)
}

export function signed(value: number, digits = 0): string {
  const text = Math.abs(value).toFixed(digits)
  if (Number(text) === 0) return text
  return `${value < 0 ? MINUS : '+'}${text}`
}

export function whole(n: number): string {
  return Math.round(n)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, THIN)
}

export function decimal(n: number, digits = 1): string {
  return Number.isInteger(n) ? whole(n) : n.toFixed(digits)
}

/** Milliseconds, with as many digits as say something. */
export function milliseconds(ms: number): string {
  return ms < 0.01 ? `${(ms * 1000).toFixed(1)} µs` : ms < 100 ? `${ms.toPrecision(2)} ms` : `${whole(ms)} ms`
}

/** Seats are counted from 1 where people read. */
export function seatName(seat: number): string {
  return `Seat ${seat + 1}`
}
