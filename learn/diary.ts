import { existsSync, readFileSync } from 'node:fs'
import type { Tally, Verdict } from '@runatal/bots'
import { writeWhole } from './lessons.ts'
import type { Bin } from './shard.ts'

/** What is learned: the command, so to speak. Two runs of one plan on the same sources come to the same net. */
export interface Plan {
  game: string
  seed: number
  /** Games of a generation; where it is searched, fewer. */
  games: number
  from: 'nothing' | 'current'
  /** Playouts a move in the games that decide whether a net is accepted. */
  playouts: number
}

/** One turn of play, study and proof. */
export interface Generation {
  player: string
  games: number
  lessons: number
  /** Mean errors, in nats: on the lessons learned from, while learning, and on those held out, after it. */
  epochs: { learned: number; heldOut: number }[]
  bins: Bin[]
  rival: string
  tally: Tally
  verdict: Verdict
  net?: string
}

/** The checkpoint file: what a run has come to, so that the same command goes on from there. */
export interface Diary {
  plan: Plan
  /** The net to begin with, and the one accepted last. */
  first?: string
  current?: string
  /** Each fact is multiplied by this before a net sees it, so that all are about as large. */
  scale: number[]
  generations: Generation[]
}

export function openDiary(file: string, plan: Plan, first: string | undefined): Diary {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Diary
  return { plan, ...(first !== undefined && { first, current: first }), scale: [], generations: [] }
}

export function keep(file: string, diary: Diary): void {
  writeWhole(file, JSON.stringify(diary))
}
