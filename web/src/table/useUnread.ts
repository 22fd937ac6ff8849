import { useState } from 'react'

/** How much was said since the chat was last open. What was said before I came is old. */
export function useUnread(said: number, isOpen: boolean): number {
  const [read, setRead] = useState(said)
  if (isOpen && read !== said) setRead(said)
  return isOpen ? 0 : Math.max(0, said - read)
}
