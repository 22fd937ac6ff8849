import type { DayMark, Mark } from '@runatal/club'
import type { Language } from '@runatal/look/board.ts'
import { useCallback, useEffect, useState } from 'react'
import { api, serverAnswers } from '../api.ts'
import { type GameId, GAMES } from '../games.ts'
import { introduceMe } from '../me.ts'
import { go } from '../router.ts'
import { awayOf, beginAway, keepToday, keptToday, sendAway, withAway } from './away.ts'

/** My try at the deal of a day. */
export interface OwnTry {
  table: string
  /** Played without a network. */
  away?: true
  over: boolean
  score?: number
  place?: number
  better?: number
}

export interface Today {
  day: number
  now: number
  until: number
  games: Deal[]
  yesterday: { game: GameId; mine?: OwnTry; best?: { name: string; score: number; table: string } }[]
  streak: { days: number; record: number; calendar: { day: number; mark: DayMark }[] }
}

export interface Deal {
  game: GameId
  commitment: string
  fewest: boolean
  played: number
  mine?: OwnTry
  /** Another deal, to be played without a network. */
  away?: { seed: string; choices: Record<string, string>; seatChoices: Record<string, string> }
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

/** Today, looked at again every minute; undefined before it is there, null without a house and without what it said today. */
export function useToday(): Today | null | undefined {
  const [today, setToday] = useState<Today | null>()
  const look = useCallback(() => void lookAtToday().then(found => setToday(found ?? null)), [])
  useEffect(() => {
    look()
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [look])
  return today
}

/** What the house says, once it has what was played without it; without a house what it said last, with what was played since. */
async function lookAtToday(): Promise<Today | undefined> {
  const found = await api.today()
  if (found === undefined) return withAway(keptToday())
  keepToday(found)
  return (await sendAway(found.day)) ? ((await api.today()) ?? found) : withAway(found)
}

/** Begins my try, or goes on with it: without a house on this device, where the deal may be taken along. */
export async function playDaily(game: GameId, guest: string): Promise<void> {
  const today = keptToday()
  const mine = today && awayOf(today.day, game)
  if (mine !== undefined) return go({ page: 'table', table: mine.table })
  const known = await introduceMe(guest)
  const begun = known ? await api.beginDaily(game) : undefined
  const table =
    begun?.table ?? (today && serverAnswers.get() === false ? await beginAway(today, game, guest) : undefined)
  if (table !== undefined) go({ page: 'table', table })
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
