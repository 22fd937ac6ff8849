import type { AnyGame, AnyTypes, MatchRecord } from '@runatal/kernel'
import { decisionsIn, type Judged } from '@runatal/study'
import { useEffect, useMemo, useState } from 'react'
import { isLocal } from '../tables/local.ts'
import type { NotDone } from '../tables/table.ts'
import { house, type Progress } from './house.ts'
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
  /** The house works it out: in turns with so many others. Undefined while it does not. */
  beside: number | undefined
  /** Asks the house to; absent where the game was played on this device. */
  ask?: () => Promise<NotDone | undefined>
}

/** Judges a finished game while somebody looks on, from where it was left the last time. */
export function useAnalysis(table: string, game: AnyGame, record: MatchRecord<AnyTypes>): Analysis {
  const total = useMemo(() => decisionsIn(game, record).length, [game, record])
  const [judged, setJudged] = useState<readonly Judged<AnyTypes>[]>([])
  const [running, setRunning] = useState(true)
  const [beside, setBeside] = useState<number>()
  const hear = (there: Progress) => {
    setJudged(there.judged)
    setBeside(there.whole ? undefined : there.beside)
    setRunning(false)
    if (there.whole) void keep(table, { judged: there.judged, whole: true }).catch(() => undefined)
  }
  useEffect(() => {
    if (beside === undefined) return undefined
    const timer = setInterval(() => {
      void house.look(table).then(there => (there === undefined ? undefined : hear(there)))
    }, AGAIN)
    return () => clearInterval(timer)
  }, [table, beside === undefined])
  useEffect(() => {
    if (!running) return
    const thinking = { isWanted: true, worker: undefined as Worker | undefined }
    const begin = async () => {
      const kept = await keptOf(table).catch(() => undefined)
      if (!thinking.isWanted) return
      const all = kept?.judged ?? []
      setJudged([...all])
      if (kept?.whole) return setRunning(false)
      const there = isLocal(table) ? undefined : await house.look(table)
      if (!thinking.isWanted) return
      if (there !== undefined && (there.whole || there.beside !== undefined)) return hear(there)
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
  const ask = async (): Promise<NotDone | undefined> => {
    const there = await house.want(table)
    if (there === undefined) return { refused: 'unknown', text: 'The house does not answer' }
    if ('refused' in there) return there
    hear(there)
    return undefined
  }
  const pause = () => setRunning(false)
  const resume = () => {
    setBeside(undefined)
    setRunning(true)
  }
  return { judged, total, running, beside, pause, resume, ...(!isLocal(table) && { ask }) }
}

/** How often the house is asked how far it is, in milliseconds. */
const AGAIN = 2000

/** How often the page is drawn anew while the worker goes on, in milliseconds. */
const PAUSE = 400
