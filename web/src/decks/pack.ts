import { mistakesIn, type Pack, readPack } from '@runatal/raise-rise-die'

/** A designer's own card set, kept on this device. */

const KEY = 'runatal.raise-rise-die.pack'

export function keptPack(): Pack | undefined {
  try {
    const text = localStorage.getItem(KEY)
    const found = text === null ? undefined : packIn(text)
    return found !== undefined && 'pack' in found ? found.pack : undefined
  } catch {
    return undefined
  }
}

/** The set that a text holds, or everything that is wrong with it, by path. */
export function packIn(text: string): { pack: Pack } | { mistakes: string[] } {
  const read = readPack(text)
  const mistakes = mistakesIn(read)
  return mistakes.length === 0 ? { pack: read as Pack } : { mistakes }
}

export function keepPack(text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {
    // A browser that keeps nothing: the set lasts as long as the page.
  }
}
