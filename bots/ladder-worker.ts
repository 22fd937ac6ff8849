import { parentPort } from 'node:worker_threads'
import type { Types } from '@runatal/kernel'
import { type Rauha, rauha } from '@runatal/rauha'
import type { Bot } from './bot.ts'
import { makeBot } from './make-bot.ts'
import { playUnit, type Unit } from './rung.ts'

/** A seed to be played, and by whom. */
export interface Job {
  seats: number
  challenger: string
  rival: string
  seed: number
}

export interface Done extends Unit {
  seed: number
  /** What the two took to think. */
  thinking: { mine: Thought; theirs: Thought }
}

export interface Thought {
  ms: number
  moves: number
}

parentPort?.on('message', (job: Job) => {
  const [mine, theirs] = [clocked(makeBot(rauha, job.challenger)), clocked(makeBot(rauha, job.rival))]
  // Bots confirm at once, and nobody is asked about what cannot matter (RAU-197, RAU-202).
  const seat = Array.from({ length: job.seats }, (): Partial<Rauha['seat']> => ({
    activateForMe: 'on',
    confirmForMe: 'on',
  }))
  const unit = playUnit(rauha, { seats: job.seats, seat }, mine.bot, theirs.bot, job.seed)
  const done: Done = { seed: job.seed, ...unit, thinking: { mine: mine.thought, theirs: theirs.thought } }
  parentPort?.postMessage(done)
})

function clocked<G extends Types>(bot: Bot<G>): { bot: Bot<G>; thought: Thought } {
  const thought: Thought = { ms: 0, moves: 0 }
  return {
    thought,
    bot: {
      ...bot,
      choose(seen, seat, chance) {
        const from = performance.now()
        const answer = bot.choose(seen, seat, chance)
        thought.ms += performance.now() - from
        thought.moves++
        return answer
      },
    },
  }
}
