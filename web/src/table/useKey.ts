import { useKeys } from '@runatal/look/hooks/useKeys.ts'

/** One key for one thing. */
export function useKey(key: string, act: () => void): void {
  useKeys(event => {
    if (event.key.toLowerCase() !== key) return false
    act()
    return true
  })
}
