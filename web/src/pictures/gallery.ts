import type { Painting } from './painting.ts'

/** The address of a picture: painted once in a worker, then kept on this device. */
export function picture(painting: Painting): Promise<string> {
  const name = JSON.stringify(painting)
  const hung = onTheWall.get(name) ?? fetchOrPaint(name, painting)
  onTheWall.set(name, hung)
  return hung
}

/** Changes whenever a generator does, so that old pictures are painted anew. */
const STORE = 'pictures-1'

const onTheWall = new Map<string, Promise<string>>()
const waiting = new Map<number, (blob: Blob) => void>()
let painter: Worker | undefined
let next = 0

async function fetchOrPaint(name: string, painting: Painting): Promise<string> {
  const key = `/pictures/${encodeURIComponent(name)}`
  // Absent on pages that are not served securely: then pictures live as long as the page.
  const store = 'caches' in globalThis ? await caches.open(STORE).catch(() => undefined) : undefined
  const kept = await store?.match(key)
  if (kept !== undefined) return URL.createObjectURL(await kept.blob())
  const blob = await painted(painting)
  await store?.put(key, new Response(blob)).catch(() => undefined)
  return URL.createObjectURL(blob)
}

function painted(painting: Painting): Promise<Blob> {
  painter ??= hire()
  const id = next++
  painter.postMessage({ id, painting })
  return new Promise(resolve => waiting.set(id, resolve))
}

function hire(): Worker {
  const worker = new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module', name: 'painter' })
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; blob: Blob }>) => {
    waiting.get(data.id)?.(data.blob)
    waiting.delete(data.id)
  })
  return worker
}
