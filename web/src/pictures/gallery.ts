import { folder } from 'virtual:painted'
import { fileOf, paintedAhead } from './painted.ts'
import type { Painting } from './painting.ts'

/** The address of a picture that was painted when the hall was built. */
export function paintedAt(painting: Painting): string | undefined {
  const file = fileOf(painting)
  return AHEAD.has(file) ? `/${folder}/${file}` : undefined
}

const AHEAD: ReadonlySet<string> = new Set(folder === '' ? [] : paintedAhead().map(fileOf))

/** The address of any other, or of one that cannot be had now: painted once in a worker, then kept on this device. */
export function picture(painting: Painting): Promise<string> {
  const name = JSON.stringify(painting)
  const hung = onTheWall.get(name) ?? fetchOrPaint(name, painting)
  onTheWall.set(name, hung)
  return hung
}

/** Changes whenever a generator does, so that old pictures are painted anew. */
const STORE = 'pictures-1'

/** Small and near things first: the wall can wait. */
const ORDER: Record<Painting['of'], number> = {
  niche: 0,
  scene: 0,
  stele: 1,
  seal: 1,
  plinth: 2,
  'round-table': 2,
  wall: 3,
}

interface Order {
  id: number
  painting: Painting
  hang(blob: Blob): void
}

const onTheWall = new Map<string, Promise<string>>()
const waiting: Order[] = []
const idle: Worker[] = []
let painters = 0
let next = 0

async function fetchOrPaint(name: string, painting: Painting): Promise<string> {
  const key = `/pictures/${encodeURIComponent(name)}`
  // Absent on pages that are not served securely: then pictures live as long as the page.
  const store = 'caches' in globalThis ? await caches.open(STORE).catch(() => undefined) : undefined
  const kept = await store?.match(key)
  if (kept !== undefined) return URL.createObjectURL(await kept.blob())
  const blob = await new Promise<Blob>(hang => {
    waiting.push({ id: next++, painting, hang })
    waiting.sort((a, b) => ORDER[a.painting.of] - ORDER[b.painting.of] || a.id - b.id)
    begin()
  })
  await store?.put(key, new Response(blob)).catch(() => undefined)
  return URL.createObjectURL(blob)
}

/** Each painter paints one picture at a time. */
function begin() {
  if (idle.length === 0 && painters < PAINTERS) idle.push(hire())
  const painter = idle.pop()
  if (painter === undefined) return
  const order = waiting.shift()
  if (order === undefined) return void idle.push(painter)
  painter.addEventListener(
    'message',
    ({ data }: MessageEvent<Blob>) => {
      order.hang(data)
      idle.push(painter)
      begin()
    },
    { once: true },
  )
  painter.postMessage(order.painting)
}

const PAINTERS = Math.max(1, Math.min(2, (navigator.hardwareConcurrency || 2) - 1))

function hire(): Worker {
  painters++
  return new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module', name: 'painter' })
}
