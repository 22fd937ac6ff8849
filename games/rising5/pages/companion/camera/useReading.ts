import type { Sighting, TileLook } from '@runatal/recogniser'
import { type RefObject, useEffect, useState } from 'react'
import { framesOf } from './frames.ts'
import { openReader } from './reader.ts'

/** A sighting with the size of the frame that it speaks of, and for how long people have been waiting. */
export interface Look {
  sighting: Sighting
  width: number
  height: number
  waited: number
}

/** Reads what a video shows, frame after frame, until it is sure. */
export function useReading(
  video: RefObject<HTMLVideoElement | null>,
  tiles: readonly TileLook[] | undefined,
  onLook: (look: Look) => void,
): Look | undefined {
  const [look, setLook] = useState<Look>()
  useEffect(() => {
    const reader = openReader()
    const leaving = new AbortController()
    const began = performance.now()
    reader.begin({ do: 'watch', tiles })
    const run = async () => {
      for await (const frame of framesOf(video, leaving.signal)) {
        const { width, height } = frame
        const seen = await reader.read({ do: 'see', frame })
        if (leaving.signal.aborted || !('sighting' in seen)) return
        const next = { sighting: seen.sighting, width, height, waited: performance.now() - began }
        setLook(next)
        onLook(next)
        if (next.sighting.sure) return
      }
    }
    void run()
    return () => {
      leaving.abort()
      reader.close()
    }
  }, [video, tiles, onLook])
  return look
}
