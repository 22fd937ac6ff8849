import { fix } from './pen.ts'
import { signs } from './sprite.ts'

/** A drawing as a picture by itself, with all the signs it uses: its address. */
export function stamp(box: string, drawing: string, ink = '#000'): string {
  const symbols = [...usedBy(drawing)].map(id => {
    const sign = SIGNS.get(id)!
    return `<symbol id="rauha-${id}" viewBox="${sign.box}">${sign.drawing}</symbol>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="${ink}">${symbols.join('')}${drawing}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** One sign as a picture. `ink` is for those that have no colour of their own. */
export function signStamp(id: string, ink?: string): string {
  const { box, drawing } = SIGNS.get(id)!
  return stamp(box, drawing, ink)
}

/** One sign on a square, in a drawing that is part of the page. */
export function placed(id: string, x: number, y: number, size: number, ink?: string): string {
  return `<image href="${signStamp(id, ink)}" x="${fix(x)}" y="${fix(y)}" width="${fix(size)}" height="${fix(size)}"/>`
}

const SIGNS = signs()
export const SIGN_IDS: readonly string[] = [...SIGNS.keys()]

function usedBy(drawing: string, found = new Set<string>()): Set<string> {
  for (const [, id] of drawing.matchAll(/href="#rauha-([\w-]+)"/g))
    if (id !== undefined && !found.has(id)) usedBy(SIGNS.get(id)!.drawing, found.add(id))
  return found
}
