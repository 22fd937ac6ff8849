import { type Canvas, createCanvas, Path2D } from '@napi-rs/canvas'
import { fileOf, paintedAhead } from '../src/pictures/painted.ts'
import { paint } from '../src/pictures/painting.ts'

/** What browsers have by themselves. */
Object.assign(globalThis, { OffscreenCanvas: sheet, Path2D })

function sheet(w: number, h: number) {
  return createCanvas(w, h)
}

/** All pictures that are painted while the hall is built, by their files: painted as this is loaded. */
export const files = new Map<string, Buffer>()
for (const painting of paintedAhead()) {
  const canvas = (await paint(painting)) as unknown as Canvas
  files.set(fileOf(painting), await canvas.encode('webp', 90))
}
