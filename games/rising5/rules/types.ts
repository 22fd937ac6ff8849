import type { Core, Seat } from '@runatal/kernel'
import type { Reason } from './reason.ts'
import type { Artefact, Hero, Item, Place, Relic } from '../content/names.ts'
import type { RegionCardId } from '../content/regions.ts'
import type { Rune, Sign, SignState } from './puzzle.ts'

export type Difficulty = 'beginner' | 'standard' | 'heroic'
/** A seat as people count, from 1. */
export type SeatName = '1' | '2' | '3' | '4' | '5'
/** How the game ended: won, or which of the two losses it was (R5-011). */
export type Fate = 'playing' | 'won' | 'eclipse' | 'deck'

/** No card, no seat, nothing chosen; a hero on its portrait. Not UNKNOWN: that there is none is known to all. */
export const NONE = -2

/** A Red Moon in the Character pile, where heroes are 0 to 4. */
export const MOON = 5

/** Where a sign lies in the note area: beside the board, among the unlinked, or (0 to 6) beside a rune (R5-041). */
export const ASIDE = NONE
export const UNLINKED = 7

/** What became of an item: not gained yet, in the pool, used (R5-266 to R5-270). */
export const AWAY = 0
export const HELD = 1
export const USED = 2

/** Heroes, places, region cards, items, runes and signs are indices into the lists of their ids. */
export interface State extends Core {
  difficulty: Difficulty
  shuffled: boolean
  openHands: boolean
  assistant: boolean
  /** The seat of the Game Master, or NONE with the app (R5-369). */
  master: number
  /** The platform fills in the Game Master's answers (R5-386). */
  fillIn: boolean
  /** The seats that play, clockwise: all but the Game Master's (R5-381). */
  team: number[]
  /** Turns begun. */
  turn: number
  /** Who is on turn; before the first turn who will begin, or NONE if that is to be drawn (R5-069). */
  active: number
  /** Per seat: the heroes on its cards. */
  hands: number[][]
  /** The support reserve of a team of one (R5-359); empty otherwise. */
  support: number[]
  /** The Character pile, top card last: heroes and MOON. */
  pile: number[]
  /** How many Red Moons are in the pile, face down (R5-409). */
  moonsInPile: number
  /** A Red Moon lies face up on the pile (R5-188). */
  moonWaiting: boolean
  /** Red Moons resolved or cancelled. */
  moonsGone: number
  /** Character cards, oldest first. */
  discard: number[]
  /** Per hero: its place, or NONE on the portrait. */
  at: number[]
  /** Per place: the region card there, or NONE. */
  places: number[]
  /** Per region: its pile, top card last. */
  regionPiles: number[][]
  /** Region cards out of the game, oldest first (R5-397). */
  removed: number[]
  /** Per item: AWAY, HELD or USED. */
  items: number[]
  /** The items that are artefacts not yet found, top last. */
  artefactPile: number[]
  /** Cubes on the four altars (R5-134: which altar never matters). */
  altars: number
  /** 1 at the top of the track to 15, the total eclipse. */
  eclipse: number
  /** The rune on each of the four spaces of the Portal, then the three in the reserve. */
  runes: number[]
  /** Per space the rune of the answer; NONE until it is set. */
  solution: number[]
  /** Per rune its sign; NONE until it is set. */
  links: number[]
  /** Eleven numbers a result, oldest first: the four runes on the Portal, then the states of the seven signs. */
  results: number[]
  /** Three numbers a hint, oldest first: the rune, its sign, how many results had been shown. */
  hints: number[]
  /** Per sign: where it lies in the note area (R5-041, R5-042). */
  notes: number[]
  /** The activated hero, or NONE. */
  hero: number
  /** Actions still to do. */
  actions: number
  /** Whose skill is being used, Hal's own aside: the one he copies. NONE when no skill is being used. */
  skill: number
  /** The place of the monster that is fought or surprised, or NONE. */
  fight: number
  surprise: boolean
  /** A request for support is open (R5-255). */
  asking: boolean
  /** Support cards given for this fight: in all, and per seat (R5-255). */
  bonus: number
  given: number[]
  /** The face of the fight die: 0 for the eclipse, 1 to 5, or NONE. */
  face: number
  /** The rune of the hint that waits for the Game Master's answer, or NONE; and who asked. */
  asked: number
  asker: number
  /** Cards of the declared number still to draw. */
  toDraw: number
  fate: Fate
}

export type Activate = { do: 'activate'; hero: Hero; actions: number } | { do: 'pass' }
export type UseSkill = { do: 'use' } | { do: 'skip' }
/** Positions as in `State.runes`: 0 to 3 are the spaces of the Portal, 4 to 6 the reserve. */
export type SwapRunes = { do: 'swap'; from: number; to: number } | Back
export type Surprise = { do: 'surprise'; place: Place } | Back
export type SendHero = { do: 'send'; hero: Hero; place: Place } | Back
export type CopySkill = { do: 'copy'; hero: Hero } | Back
export type Act = { do: 'move' } | { do: 'encounter' } | { do: 'seal' } | { do: 'giveUp' }
export type GoTo = { do: 'goTo'; place: Place } | Back
export type AskSupport = { do: 'ask' } | { do: 'roll' }
export interface GiveSupport {
  do: 'give'
  cards: number
}
/** So many in all, whatever was given before. */
export interface OfferSupport {
  do: 'offer'
  cards: number
}
export interface CloseSupport {
  do: 'close'
}
export interface KeepRoll {
  do: 'keep'
}
/** The alternative by its place on the card, from 0. */
export interface ChooseReward {
  do: 'choose'
  reward: number
}
export interface TakeRelic {
  do: 'take'
  relic: Relic
}
export type AskHint = { do: 'hint'; rune: Rune } | { do: 'decline' }
export type ConfirmSeal = { do: 'confirm' } | Back
export interface ResolveCrisis {
  do: 'resolve'
}
export interface Draw {
  do: 'draw'
  cards: number
}
export interface LetMoonStand {
  do: 'letStand'
}
export interface DiscardCard {
  do: 'discard'
  hero: Hero
}
export interface UseItem {
  do: 'use'
  item: Item
}
export type Strike = { do: 'strike'; place: Place } | Back
export interface Note {
  do: 'note'
  sign: Sign
  to: NotePlace
}
export type NotePlace = 'aside' | 'unlinked' | Rune
/** The platform draws in the Game Master's place. */
export type SetSolution = { do: 'set'; solution: Rune[] } | DrawForMe
/** The sign of each rune, in the order of RUNES. */
export type SetLinks = { do: 'set'; links: Sign[] } | DrawForMe
export type PublishResult = { do: 'publish'; signs: ShownSign[] } | FillIn
export type HandSign = { do: 'hand'; sign: Sign } | FillIn
/** R5-386: the switch. */
export interface SwitchFillIn {
  do: 'fillIn'
  on: boolean
}
export interface ShownSign {
  sign: Sign
  state: SignState
}
/** No cost yet: the question before is asked again. */
export interface Back {
  do: 'back'
}
export interface DrawForMe {
  do: 'random'
}
export interface FillIn {
  do: 'fill'
}

/** The five numbers by which games are compared (R5-300, R5-414), and the secret, shown at last (R5-299). */
export interface Epilogue {
  /** By space. */
  solution: Rune[]
  /** By rune, in the order of RUNES. */
  links: Sign[]
  turns: number
  attempts: number
  hints: number
  cardsLeft: number
  eclipse: number
}

/** A roll of the fight die. */
export interface Roll {
  seat: Seat
  hero: Hero
  card: RegionCardId
  rollFor: 'fight' | 'surprise'
  /** 0 for the eclipse. */
  face: number
  support: number
  teamwork: number
  total: number
  need: number
}

export type MarkerCause = 'fight' | 'crisis' | 'reward' | 'skill' | 'ring'

export type Event =
  | { type: 'game_set_up'; players: number; difficulty: Difficulty; shuffled: boolean; mode: 'app' | 'master' }
  | { type: 'hands_dealt'; seat: Seat; count: number }
  | { type: 'red_moons_inserted'; count: number; positions?: number[] }
  | { type: 'runes_captured'; arrangement: Rune[] }
  | { type: 'puzzle_made' }
  | { type: 'gm_ready' }
  | { type: 'result_shown'; arrangement: Rune[]; signs: ShownSign[]; initial: boolean }
  | { type: 'turn_started'; seat: Seat; turn: number; redMoonWaiting: boolean }
  | { type: 'passed'; seat: Seat }
  | { type: 'activated'; seat: Seat; hero: Hero; actions: number }
  | { type: 'skill_used'; hero: Hero; copied?: Hero }
  | { type: 'skill_skipped'; hero: Hero }
  | { type: 'runes_swapped'; from: number; to: number; runes: [Rune, Rune] }
  | { type: 'character_moved'; hero: Hero; from?: Place; to: Place; by: Hero }
  | { type: 'encounter_started'; hero: Hero; card: RegionCardId; place: Place }
  | { type: 'support_asked'; seat: Seat; hero: Hero }
  | { type: 'support_given'; seat: Seat; hero: Hero; cards: number; total: number }
  | { type: 'support_taken_back'; seat: Seat; hero: Hero; cards: number; total: number }
  | ({ type: 'die_rolled' } & Roll)
  | ({ type: 'die_rerolled' } & Roll)
  | { type: 'surprise_attack'; card: RegionCardId; place: Place; face: number; success: boolean }
  | { type: 'fight_won'; card: RegionCardId; place: Place; by: 'roll' | 'surprise' | 'blade' }
  | { type: 'fight_lost'; card: RegionCardId; place: Place; moons: number }
  | { type: 'companion_met'; card: RegionCardId; choice?: number }
  | { type: 'cache_opened'; card: RegionCardId; artefact?: Artefact }
  | { type: 'cubes_gained'; cubes: number; lost: number }
  | { type: 'marker_moved'; from: number; to: number; cause: MarkerCause }
  | { type: 'relic_gained'; relic: Relic; by: Seat }
  | { type: 'hint_asked'; rune: Rune; by: Seat }
  | { type: 'hint_given'; rune: Rune; sign: Sign; state: 'unknown'; by: Seat }
  | { type: 'hint_declined'; by: Seat }
  | { type: 'item_used'; item: Item; by: Seat; card?: RegionCardId }
  | { type: 'seal_attempted'; seat: Seat; hero: Hero; arrangement: Rune[] }
  | { type: 'seal_failed'; golden: number; bright: number; dark: number }
  | { type: 'actions_given_up'; seat: Seat; actions: number }
  | { type: 'crisis_resolved'; moons: { card: RegionCardId; moons: number }[]; total: number }
  | { type: 'red_moon_discarded' }
  | { type: 'draw_declared'; seat: Seat; cards: number }
  | { type: 'card_drawn'; seat: Seat; hero?: Hero; to: 'hand' | 'reserve' }
  | { type: 'red_moon_revealed'; seat: Seat }
  | { type: 'red_moon_cancelled'; by: Seat }
  | { type: 'card_discarded'; seat: Seat; hero: Hero }
  | { type: 'location_refilled'; place: Place; card: RegionCardId }
  | { type: 'turn_ended'; seat: Seat }
  | ({ type: 'game_won' } & Epilogue)
  | ({ type: 'game_lost'; reason: 'eclipse' | 'deck' } & Epilogue)
  | { type: 'note_changed'; sign: Sign; to: NotePlace; by: Seat }
  | { type: 'filling_in'; on: boolean }
  /** Told by the table, not by the rules: what a bot says about its move. */
  | { type: 'bot_says'; seat: Seat; reason: Reason }

export interface Rising5 {
  state: State
  table: {
    difficulty: Difficulty
    moons: 'regular' | 'shuffled'
    hands: 'open' | 'private'
    assistant: 'off' | 'on'
    /** Who begins (R5-069). */
    first: 'random' | SeatName
    /** Who is the Game Master; with 'app' nobody is (R5-369). */
    master: 'app' | SeatName
  }
  seat: object
  steps: {
    setUp: undefined
    secret: undefined
    setLinks: undefined
    masterReady: undefined
    answer: undefined
    turn: undefined
    skill: undefined
    action: undefined
    support: undefined
    askNext: Seat
    roll: undefined
    reroll: undefined
    react: undefined
    settle: undefined
    hint: Seat
    answerHint: undefined
    relic: Seat
    strike: Seat
    itemDone: undefined
    beforeDraw: undefined
    crisis: undefined
    draw: undefined
    drawCards: undefined
    endDraw: undefined
    endTurn: undefined
  }
  asks: {
    gmSolution: SetSolution
    gmLinks: SetLinks
    gmResult: PublishResult
    gmHint: HandSign
    gmFillIn: SwitchFillIn
    activate: Activate
    skill: UseSkill
    skillOrakl: SwapRunes
    skillNova: Surprise
    skillEkho: SendHero
    skillHal: CopySkill
    action: Act
    move: GoTo
    askSupport: AskSupport
    giveSupport: GiveSupport
    offerSupport: OfferSupport
    closeSupport: CloseSupport
    afterRoll: KeepRoll
    slashReward: ChooseReward
    relic: TakeRelic
    hint: AskHint
    sealConfirm: ConfirmSeal
    crisisConfirm: ResolveCrisis
    drawCount: Draw
    redMoonReaction: LetMoonStand
    discardDown: DiscardCard
    useItem: UseItem
    bladeTarget: Strike
    notes: Note
  }
  event: Event
}
