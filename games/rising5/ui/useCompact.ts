import { useMedia } from '@runatal/look/hooks/useMedia.ts'

/** Too small for everything at once: the notes and signs are tabs, and the panel lies in the shell's bar. */
export function useCompact(): boolean {
  return useMedia('(max-width: 1099px), (max-height: 519px)')
}
