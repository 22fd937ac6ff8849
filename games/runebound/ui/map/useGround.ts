import { useEffect, useState } from 'react'

/** The address of the painted land; undefined while it is being painted, and where a browser cannot. */
export function useGround(): string | undefined {
  const [address, setAddress] = useState(painted)
  useEffect(() => {
    if (typeof OffscreenCanvas === 'undefined') return undefined
    let isHere = true
    void paintedLand().then(found => isHere && setAddress(found))
    return () => {
      isHere = false
    }
  }, [])
  return address
}

/** Changes whenever the painter does, so that an old land is painted anew. */
const STORE = 'runebound-land-1'
const KEY = '/pictures/runebound-land'
/** Fine enough for the largest zoom. */
const SCALE = 2

let painted: string | undefined
let painting: Promise<string> | undefined

function paintedLand(): Promise<string> {
  painting ??= fetchOrPaint().then(blob => {
    painted = URL.createObjectURL(blob)
    return painted
  })
  return painting
}

async function fetchOrPaint(): Promise<Blob> {
  // Absent on pages that are not served securely: then the land lives as long as the page.
  const store = 'caches' in globalThis ? await caches.open(STORE).catch(() => undefined) : undefined
  const kept = await store?.match(KEY)
  if (kept !== undefined) return kept.blob()
  const painter = new Worker(new URL('./ground.worker.ts', import.meta.url), { type: 'module', name: 'painter' })
  const blob = await new Promise<Blob>(resolve => {
    painter.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data), { once: true })
    painter.postMessage(SCALE)
  })
  painter.terminate()
  await store?.put(KEY, new Response(blob)).catch(() => undefined)
  return blob
}
