import { useMedia } from '@runatal/look/hooks/useMedia.ts'

/** No room for a rail beside the board: a phone, upright or lying, or a page made twice as large. */
export function useFolded(): boolean {
  return useMedia('(max-width: 759px), (max-height: 519px)')
}
