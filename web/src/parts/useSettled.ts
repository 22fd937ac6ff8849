import { useEffect, useState } from 'react'

/** As long as a hand needs to see what it is about to press, in milliseconds. */
const SETTLING = 500

/** False at first: what has just come under a pointer is not what the pointer meant. */
export function useSettled(): boolean {
  const [settled, settle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => settle(true), SETTLING)
    return () => clearTimeout(timer)
  }, [])
  return settled
}
