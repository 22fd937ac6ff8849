import { ALTARS } from '../content/box.ts'
import {
  CARD_REGION,
  CARDS,
  ELI,
  HAL,
  HERO_COUNT,
  isMonster,
  MOONS,
  NOVA,
  ORAKL,
  PLACE_COUNT,
  regionOf,
  STRENGTH,
} from '../content/tables.ts'
import { SPACES } from '../rules/puzzle.ts'
import { copies, isSolo } from '../rules/team.ts'
import { NONE, type State } from '../rules/types.ts'
import { PRICE_OF_SWAP, type Swap, swapsTowards } from '../deduction/index.ts'
import { insightOf, type Insight } from './insight.ts'
import { oddsOf } from './odds.ts'
import { PRICES } from './prices.ts'
import { Standing } from './standing.ts'

/**
 * What the seat on turn can still make of its turn: the best line of skill and actions, by the chance to win that it
 * leaves on average. Reckons with a few numbers in place of the state, so that a whole turn takes microseconds.
 */
export class Prospect {
  readonly standing = new Standing()
  private s!: State
  private insight!: Insight
  private hero = NONE
  /** Cards that the others could give to the hero. */
  private support = 0
  /** Where a hero was sent to help, by a skill of this turn. */
  private sent = NONE
  /** What an attempt would bring, after the swap of this turn. */
  private chance = 0
  private further = 0
  /** Per place: the other heroes there. */
  private readonly others = Array<number>(PLACE_COUNT).fill(0)
  /** Per place: the red moons to be expected on the card that comes next; NONE if none will come. */
  private readonly fresh = Array<number>(PLACE_COUNT).fill(0)

  read(s: State): void {
    this.s = s
    this.insight = insightOf(s)
    this.standing.read(s)
    this.sent = NONE
    this.lie(this.insight.now)
    for (let place = 0; place < PLACE_COUNT; place++) this.fresh[place] = freshMoons(s, regionOf(place))
    this.activate(s.hero)
  }

  /** Looks at the turn with this hero, or with NONE. */
  activate(hero: number): void {
    this.hero = hero
    this.support = hero === NONE ? 0 : supportFor(this.s, hero)
    this.others.fill(0)
    for (let other = 0; other < HERO_COUNT; other++)
      if (other !== hero && this.s.at[other] !== NONE) this.others[this.s.at[other]!]!++
  }

  /** Nothing more is done this turn. */
  stop(place: number = this.place(), cleared = 0): number {
    this.standing.atCards = this.heroesAtCards(place, cleared)
    return this.standing.worth()
  }

  /** The rest of the turn with the skill still to use: the best way to use it, or without it. */
  withSkill(actions: number): number {
    let best = this.rest(actions)
    for (let whose = 0; whose < HERO_COUNT; whose++)
      if (this.canUse(whose)) best = Math.max(best, this.skill(whose, actions))
    return best
  }

  /** Whether the hero's skill is this one now: its own, or one that Hal copies. */
  canUse(whose: number): boolean {
    if (this.hero !== HAL) return this.hero === whose
    const { at } = this.s
    return whose !== HAL && at[HAL] !== NONE && at[whose] === at[HAL]
  }

  /** The rest of the turn with this skill used as well as can be. */
  skill(whose: number, actions: number): number {
    if (whose === ORAKL) return this.afterSwap(this.swap(), actions)
    if (whose === ELI) return this.afterSun(actions)
    let best = -1
    for (let place = 0; place < PLACE_COUNT; place++)
      best = Math.max(best, whose === NOVA ? this.afterSurprise(place, actions) : this.afterSending(place, actions))
    return best
  }

  /** The swap that leads towards the best attempt; undefined if the runes lie as wanted. */
  swap(): Swap | undefined {
    return swapsTowards(this.s.runes.slice(0, SPACES), this.insight.best.portal)[0]
  }

  afterSwap(swap: Swap | undefined, actions: number): number {
    if (swap === undefined) return -1
    const { standing, chance, further } = this
    const portal = this.s.runes
      .slice(0, SPACES)
      .map(rune => (rune === swap[0] ? swap[1] : rune === swap[1] ? swap[0] : rune))
    this.lie(this.insight.prospects.of(portal)!)
    standing.attempts -= PRICE_OF_SWAP
    const worth = this.rest(actions)
    standing.attempts += PRICE_OF_SWAP
    this.chance = chance
    this.further = further
    return worth
  }

  private afterSun(actions: number): number {
    const { standing } = this
    if (standing.slack >= standing.most) return -1
    standing.slack++
    const worth = this.rest(actions)
    standing.slack--
    return worth
  }

  /** R5-230 to R5-234: no bonus, no penalty. */
  afterSurprise(place: number, actions: number): number {
    const card = this.s.places[place]!
    if (!isMonster(card)) return -1
    const odds = oddsOf(STRENGTH[card]!)
    if (odds === 0) return this.rest(actions) - 1e-6
    return odds * this.afterWin(place, actions, this.place(), 0) + (1 - odds) * this.rest(actions)
  }

  /** Somebody else comes to a place: for teamwork there this turn. */
  afterSending(place: number, actions: number): number {
    this.sent = place
    const worth = this.rest(actions)
    this.sent = NONE
    return worth
  }

  /** The best that can be done with so many actions, from where the hero stands; `cleared` are places already empty. */
  rest(actions: number, place: number = this.place(), cleared = 0): number {
    let best = this.stop(place, cleared)
    if (actions === 0) return best
    if (this.standing.altars === ALTARS) best = Math.max(best, this.afterSeal(actions - 1, place, cleared))
    if (place !== NONE) best = Math.max(best, this.afterEncounter(place, actions - 1, cleared))
    for (let other = 0; other < PLACE_COUNT; other++)
      if (other !== place) best = Math.max(best, this.afterMove(other, actions - 1, place, cleared))
    return best
  }

  /** The best walk, for the first of these actions. */
  bestMove(actions: number): number {
    let best = -1
    for (let to = 0; to < PLACE_COUNT; to++)
      if (to !== this.place()) best = Math.max(best, this.afterMove(to, actions - 1))
    return best
  }

  afterMove(to: number, actions: number, from: number = this.place(), cleared = 0): number {
    // Two walks in a row lead nowhere new.
    const { standing } = this
    const first = from === NONE ? PRICES.onBoard : 0
    standing.saved += first
    const worth = actions === 0 ? this.stop(to, cleared) : this.afterEncounter(to, actions - 1, cleared)
    standing.saved -= first
    return worth
  }

  afterSeal(actions: number, place: number = this.place(), cleared = 0): number {
    const { standing, chance } = this
    const { altars, attempts } = standing
    standing.altars = 0
    standing.attempts = this.further / Math.max(1e-9, 1 - chance)
    // What a second attempt in the same turn would bring is not foreseen.
    const failed = chance >= 1 ? 0 : this.rest(actions, place, cleared)
    standing.altars = altars
    standing.attempts = attempts
    return chance + (1 - chance) * failed
  }

  afterEncounter(place: number, actions: number, cleared = 0): number {
    const card = this.s.places[place]!
    if (card === NONE || (cleared & (1 << place)) !== 0) return -1
    return isMonster(card) ? this.afterFight(place, actions, cleared) : this.afterWin(place, actions, place, cleared)
  }

  /** How many cards of support are best in a fight, beyond those given already: as if it were the last action. */
  bestSupport(place: number, given: number): number {
    const need = STRENGTH[this.s.places[place]!]! - this.teamwork(place) - given
    let [best, most] = [0, -1]
    for (let more = 0; more <= this.support && more < Math.max(1, need); more++) {
      const worth = this.fought(place, 0, 0, given, more)
      if (worth > most) [best, most] = [more, worth]
    }
    return best
  }

  /** How likely a fight is won there with so many cards of support. */
  oddsAt(place: number, support: number): number {
    return oddsOf(STRENGTH[this.s.places[place]!]! - this.teamwork(place) - support)
  }

  /** A fight with so many cards given and still to give. */
  fought(place: number, actions: number, cleared: number, given: number, more: number): number {
    const { standing } = this
    const odds = this.oddsAt(place, given + more)
    const price = isSolo(this.s) ? PRICES.reserve * more : more
    standing.hands -= price
    const worth = this.settled(place, actions, cleared, odds)
    standing.hands += price
    return worth
  }

  private afterFight(place: number, actions: number, cleared: number): number {
    return this.fought(place, actions, cleared, 0, this.bestSupport(place, 0))
  }

  /** A fight with these odds: won, or lost with what it costs. */
  settled(place: number, actions: number, cleared: number, odds: number): number {
    const { standing } = this
    const moons = MOONS[this.s.places[place]!]!
    const won = odds === 0 ? 0 : this.afterWin(place, actions, place, cleared)
    standing.slack -= moons
    const lost = odds === 1 ? 0 : standing.slack <= 0 ? 0 : this.rest(actions, place, cleared)
    standing.slack += moons
    return odds * won + (1 - odds) * lost
  }

  /** The card of a place is gone, and what it gave is the team's. */
  afterWin(place: number, actions: number, standsAt: number, cleared: number): number {
    const { standing } = this
    const card = this.s.places[place]!
    const { slack, moons, fresh, altars, attempts, saved } = standing
    let best = -1
    for (const reward of CARDS[card]!.reward) {
      standing.remove(card)
      standing.fresh += Math.max(0, this.fresh[place]!)
      standing.gain(reward)
      best = Math.max(best, this.rest(actions, standsAt, cleared | (1 << place)))
      standing.slack = slack
      standing.moons = moons
      standing.fresh = fresh
      standing.altars = altars
      standing.attempts = attempts
      standing.saved = saved
    }
    return best
  }

  /** One side of a slash. */
  afterReward(place: number, actions: number, reward: number): number {
    const { standing } = this
    const { slack, altars, attempts, saved } = standing
    standing.gain(CARDS[this.s.places[place]!]!.reward[reward]!)
    const worth = this.rest(actions, place, 1 << place)
    standing.slack = slack
    standing.altars = altars
    standing.attempts = attempts
    standing.saved = saved
    return worth
  }

  /** Whether the roll as it lies wins the fight (R5-104, R5-105). */
  isWon(): boolean {
    const { face, fight, surprise, bonus, places } = this.s
    const bonuses = surprise ? 0 : bonus + this.teamwork(fight)
    return face > 0 && face + bonuses >= STRENGTH[places[fight]!]!
  }

  private teamwork(place: number): number {
    if (this.sent === place) return 1
    const { at } = this.s
    for (let hero = 0; hero < HERO_COUNT; hero++) if (hero !== this.hero && at[hero] === place) return 1
    return 0
  }

  private place(): number {
    return this.hero === NONE ? NONE : this.s.at[this.hero]!
  }

  /** How many heroes stand where a card lies or will come, the one on turn at this place. */
  private heroesAtCards(place: number, cleared: number): number {
    let heroes = 0
    for (let i = 0; i < PLACE_COUNT; i++) {
      const lies = this.s.places[i] !== NONE && (cleared & (1 << i)) === 0
      if (lies || this.fresh[i] !== NONE) heroes += this.others[i]! + (i === place ? 1 : 0)
    }
    return heroes
  }

  private lie({ chance, further }: { chance: number; further: number }) {
    this.chance = chance
    this.further = further
  }
}

/** The mean of the red moons on a region's cards that nobody has seen; NONE if its pile is empty. */
function freshMoons({ places, removed, regionPiles }: State, region: number): number {
  if (regionPiles[region]!.length === 0) return NONE
  let [moons, cards] = [0, 0]
  for (let card = 0; card < CARDS.length; card++) {
    if (CARD_REGION[card] !== region || places.includes(card) || removed.includes(card)) continue
    moons += MOONS[card]!
    cards++
  }
  return moons / cards
}

/** Cards of a hero that others could give (R5-249), or that lie in the reserve of a team of one (R5-360). */
function supportFor(s: State, hero: number): number {
  if (s.team.length === 1) return copies(s.support, hero)
  let cards = 0
  for (const seat of s.team) if (seat !== s.active) cards += copies(s.hands[seat]!, hero)
  return cards
}
