import { type Pack, packIn } from '../../index.ts'
import { keptPackText } from './own.ts'

/** The designer's own card set that is kept on this device, if it can be played. */
export function keptPack(): Pack | undefined {
  const text = keptPackText()
  const found = text === undefined ? undefined : packIn(text)
  return found !== undefined && 'pack' in found ? found.pack : undefined
}
