import type { DayMark, Mark } from '@runatal/club'
import type { Language } from '@runatal/look/board.ts'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../api.ts'
import { type GameId, GAMES } from '../games.ts'
import { introduceMe } from '../me.ts'
import { go } from '../router.ts'

/** My try at the deal of a day. */
export interface OwnTry {
  table: string
  over: boolean
  score?: number
  place?: number
  better?: number
}

export interface Today {
  day: number
  now: number
  until: number
  games: { game: GameId; commitment: string; fewest: boolean; played: number; mine?: OwnTry }[]
  yesterday: { game: GameId; mine?: OwnTry; best?: { name: string; score: number; table: string } }[]
  streak: { days: number; record: number; calendar: { day: number; mark: DayMark }[] }
}

export interface DayResult {
  game: GameId
  day: number
  until: number
  fewest: boolean
  played: number
  median?: number
  mine?: OwnTry
  marks: Mark[]
  runes: string
  histogram: { width: number; columns: { from: number; people: number }[] }
  best: { name: string; table: string; place: number; score?: number; stops: number[]; mine: boolean }[]
}

/** Today, looked at again every minute; undefined before it is there, null without a house. */
export function useToday(): Today | null | undefined {
  const [today, setToday] = useState<Today | null>()
  const look = useCallback(() => void api.today().then(found => setToday(found ?? null)), [])
  useEffect(() => {
    look()
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [look])
  return today
}

/** Begins my try, or goes on with it. */
export async function playDaily(game: GameId, guest: string): Promise<void> {
  if (!(await introduceMe(guest))) return
  const begun = await api.beginDaily(game)
  if (begun !== undefined) go({ page: 'table', table: begun.table })
}

/** A score with what is counted: '124 points'. */
export function scoreText(game: GameId, score: number | undefined, language: Language, lost: string): string {
  if (score === undefined) return lost
  const [one, several] = GAMES[game].daily?.[language] ?? ['', '']
  const single = language === 'fr' ? Math.abs(score) < 2 : score === 1
  return `${score}\u00a0${single ? one : several}`.trim()
}

/** Hours and minutes to go, as people say them. */
export function timeLeft(until: number, now: number): string {
  const minutes = Math.max(0, Math.ceil((until - now) / 60_000))
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes}\u00a0min` : `${hours}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`
}
