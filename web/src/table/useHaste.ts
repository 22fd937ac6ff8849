import { useEffect, useState } from 'react'
import { ask } from '../tables/desk.ts'

/** How the others' turns are looked at until it is my go again. */
export type Haste = 'watch' | 'hurry' | 'skip'

/** How long a bot takes at least, at the usual tempo, in milliseconds. */
const PACE = 800

/** A third of the time is still seen. */
const SHARE: Record<Haste, number> = { watch: 1, hurry: 1 / 3, skip: 0 }

/** Others' turns may be hurried, or left out at once; with my own go it is the usual pace again. */
export function useHaste(tempo: number, myGo: boolean) {
  const [haste, setHaste] = useState<Haste>('watch')
  if (myGo && haste !== 'watch') setHaste('watch')
  const share = SHARE[haste]
  useEffect(() => {
    void ask('pace', { ms: PACE * tempo * share })
  }, [tempo, share])
  return { haste, setHaste, tempo: tempo * (haste === 'hurry' ? share : 1), skips: haste === 'skip' }
}
