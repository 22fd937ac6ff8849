import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** A picture as rows of pixels, each 0xRRGGBB. */
export interface Picture {
  width: number
  height: number
  pixels: Uint32Array
}

/** Reads what browsers write: eight bits a channel, with or without transparency, not interlaced. */
export function readPng(png: Buffer): Picture {
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  const step = png[25] === 6 ? 4 : 3
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const raw = inflateSync(Buffer.concat(parts))
  const line = width * step
  const pixels = new Uint32Array(width * height)
  let above: Uint8Array = new Uint8Array(line)
  for (let y = 0; y < height; y++) {
    const row = raw.subarray(y * (line + 1) + 1, (y + 1) * (line + 1))
    unfilter(raw[y * (line + 1)]!, row, above, step)
    for (let x = 0; x < width; x++)
      pixels[y * width + x] = (row[x * step]! << 16) | (row[x * step + 1]! << 8) | row[x * step + 2]!
    above = row
  }
  return { width, height, pixels }
}

/** Writes a picture whose pixels are numbers of a palette. */
export function writePng({ width, height }: Picture, numbers: Uint8Array, palette: readonly number[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(numbers.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(colour => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(content.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

function unfilter(kind: number, row: Uint8Array, above: Uint8Array, step: number): void {
  for (let i = 0; i < row.length; i++) {
    const left = i < step ? 0 : row[i - step]!
    const up = above[i]!
    const corner = i < step ? 0 : above[i - step]!
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][kind]!
    row[i] = row[i]! + guess
  }
}

function paeth(left: number, up: number, corner: number): number {
  const sum = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
