import type { Seat } from '@runatal/kernel'
import type { What } from './state.ts'

/** What players answer, by question. */

export type TurnMove =
  | { do: 'move' }
  | { do: 'adventure' }
  | { do: 'train' }
  | { do: 'shop' }
  | { do: 'rest' }
  | { do: 'prepare' }
  | { do: 'spendPrepare' }
  | { do: 'clearDelay' }
  | { do: 'quest'; quest: string }
  | { do: 'abandon'; quest: string }
  | { do: 'storyQuest'; slot: number }
  | { do: 'learn'; skill: string; pay: string; forget?: string }
  | { do: 'sellGood'; asset: string }
  | { do: 'use'; source: string; card?: string }
  | { do: 'handLetter'; to: Seat }
  | { do: 'destroyWeb' }
  | { do: 'engage'; enemy: string; mark: number }
  | { do: 'giveCompanion'; to: Seat }
  | { do: 'killZombie' }
  | { do: 'quarantine' }
  | { do: 'cureEpicentre'; attribute: 'mind' | 'spirit' }
  | { do: 'endTurn' }

export interface PickHero {
  do: 'pick'
  hero: string
}
export type Follow = { do: 'follow' } | { do: 'stay' }
export type Travel = { do: 'step'; hex: string } | { do: 'roll' } | { do: 'ignoreWebs'; card: string }
export type SpendDie =
  | { do: 'go'; die: number; hex: string }
  | Reroll
  | { do: 'ignoreWebs'; card: string }
  | { do: 'stop' }
export interface Reroll {
  do: 'reroll'
  die: number
  /** The card exerted; none if an ability rerolls. */
  card?: string
}
export type KeepRoll = Reroll | { do: 'keep' }
export type Traveller = { do: 'stopHere' } | Reroll
export interface EventChoice {
  do: 'choose'
  option: number
}
export type ExertTest = { do: 'exert'; card: string } | { do: 'use'; source: string } | { do: 'enough' }
/** `enough` where there is nothing to buy or discard. */
export type Shop =
  | { do: 'sell'; asset: string }
  | { do: 'buy'; asset: string }
  | { do: 'discard'; asset: string }
  | { do: 'enough' }
/** Gold that is given (asked for, if below 0) and assets, for assets. */
export interface Trade {
  do: 'trade'
  with: Seat
  gold: number
  give: string[]
  get: string[]
}
export type Answer = { do: 'accept' } | { do: 'refuse' }
export type Combat =
  | { do: 'spend'; icon: string; tokens: readonly number[] }
  | { do: 'surge'; source: string; tokens: readonly number[] }
  | { do: 'double'; token: number; on: number }
  | { do: 'copy'; side: number; token: number; token2: number; source?: string }
  | { do: 'use'; source: string; card?: string }
  | { do: 'pass' }
export type Block =
  | { do: 'shield'; token: number }
  | { do: 'copyShield'; token: number; side: number; from: number }
  | { do: 'take' }
export type Prevent = { do: 'arcane' } | { do: 'guard' } | { do: 'cover'; card: string } | { do: 'no' }
export type Retreat = { do: 'retreat' } | { do: 'fightOn' }
export type Yield = { do: 'yield' } | { do: 'goOn' }
export type AcceptDelay = { do: 'delay' } | { do: 'no' }
export type TakeToken = { do: 'name'; hero: Seat } | { do: 'no' }
export type Choose = { do: 'choose'; what: What; value: string } | { do: 'none' }
