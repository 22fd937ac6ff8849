import type { CSSProperties } from 'react'
import { BIOMES } from '../../content/tables.ts'
import { prints, type SporeFace } from '../art/card.ts'
import { SIGN_IDS, signStamp, stamp } from '../art/stamp.ts'

/**
 * Signs, drawings and prints as backgrounds: shapes that lie in the page would be gone through with every new view.
 * Signs are classes, for there are many of few kinds; all of them are there from the start, since every rule that comes
 * later has the browser go through all others again.
 */

/** The class of a sign. */
export function signClass(id: string): string {
  return `rauha-sign-${id}`
}

if ('CSSStyleSheet' in globalThis) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(SIGN_IDS.map(id => `.${signClass(id)}{background-image:url("${signStamp(id)}")}`).join(''))
  document.adoptedStyleSheets.push(sheet)
}

/** A sign that has no colour of its own, in this one. */
export function inked(id: string, ink: string): CSSProperties {
  return styleOf(`${id} ${ink}`, () => ({ backgroundImage: held(signStamp(id, ink)) }))
}

/** What the art functions draw. */
export function drawn(box: string, drawing: string): CSSProperties {
  return styleOf(`${box} ${drawing}`, () => ({ backgroundImage: held(stamp(box, drawing)) }))
}

/** What is printed on a Biome: all its pictures, the last of them on top. */
export function printed(biome: number, spore: SporeFace, mini: boolean): CSSProperties {
  return styleOf(`${biome} ${spore} ${mini}`, () => {
    const all = prints(BIOMES[biome]!, spore, mini).toReversed()
    return {
      backgroundImage: all.map(({ src }) => held(src)).join(),
      backgroundPosition: all.map(({ x, y, width, height }) => `${at(x, width)} ${at(y, height)}`).join(),
      backgroundSize: all.map(({ width, height }) => `${width / 2}% ${height / 2}%`).join(),
    }
  })
}

/** CSS counts the place of a picture from 0 % to 100 % of the room that is left beside it. */
function at(offset: number, size: number): string {
  return size === 200 ? '0%' : `${(offset / (200 - size)) * 100}%`
}

const pictures = new Map<string, HTMLImageElement>()

/**
 * A picture by its address, in CSS. It is held, since the browser forgets what nobody shows, and takes 2 to 9 ms to read
 * a drawing that it does not know.
 */
export function held(src: string): string {
  if ('Image' in globalThis && !pictures.has(src)) {
    const image = new Image()
    image.src = src
    pictures.set(src, image)
  }
  return `url("${src}")`
}

const styles = new Map<string, CSSProperties>()

function styleOf(key: string, make: () => CSSProperties): CSSProperties {
  const known = styles.get(key) ?? make()
  styles.set(key, known)
  return known
}
