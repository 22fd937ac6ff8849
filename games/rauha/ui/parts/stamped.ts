import type { Print } from '../art/card.ts'
import { signStamp, stamp } from '../art/stamp.ts'

/**
 * Pictures as classes of one style sheet. Shapes that lie in the page are gone through with every new view, and each
 * picture that is an element is fetched anew; a class is read once, however many there are of it.
 */

/** The class of one sign. */
export function signClass(id: string, ink = ''): string {
  return classOf(`${id} ${ink}`, () => `background-image:url("${signStamp(id, ink || undefined)}")`)
}

/** The class of what the art functions draw. */
export function drawingClass(box: string, drawing: string): string {
  return classOf(`${box} ${drawing}`, () => `background-image:url("${stamp(box, drawing)}")`)
}

/** The class of a whole print: all its pictures, the last of them on top. */
export function printClass(key: string, prints: () => readonly Print[]): string {
  return classOf(key, () => {
    const all = prints().toReversed()
    const places = all.map(({ x, y, width, height }) => `${at(x, width)} ${at(y, height)}`)
    const sizes = all.map(({ width, height }) => `${width / 2}% ${height / 2}%`)
    const pictures = all.map(({ src }) => `url("${src}")`)
    return `background-image:${pictures.join()};background-position:${places.join()};background-size:${sizes.join()}`
  })
}

/** CSS counts the place of a picture from 0 % to 100 % of the room that is left beside it. */
function at(offset: number, size: number): string {
  return size === 200 ? '0%' : `${(offset / (200 - size)) * 100}%`
}

const classes = new Map<string, string>()
const sheet = 'CSSStyleSheet' in globalThis ? new CSSStyleSheet() : undefined
if (sheet !== undefined) document.adoptedStyleSheets.push(sheet)

function classOf(key: string, look: () => string): string {
  const known = classes.get(key)
  if (known !== undefined) return known
  const name = `rauha-stamp-${classes.size}`
  classes.set(key, name)
  sheet?.insertRule(`.${name}{${look()}}`)
  return name
}
