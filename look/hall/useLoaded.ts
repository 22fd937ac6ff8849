import { arrive } from './arrive.ts'
import { useEffect, useState } from 'react'

const loaded = new Map<string, unknown>()

/** Something loaded once, by name. `none` if there is no such thing; undefined while it comes. */
export function useLoaded<T>(name: string, load: () => Promise<T | undefined>): T | 'none' | undefined {
  const [, arrived] = useState(0)
  useEffect(() => {
    if (loaded.has(name)) return
    return arrive(load(), thing => {
      loaded.set(name, thing ?? 'none')
      arrived(n => n + 1)
    })
  }, [name, load])
  return loaded.get(name) as T | 'none' | undefined
}
