import type { AnyGame, AnyTypes, MatchRecord } from '@runatal/kernel'
import { decisionsIn, type Judged } from '@runatal/study'
import { useEffect, useMemo, useState } from 'react'
import { keep, keptOf } from './kept.ts'
import type { Found, Wanted } from './worker.ts'

export interface Analysis {
  /** What has been judged so far, in the order of the game. */
  judged: readonly Judged<AnyTypes>[]
  /** How many decisions there are. */
  total: number
  running: boolean
  pause(): void
  resume(): void
}

/** Judges a finished game while somebody looks on, from where it was left the last time. */
export function useAnalysis(table: string, game: AnyGame, record: MatchRecord<AnyTypes>): Analysis {
  const total = useMemo(() => decisionsIn(game, record).length, [game, record])
  const [judged, setJudged] = useState<readonly Judged<AnyTypes>[]>([])
  const [running, setRunning] = useState(true)
  useEffect(() => {
    if (!running) return
    const thinking = { isWanted: true, worker: undefined as Worker | undefined }
    const begin = async () => {
      const kept = await keptOf(table).catch(() => undefined)
      if (!thinking.isWanted) return
      const all = kept?.judged ?? []
      setJudged([...all])
      if (kept?.whole) return setRunning(false)
      const from = (all.at(-1)?.position ?? -1) + 1
      thinking.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'study' })
      let shown = performance.now()
      thinking.worker.addEventListener('message', ({ data }: MessageEvent<Found>) => {
        if (data.judged !== undefined) all.push(data.judged)
        const whole = data.judged === undefined
        if (!whole && performance.now() - shown < PAUSE) return
        shown = performance.now()
        setJudged([...all])
        // A browser that keeps nothing judges anew the next time.
        void keep(table, { judged: all, whole }).catch(() => undefined)
        if (whole) setRunning(false)
      })
      thinking.worker.postMessage({ game: game.id, record, from } satisfies Wanted)
    }
    void begin()
    return () => {
      thinking.isWanted = false
      thinking.worker?.terminate()
    }
  }, [running, table, game, record])
  return { judged, total, running, pause: () => setRunning(false), resume: () => setRunning(true) }
}

/** How often the page is drawn anew while the worker goes on, in milliseconds. */
const PAUSE = 400
