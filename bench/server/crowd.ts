/** Two players at a table of connect four, on some server. */
export interface Pair {
  /** Makes the next move of a random game: done when both players have it. */
  move(): Promise<void>
  /** Their game is over: the next move needs a new one. */
  isOver(): boolean
  openAnother(): Promise<void>
  leave(): void
}

/** Opens tables in small batches: a server is not asked for a thousand at once in real life either. */
export async function seatAll(tables: number, open: (table: number) => Promise<Pair>): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let at = 0; at < tables; at += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, tables - at) }, (_, i) => open(at + i))
    pairs.push(...(await Promise.all(batch)))
  }
  return pairs
}

/** Whatever works for the players: microseconds of CPU time so far. */
export interface Working {
  cpu(): Promise<number>
}

/** What a rush came to: moves per second, and microseconds of CPU time a move, of all who work for it. */
export interface Rush {
  rate: number
  cpu: number
}

/**
 * All tables move as fast as they are answered. Games are opened before, and it stops when a quarter of them is over or
 * the time is: so that only moves are measured, and all tables make them all the time.
 */
export async function rush(pairs: readonly Pair[], servers: readonly Working[], ms: number): Promise<Rush> {
  const cpu = async () => (await Promise.all(servers.map(one => one.cpu()))).reduce((sum, one) => sum + one, 0)
  for (let at = 0; at < pairs.length; at += BATCH)
    await Promise.all(pairs.slice(at, at + BATCH).map(pair => pair.openAnother()))
  const cpuBefore = await cpu()
  const from = performance.now()
  let moves = 0
  let over = 0
  const playing = pairs.map(async pair => {
    while (!pair.isOver() && over < pairs.length / 4 && performance.now() - from < ms) {
      await pair.move()
      moves++
    }
    if (pair.isOver()) over++
  })
  await Promise.all(playing)
  const rate = (1000 * moves) / (performance.now() - from)
  return { rate, cpu: ((await cpu()) - cpuBefore) / moves }
}

/** So many moves a second over all tables, whether answered or not: how long each took, in milliseconds. */
export async function stroll(pairs: readonly Pair[], perSecond: number, ms: number): Promise<number[]> {
  const from = performance.now()
  const took: number[] = []
  const waiting = new Set<Promise<void>>()
  for (let sent = 0; performance.now() - from < ms;) {
    const due = ((performance.now() - from) / 1000) * perSecond
    for (; sent < due; sent++) {
      // Counted from when it should have been sent: a driver that comes late does not hide it.
      const planned = from + (1000 * sent) / perSecond
      const one = moveOn(pairs[sent % pairs.length]!).then(() => void took.push(performance.now() - planned))
      waiting.add(one)
      void one.finally(() => waiting.delete(one))
    }
    await new Promise(resolve => setTimeout(resolve, 1))
  }
  await Promise.all(waiting)
  return took
}

async function moveOn(pair: Pair) {
  if (pair.isOver()) await pair.openAnother()
  await pair.move()
}

const BATCH = 50
