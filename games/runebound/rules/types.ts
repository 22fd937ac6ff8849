import type { Core, Seat, Turn } from '@runatal/kernel'
import type { Attribute, Scenario } from '../content/language.ts'

export type Fate = 'playing' | 'won' | 'lost'

/** No card, no hex, no seat. Not UNKNOWN: that there is none is known to all. */
export const NONE = -2

/** Where a combat token is. */
export const POOL = 0
export const SPENT = 1
export const REMOVED = 2
export const LEFT_OUT = 3

/** Sides of a fight. */
export const HERO = 0
export const FOE = 1

/** What a plague can be (RB-469, RB-480). */
export const LATENT = 0
export const ACTIVE = 1
export const CURED = 2

/** The Prepare token (RB-167 to RB-170). */
export const UNPREPARED = 0
export const PREPARED = 1
export const JUST_PREPARED = 2

/** Why a fight was opened, and so what its end means. */
export type Cause = 'adventure' | 'card' | 'story' | 'story_quest' | 'quest' | 'scenario' | 'challenge'

/** A fight. Lists of two are by side: the hero, then its foe. */
export interface Fight {
  cause: Cause
  seat: Seat
  /** The enemy, or NONE in a challenge. */
  enemy: number
  /** The challenged hero, or NONE. */
  rival: number
  /** The combat sheet, or NONE in a challenge. */
  sheet: number
  /** Which of the scenario's things is fought: a hex, a slot; NONE otherwise. */
  mark: number
  health: number
  damage: number
  round: number
  tokens: number[][]
  /** Which side of a token is up. */
  faces: number[][]
  places: number[][]
  /** Per token: the double that it lies on, or NONE. */
  under: number[][]
  /** Per token: 1 if it counts double without a double token. */
  doubled: number[][]
  passed: number[]
  first: number
  go: number
  /** Gold icons more this round. */
  lead: number[]
  block: number[]
  reflect: number[]
  charged: number[]
  noBlock: number[]
  silent: number[]
  /** Tokens to be left out of the next cast. */
  skip: number[]
  /** Tokens still to be chosen to stay out of this cast. */
  leave: number
  ward: number
  /** Surge abilities used this round: by side, as the source's name. */
  used: string[][]
  /** Margath's party: seats, sheets dealt to them, who faces the special token, whose exchange it is (RB-417 to RB-426). */
  party: number[]
  sheets: number[]
  special: number
  turn: number
}

export type RollFor = 'move' | 'rest' | 'quest' | 'story_quest' | 'wild' | 'retreat'

/** A roll of terrain dice by or for a hero. */
export interface Roll {
  for: RollFor
  seat: Seat
  faces: number[]
  /** Dice spent on the way (RB-084). */
  spent: number[]
  /** Rerolls without exerting. */
  free: number
  /** The quest card or slot, or NONE. */
  quest: number
  done: string
  failed: string
}

export interface Test {
  seat: Seat
  attribute: Attribute
  need: number
  counted: boolean
  cards: number[]
  successes: number
  /** Cards that abilities added. */
  more: number
}

/** What may be chosen by an effect: the values, and what they are. */
export type What =
  | 'hex'
  | 'hero'
  | 'skill'
  | 'asset'
  | 'adventure'
  | 'token'
  | 'foe_token'
  | 'trophy'
  | 'option'
  | 'slot'
  | 'attribute'

export interface Choice {
  what: What
  values: number[]
  pass: boolean
  /** Texts of options, where they are effects. */
  texts: string[]
}

/** Heroes, assets, skills, cards and hexes are numbers; lists named after something of a hero are by seat. */
export interface State extends Core {
  scenario: Scenario
  assetSets: string
  skillSets: string
  first: number
  act: number
  space: number
  round: number
  fate: Fate
  /** Who is on turn, or NONE between turns. */
  active: number
  actions: number
  heroes: number[]
  at: number[]
  out: number[]
  damage: number[]
  gold: number[]
  delayed: number[]
  prepared: number[]
  mustRest: number[]
  /** Actions owed for following (RB-192). */
  owed: number[]
  /** Had its turn in this round. */
  played: number[]
  arcane: number[]
  companions: number[]
  /** Damage prevented in each fight with the Queen or an Avatar. */
  wards: number[]
  /** Spears against Margath. */
  spears: number[]
  restCaps: number[]
  /** Trophies without a card: three numbers a seat. */
  loose: number[]
  trophies: number[][]
  hands: number[][]
  learned: number[][]
  assets: number[][]
  quests: number[][]
  letters: number[][]
  /** Abilities used this turn. */
  used: string[][]
  adventureDecks: number[][]
  adventureDiscards: number[][]
  /** Per deck, what each seat has looked at and knows of its top cards: seat × 3 + kind -> how many. */
  peeked: number[]
  skillDeck: number[]
  skillDiscard: number[]
  assetDeck: number[]
  assetDiscard: number[]
  storyDeck: number[]
  storyDiscard: number[]
  envelopes: number[]
  markets: number[][]
  /** Per gem: 1 face up. */
  gems: number[]
  slots: number[]
  /** Per slot: the hex of a story quest that takes place where its card struck, or NONE. */
  slotHexes: number[]
  webs: number[]
  cityWebs: number
  ariad: number
  /** Damage of the Queen or of Margath between fights. */
  masterDamage: number
  restForbidden: boolean
  margath: number
  zombies: number[]
  vorakesh: number
  champions: number[]
  plagues: number[]
  epicentre: number
  solved: number
  infection: number
  gate: number
  bands: number[]
  bandsUp: number[]
  units: number[]
  bandsAt: number[]
  /** Per band: the seats that have looked at it, as bits. */
  bandsSeen: number[]
  scorched: number[]
  held: boolean
  defeats: number
  /** The change of prices in Tamalir this round, and of all prices in this Shop. */
  tamalirPrice: number
  shopPrice: number
  travellers: number[]
  webFree: number[]
  moved: number[]
  roll: Roll | null
  test: Test | null
  fight: Fight | null
  choice: Choice | null
  picked: number
  hit: Hit | null
  /** The hex that a card has just used. */
  sameHex: number
  successes: number
  adventure: number
  /** How the last test or fight ended: 0 not yet, 1 passed or won, 2 not. */
  victory: number
}

/** Damage on its way. */
export interface Hit {
  seat: Seat
  side: number
  amount: number
  kind: 'phys' | 'mag' | 'skull' | 'suffered' | 'unavoidable'
  /** Dealt in the fight by the other side. */
  fought: boolean
}

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
  | { do: 'give'; to: Seat; gold?: number; asset?: string }
  | { do: 'request'; from: Seat; gold?: number; asset?: string }
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
export type Shop = { do: 'sell'; asset: string } | { do: 'buy'; asset: string } | { do: 'discard'; asset: string }
export type Answer = { do: 'accept' } | { do: 'refuse' }
export type Combat =
  | { do: 'spend'; icon: string; tokens: number[] }
  | { do: 'surge'; source: string; tokens: number[] }
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

export type Event =
  | { type: 'game_started'; scenario: Scenario; first: Seat }
  | { type: 'hero_chosen'; seat: Seat; hero: string }
  | { type: 'round_started'; round: number }
  | { type: 'turn_started'; seat: Seat; actions: number }
  | { type: 'turn_ended'; seat: Seat }
  | { type: 'action'; seat: Seat; action: string; left: number }
  | { type: 'dice_rolled'; seat: Seat; for: RollFor; faces: number[] }
  | { type: 'die_rerolled'; seat: Seat; die: number; face: number }
  | { type: 'hero_moved'; seat: Seat; from: string; to: string }
  | { type: 'exerted'; seat: Seat; card: string }
  | { type: 'followed'; seat: Seat }
  | { type: 'stopped_following'; seat: Seat }
  | { type: 'gem_turned'; hex: string; up: boolean }
  | { type: 'gems_refreshed'; hexes: string[] }
  | { type: 'adventure_drawn'; seat: Seat; card: string }
  | { type: 'card_replaced'; card: string }
  | { type: 'event_option'; seat: Seat; card: string; option: number }
  | { type: 'test_cards'; seat: Seat; attribute: Attribute; cards: string[]; successes: number }
  | { type: 'test_ended'; seat: Seat; passed: boolean }
  | { type: 'quest_taken'; seat: Seat; card: string }
  | { type: 'quest_outcome'; seat: Seat; card: string; outcome: number }
  | { type: 'quest_failed'; seat: Seat; card: string }
  | { type: 'quest_abandoned'; seat: Seat; card: string }
  | { type: 'trophy_gained'; seat: Seat; kind: string }
  | { type: 'trophies_spent'; seat: Seat; paid: string }
  | { type: 'skills_drawn'; seat: Seat; cards: string[] }
  | { type: 'skills_discarded'; seat: Seat; cards: string[] }
  | { type: 'skill_learned'; seat: Seat; card: string }
  | { type: 'skill_forgotten'; seat: Seat; card: string }
  | { type: 'deck_reshuffled'; deck: 'skills' | 'assets' }
  | { type: 'market_card'; city: string; asset: string }
  | { type: 'twist'; seat: Seat; card: string }
  | { type: 'asset_gained'; seat: Seat; asset: string; cost: number }
  | { type: 'asset_sold'; seat: Seat; asset: string; price: number }
  | { type: 'asset_discarded'; asset: string }
  | { type: 'gold_changed'; seat: Seat; change: number }
  | { type: 'healed'; seat: Seat; amount: number }
  | { type: 'damaged'; seat: Seat; amount: number }
  | { type: 'hero_defeated'; seat: Seat }
  | { type: 'hero_removed'; seat: Seat }
  | { type: 'delayed'; seat: Seat }
  | { type: 'delay_cleared'; seat: Seat }
  | { type: 'prepared'; seat: Seat }
  | { type: 'given'; from: Seat; to: Seat; gold?: number; asset?: string }
  | { type: 'exchange_refused'; seat: Seat }
  | { type: 'envelope_gained'; seat: Seat }
  | { type: 'envelope_opened'; from: Seat; to: Seat; card: string }
  | { type: 'combat_started'; seat: Seat; enemy?: string; rival?: Seat; health: number }
  | { type: 'combat_round'; seat: Seat; round: number }
  | { type: 'tokens_cast'; seat: Seat; hero: number[]; foe: number[]; heroStarts: boolean }
  | { type: 'tokens_spent'; side: number; tokens: number[]; icon: string; value: number }
  | { type: 'token_turned'; side: number; token: number; face: number; how: 'flip' | 'recast' }
  | { type: 'token_doubled'; side: number; token: number }
  | { type: 'token_copied'; side: number; icon: string; value: number }
  | { type: 'token_removed'; side: number; token: number }
  | { type: 'surge_used'; side: number; name: string }
  | { type: 'blocked'; side: number; amount: number }
  | { type: 'prevented'; seat: Seat; amount: number; by: Seat }
  | { type: 'enemy_damaged'; enemy: string; amount: number; left: number }
  | { type: 'enemy_healed'; enemy: string; amount: number }
  | { type: 'passed'; side: number }
  | { type: 'retreated'; seat: Seat; to: string }
  | { type: 'retreat_failed'; seat: Seat }
  | { type: 'combat_won'; seat: Seat; enemy?: string }
  | { type: 'combat_lost'; seat: Seat; enemy?: string }
  | { type: 'combat_ended'; seat: Seat }
  | { type: 'time_advanced'; act: number; space: number }
  | { type: 'act_ended'; act: number }
  | { type: 'story_drawn'; card: string }
  | { type: 'story_quest_placed'; card: string; slot: number }
  | { type: 'story_quest_solved'; seat: Seat; card: string }
  | { type: 'web_placed'; hex: string }
  | { type: 'web_removed'; hex: string }
  | { type: 'master_appeared'; enemy: string; hex: string }
  | { type: 'master_moved'; enemy: string; hex: string }
  | { type: 'rest_forbidden' }
  | { type: 'favour'; seat: Seat; what: 'arcane' | 'companion'; change: number }
  | { type: 'scenario_rolled'; what: 'margath' | 'infection'; faces: number[] }
  | { type: 'zombie_placed'; hex: string }
  | { type: 'zombie_moved'; from: string; to: string }
  | { type: 'zombie_killed'; hex: string }
  | { type: 'plague_changed'; hex: string; to: 'latent' | 'active' | 'cured' }
  | { type: 'warband_revealed'; slot: number; card: string; hex: string }
  | { type: 'warband_looked_at'; seat: Seat; slot: number; card?: string }
  | { type: 'warband_moved'; slot: number; hex: string }
  | { type: 'units_changed'; slot: number; change: number }
  | { type: 'scorched'; hex: string }
  | { type: 'unscorched'; hex: string }
  | { type: 'game_won' }
  | { type: 'game_lost'; reason: string }

/** An effect still to be done: whose it is, and on which side of a fight. */
export interface Doing {
  text: string
  seat: Seat
  side: number
}

export interface Runebound {
  state: State
  table: {
    scenario: Scenario
    assets: string
    skills: 'usual' | 'base' | 'bonds' | 'full'
    first: 'random' | '1' | '2' | '3' | '4'
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
    movementEnded: Seat
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
    adventureDone: boolean
    test: { attribute: Attribute; mod: number; need: number; counted: boolean; seat: Seat }
    exertTest: undefined
    testDone: { pass: string; fail: string; seat: Seat; side: number }
    questDone: number
    storyQuestTried: number
    shopCard: undefined
    shop: undefined
    rested: undefined
    keepAsset: Seat
    keptAsset: { seat: Seat; pair: number[] }
    exchange: { from: Seat; to: Seat; gold: number; asset: number }
    effects: Doing
    effect: Doing
    chosen: Doing
    lookedAt: Doing & { cards: number[]; keep: number }
    hurt: { seat: Seat; amount: number; kind: Hit['kind']; side: number; fought: boolean }
    hitEnemy: { amount: number; kind: Hit['kind'] }
    prevent: { after: number }
    block: undefined
    strike: undefined
    afterDefeats: undefined
    fightStart: undefined
    fightRound: undefined
    leaveOut: undefined
    leftOut: undefined
    cast: undefined
    go: undefined
    agility: { side: number; left: number }
    agilityDone: { side: number; left: number }
    roundEnd: undefined
    ariadMoves: undefined
    afterRound: undefined
    retreat: undefined
    retreatRolled: undefined
    retreatTo: { face: number; paid: boolean }
    yield: number
    fightOver: 'won' | 'lost' | 'left'
    afterFight: undefined
    exchangeEnd: undefined
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
