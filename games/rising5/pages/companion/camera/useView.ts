import { type RefObject, useEffect, useState } from 'react'

/** How a picture lies in the room that it has: as large as possible, cut at the edges only if it stands upright. */
export interface View {
  fit: 'cover' | 'contain'
  /** Pixels of the screen per pixel of the picture. */
  scale: number
  /** What of the picture is in sight, in its own pixels. */
  left: number
  top: number
  right: number
  bottom: number
}

export function useView(room: RefObject<HTMLElement | null>, width: number, height: number): View {
  const [{ w, h }, setSize] = useState({ w: 390, h: 560 })
  useEffect(() => {
    const element = room.current
    if (element === null) return
    const watcher = new ResizeObserver(() => setSize({ w: element.clientWidth, h: element.clientHeight }))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [room])
  // A picture that lies across an upright screen would lose its sides, and with them runes.
  const fit = width > height && h > w ? 'contain' : 'cover'
  const scale = fit === 'cover' ? Math.max(w / width, h / height) : Math.min(w / width, h / height)
  const across = Math.min(width, w / scale)
  const down = Math.min(height, h / scale)
  return {
    fit,
    scale,
    left: (width - across) / 2,
    top: (height - down) / 2,
    right: (width + across) / 2,
    bottom: (height + down) / 2,
  }
}
