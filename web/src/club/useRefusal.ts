import { useState } from 'react'
import { inWords } from '../parts/refusal.ts'
import type { NotDone } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'

/** Why the last thing was not done, in the reader's language, and how to say so. */
export function useRefusal(): [string | undefined, (refusal: NotDone | undefined) => void] {
  const spoken = useSpoken()
  const [refusal, setRefusal] = useState<NotDone>()
  return [refusal && inWords(refusal, 'none', spoken), setRefusal]
}
