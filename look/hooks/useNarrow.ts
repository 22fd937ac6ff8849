import { useMedia } from './useMedia.ts'

/** A phone, or as narrow as one. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 759px)')
}
