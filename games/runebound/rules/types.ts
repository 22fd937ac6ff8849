import type { Seat, Turn } from '@runatal/kernel'
import type { EffectOf, Text, Word } from '../content/effects.ts'
import type { Difficulty } from '../content/difficulty.ts'
import type { Attribute, Scenario } from '../content/language.ts'
import type { Event } from './events.ts'
import type { Hit } from './fight-state.ts'
import type {
  AcceptDelay,
  Answer,
  Block,
  Choose,
  Combat,
  EventChoice,
  ExertTest,
  Follow,
  KeepRoll,
  PickHero,
  Prevent,
  Retreat,
  Shop,
  SpendDie,
  TakeToken,
  Trade,
  Travel,
  Traveller,
  TurnMove,
  Yield,
} from './moves.ts'
import type { Roll, State } from './state.ts'

export * from './marks.ts'
export type * from './events.ts'
export type * from './fight-state.ts'
export type * from './moves.ts'
export type * from './state.ts'

/** Whose an effect is, and on which side of a fight. */
export interface By {
  seat: Seat
  side: number
}

/** An effect still to be done, and the tokens that it has been done to already. */
export interface Doing<W extends Word = Word> extends By {
  effect: EffectOf<W>
  taken?: readonly number[]
}

/** The game as the kernel wants it named: choices, steps, questions, events. */
export interface Runebound {
  state: State
  table: {
    scenario: Scenario
    assets: string
    /** A preset's name, or six sets by their ids with a space between. */
    skills: string
    first: 'random' | '1' | '2' | '3' | '4'
    /** With our house rules, or by the book. */
    rules: 'house' | 'book'
    difficulty: Difficulty
  }
  seat: { hero: string }
  steps: {
    pickHeroes: undefined
    pickNext: number
    setUp: undefined
    setUpHero: number
    beforeActI: undefined
    round: undefined
    nextTurn: undefined
    turn: undefined
    act: undefined
    endTurn: undefined
    endRound: undefined
    advanceTime: undefined
    enterSpace: undefined
    afterTime: undefined
    story: undefined
    placeQuest: number
    trim: Seat
    trimmed: Seat
    travel: undefined
    enter: { hex: number; seats: number[] }
    entered: { hex: number; seat: Seat }
    endMove: undefined
    movementEnded: Seat[]
    walk: { seat: Seat; hex: number; left: number; isFirst: boolean }
    webAsk: Seat
    webPaid: Seat
    depart: { hex: number; face: number }
    spendDice: undefined
    keepRoll: undefined
    questRolled: undefined
    outcome: undefined
    wildRolled: undefined
    resumeRoll: Roll
    drawAdventure: number
    peeked: { kind: number; cards: number[] }
    resolve: number
    adventureDone: undefined
    test: { attribute: Attribute; mod: number; need: number; counted: boolean; seat: Seat }
    exertTest: undefined
    testDone: By & { pass: Text; fail: Text }
    questDone: number
    storyQuestTried: number
    shopCard: undefined
    shop: undefined
    shopEnds: undefined
    rested: undefined
    keepAsset: Seat
    keptAsset: { seat: Seat; pair: number[] }
    exchange: { seat: Seat; other: Seat; gold: number; give: number[]; get: number[] }
    triggered: By & { texts: readonly Text[] }
    orderChosen: By & { texts: readonly Text[] }
    effects: By & { text: Text }
    effect: Doing
    chosen: Doing
    lookedAt: { seat: Seat; cards: number[] }
    hurt: { seat: Seat; amount: number; kind: Hit['kind']; side: number; fought: boolean }
    hitEnemy: { amount: number; kind: Hit['kind'] }
    prevent: { after: number }
    block: undefined
    strike: undefined
    afterDefeats: undefined
    fightStart: undefined
    opens: { part: 'sheets' | 'heroes'; turn: number }
    fightRound: undefined
    bind: Seat
    bound: Seat
    leaveOut: undefined
    leftOut: undefined
    cast: undefined
    go: undefined
    agility: { side: number; left: number }
    agilityDone: { side: number; left: number }
    roundEnd: undefined
    roundOver: undefined
    ariadMoves: undefined
    afterRound: undefined
    retreat: undefined
    retreatRolled: undefined
    retreatTo: { face: number; paid: boolean }
    yield: number
    fightOver: 'won' | 'lost' | 'left'
    fallen: Seat
    afterFight: undefined
    exchangeEnd: undefined
    partyRound: undefined
    felled: undefined
    infectNext: number
    infectRoll: undefined
    margathToken: number
    contact: Seat
    engageMargath: Seat
    bands: number
    bandTo: number
  }
  asks: {
    pickHero: PickHero
    turn: TurnMove
    follow: Follow
    travel: Travel
    die: SpendDie
    keepRoll: KeepRoll
    traveller: Traveller
    event: EventChoice
    exertTest: ExertTest
    shop: Shop
    trade: Trade
    exchange: Answer
    combat: Combat
    block: Block
    prevent: Prevent
    retreat: Retreat
    yield: Yield
    acceptDelay: AcceptDelay
    margathToken: TakeToken
    choose: Choose
  }
  event: Event
}

export type T = Turn<Runebound>
