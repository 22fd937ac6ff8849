import { readPng, writePng } from './png.ts'

/** The same picture in at most 256 colours: a third of the size, and hardly to be told apart. */
export function smallPng(full: Buffer): Buffer {
  const picture = readPng(full)
  const counts = new Uint32Array(BINS)
  for (const pixel of picture.pixels) counts[binOf(pixel)]!++
  const boxes = split(
    [...counts.keys()].filter(bin => counts[bin]! > 0),
    counts,
  )
  const numberOf = new Uint8Array(BINS)
  for (const [number, box] of boxes.entries()) for (const bin of box) numberOf[bin] = number
  const palette = boxes.map(box => mean(box, counts))
  return writePng(
    picture,
    Uint8Array.from(picture.pixels, pixel => numberOf[binOf(pixel)]!),
    palette,
  )
}

/** Six bits a channel are enough to tell colours apart. */
const BINS = 64 ** 3
const CHANNELS = [0, 1, 2] as const

function binOf(pixel: number): number {
  return ((pixel >> 18) << 12) | (((pixel >> 10) & 63) << 6) | ((pixel >> 2) & 63)
}

function channel(bin: number, which: number): number {
  return (bin >> (12 - 6 * which)) & 63
}

/** Median cut: the box that matters most is halved along its longest side, until there are enough. */
function split(bins: number[], counts: Uint32Array): number[][] {
  const boxes = [measure(bins, counts)]
  while (boxes.length < 256) {
    const [widest] = boxes.filter(({ bins: { length } }) => length > 1).toSorted((a, b) => b.weight - a.weight)
    if (widest === undefined) break
    const sorted = widest.bins.toSorted((a, b) => channel(a, widest.side) - channel(b, widest.side))
    const half = sorted.reduce((sum, bin) => sum + counts[bin]!, 0) / 2
    let at = 0
    for (let sum = 0; at < sorted.length - 1 && sum < half; at++) sum += counts[sorted[at]!]!
    const cut = Math.max(1, at)
    boxes.splice(boxes.indexOf(widest), 1, measure(sorted.slice(0, cut), counts), measure(sorted.slice(cut), counts))
  }
  return boxes.map(({ bins: inside }) => inside)
}

function measure(bins: number[], counts: Uint32Array) {
  const lengths = CHANNELS.map(which => {
    let [least, most] = [63, 0]
    for (const bin of bins) {
      least = Math.min(least, channel(bin, which))
      most = Math.max(most, channel(bin, which))
    }
    return most - least
  })
  const longest = Math.max(...lengths)
  const pixels = bins.reduce((sum, bin) => sum + counts[bin]!, 0)
  return { bins, side: lengths.indexOf(longest), weight: longest ** 2 * Math.sqrt(pixels) }
}

function mean(box: readonly number[], counts: Uint32Array): number {
  const pixels = box.reduce((sum, bin) => sum + counts[bin]!, 0)
  const [red, green, blue] = CHANNELS.map(which =>
    Math.round((box.reduce((sum, bin) => sum + channel(bin, which) * counts[bin]!, 0) / pixels / 63) * 255),
  )
  return (red! << 16) | (green! << 8) | blue!
}
