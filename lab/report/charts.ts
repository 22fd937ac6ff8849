import type { Histogram } from '../stats/spread.ts'
import { percent, whole } from './format.ts'
import { html, type Html } from './html.ts'

/** A stretch of numbers to draw on, with the values that get a line and a label. */
export interface Scale {
  from: number
  to: number
  ticks: { at: number; label: string }[]
}

/** A value with its interval, drawn as a mark of its own shape on a whisker. */
export interface Mark {
  value: number
  low: number
  high: number
  /** Which colour and shape. */
  look: number
}

/** A scale that holds all values, with round ticks. */
export function scaleOf(values: readonly number[], label: (value: number) => string, most = 5): Scale {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const step = roundStep((high - low || Math.abs(high) || 1) / most)
  const from = Math.floor(low / step + 1e-9) * step
  const to = Math.max(Math.ceil(high / step - 1e-9) * step, from + step)
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => {
    const at = Number((from + i * step).toPrecision(12))
    return { at, label: label(at) }
  })
  return { from, to, ticks }
}

/** The labels of a scale, for the head of a column of marks. */
export function axis(scale: Scale): Html {
  const labels = scale.ticks.map(({ at, label }, i) => {
    const anchor = i === 0 ? 'start' : i === scale.ticks.length - 1 ? 'end' : 'middle'
    return html`<text
      class="${i % 2 === 1 && scale.ticks.length > 3 && 'odd'}"
      x="${along(scale, at)}"
      y="14"
      text-anchor="${anchor}"
      >${label}</text
    >`
  })
  return html`<svg class="axis" width="100%" height="18" aria-hidden="true">${labels}</svg>`
}

/** One row of an interval chart. It repeats what the row says in words, so readers aloud pass over it. */
export function intervalRow(scale: Scale, { value, low, high, look }: Mark, reference?: number): Html {
  const grid = scale.ticks.map(({ at }) => verticalLine('grid', along(scale, at)))
  return html`<svg class="interval look${look % LOOKS}" width="100%" height="44" aria-hidden="true">
    ${grid}${reference !== undefined && verticalLine('reference', along(scale, reference))}
    <line class="whisker" x1="${along(scale, low)}" x2="${along(scale, high)}" y1="22" y2="22" />
    <svg class="mark" x="${along(scale, value)}" y="22">${shape(look)}</svg>
  </svg>`
}

/** Bars of a histogram with its mean marked; `most` is the tallest share among the charts to compare. */
export function bars(
  { from, width, counts }: Histogram,
  most: number,
  mean: number,
  look: number,
  label: string,
): Html {
  const total = counts.reduce((a, b) => a + b, 0) || 1
  const each = 100 / (counts.length || 1)
  const columns = counts.map((count, i) => {
    const tall = (count / total / (most || 1)) * BAR_ROOM
    const what = width === 1 ? String(from + i) : `${from + i * width} to ${from + (i + 1) * width - 1}`
    return html`<rect
      x="${(i * each).toFixed(3)}%"
      y="${(BAR_ROOM + BAR_TOP - tall).toFixed(2)}"
      width="${(each * 0.86).toFixed(3)}%"
      height="${tall.toFixed(2)}"
      ><title>${what}: ${whole(count)} (${percent(count / total)})</title></rect
    >`
  })
  const every = Math.ceil(counts.length / 6)
  const names = counts.map((_, i) =>
    i % every === 0
      ? html`<text x="${((i + 0.43) * each).toFixed(3)}%" y="${BAR_TOP + BAR_ROOM + 16}" text-anchor="middle"
          >${from + i * width}</text
        >`
      : undefined,
  )
  const at = `${((((mean - from) / width + 0.43) * each) / 1).toFixed(3)}%`
  return html`<svg
    class="bars look${look % LOOKS}"
    width="100%"
    height="${BAR_TOP + BAR_ROOM + 22}"
    role="img"
    aria-label="${label}"
  >
    <line class="base" x1="0" x2="100%" y1="${BAR_TOP + BAR_ROOM}" y2="${BAR_TOP + BAR_ROOM}" />
    ${columns}${names}
    <line class="mean" x1="${at}" x2="${at}" y1="${BAR_TOP - 6}" y2="${BAR_TOP + BAR_ROOM}" />
  </svg>`
}

/** The mark that stands for a bot, beside its name. */
export function badge(look: number): Html {
  return html`<svg class="badge look${look % LOOKS}" width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
    ${shape(look)}
  </svg>`
}

/** As many colours and shapes as there are; a table has at most so many different bots. */
const LOOKS = 6

const BAR_TOP = 10
const BAR_ROOM = 110

const SHAPES = [
  'M0-6 6 0 0 6-6 0Z',
  'M-5-5H5V5H-5Z',
  'M0-6 6 5H-6Z',
  'M-5.5 0A5.5 5.5 0 1 0 5.5 0A5.5 5.5 0 1 0-5.5 0Z',
  'M0 6 6-5H-6Z',
  'M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z',
]

function shape(look: number): Html {
  return html`<path d="${SHAPES[look % LOOKS]}" />`
}

function verticalLine(kind: string, at: string): Html {
  return html`<line class="${kind}" x1="${at}" x2="${at}" y1="0" y2="100%" />`
}

function along({ from, to }: Scale, value: number): string {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return `${(share * 100).toFixed(3)}%`
}

function roundStep(wanted: number): number {
  const ten = 10 ** Math.floor(Math.log10(wanted))
  return ([1, 2, 5].find(step => step * ten >= wanted * 0.999) ?? 10) * ten
}
