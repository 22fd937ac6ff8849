import { Net, planOf, type Shape } from './net.ts'

/**
 * A net as a game keeps it: one byte a weight (int8), the weights of one input on a scale of their own, as text (base64). A
 * net may have 64 kB of these, so that nobody waits for a bot to be fetched.
 */
export const MOST_BYTES = 65_536

/** The shape is in front: three numbers of two bytes. Then each row: its scale (float32), its weights. */
const HEAD = 6
const SCALE = 4

export function written(net: Net): string {
  const { facts, wide, narrow } = net.plan
  const bytes = new Uint8Array(lengthOf(net.plan))
  const view = new DataView(bytes.buffer)
  for (const [i, size] of [facts, wide, narrow].entries()) view.setUint16(2 * i, size)
  let to = HEAD
  for (const [from, length] of rowsOf(net.plan)) {
    const row = net.weights.subarray(from, from + length)
    const scale = Math.fround(row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127)
    view.setFloat32(to, scale)
    to += SCALE
    for (const weight of row) view.setInt8(to++, scale === 0 ? 0 : Math.round(weight / scale))
  }
  return btoa(String.fromCodePoint(...bytes))
}

export function readNet(text: string): Net {
  const bytes = Uint8Array.from(atob(text), sign => sign.codePointAt(0)!)
  const view = new DataView(bytes.buffer)
  if (bytes.length < HEAD) throw new Error('This is no net: it ends before it begins')
  const shape: Shape = { facts: view.getUint16(0), wide: view.getUint16(2), narrow: view.getUint16(4) }
  if (bytes.length !== lengthOf(shape))
    throw new Error(`This is no whole net: ${bytes.length} bytes, and its shape says ${lengthOf(shape)}`)
  const net = new Net(shape)
  let at = HEAD
  for (const [from, length] of rowsOf(shape)) {
    const scale = view.getFloat32(at)
    at += SCALE
    for (let i = 0; i < length; i++) net.weights[from + i] = scale * view.getInt8(at++)
  }
  return net
}

/** How many bytes a net of this shape takes. A shape that takes too many is refused. */
export function lengthOf(shape: Shape): number {
  let bytes = HEAD
  for (const [, length] of rowsOf(shape)) bytes += SCALE + length
  if (bytes > MOST_BYTES) throw new Error(`A net may have ${MOST_BYTES} bytes, and this one would have ${bytes}`)
  return bytes
}

/** Where each input's weights begin in the array, and how many they are. */
function rowsOf(shape: Shape): [from: number, length: number][] {
  const { second, third, length } = planOf(shape)
  const rows: [number, number][] = []
  for (let at = 0; at < second; at += shape.wide) rows.push([at, shape.wide])
  for (let at = second; at < third; at += shape.narrow) rows.push([at, shape.narrow])
  rows.push([third, length - third])
  return rows
}
