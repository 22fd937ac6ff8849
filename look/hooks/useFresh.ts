import { useState } from 'react'

/** A value that starts afresh whenever the key changes. */
export function useFresh<T>(key: string, first: T): [T, (value: T) => void] {
  const [kept, setKept] = useState({ key, value: first })
  return [kept.key === key ? kept.value : first, value => setKept({ key, value })]
}
