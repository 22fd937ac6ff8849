import { ALTARS, SUPPORT_LIMIT, TRACK } from '../content/box.ts'
import { isMonster, MOONS, RELIC_COUNT } from '../content/tables.ts'
import type { Reward } from '../content/regions.ts'
import { moonsInSight } from '../rules/eclipse.ts'
import { charactersLeft, handLimit, isSolo, totalEclipse } from '../rules/team.ts'
import { HELD, MOON, NONE, type State } from '../rules/types.ts'
import { insightOf } from './insight.ts'
import { PRICES } from './prices.ts'

/** The team's situation in a few numbers, to reckon with: what would be if this fight were won, that altar lit. */
export class Standing {
  /** Spaces before the eclipse is total. */
  slack = 0
  /** As many as there can be. */
  most = 0
  /** Red moons in sight. */
  moons = 0
  /** Red moons to be expected on the cards that will come where places were cleared. */
  fresh = 0
  waiting = false
  altars = 0
  /** Attempts to come, swaps at their price, and how many solutions they have to tell apart. */
  attempts = 0
  left = 0
  /** Cards in the pile and in the hands. */
  pile = 0
  hands = 0
  /** Cards that the hands can hold. */
  places = 0
  /** Cards that the items and heroes who have left their portraits will save. */
  saved = 0
  /** Heroes where a card lies or will come. */
  atCards = 0
  /** How many cards lie over each Red Moon in the pile. */
  readonly over: number[] = []

  read(s: State): void {
    const { left, best } = insightOf(s)
    this.slack = totalEclipse(s) - s.eclipse
    this.most = totalEclipse(s) - TRACK.top
    this.moons = moonsInSight(s)
    this.fresh = 0
    this.waiting = s.moonWaiting
    this.altars = s.altars
    this.attempts = best.cost
    this.left = left
    this.pile = charactersLeft(s)
    this.hands = PRICES.reserve * s.support.length
    this.places = handLimit(s) * s.team.length + (isSolo(s) ? PRICES.reserve * SUPPORT_LIMIT : 0)
    for (const hand of s.hands) this.hands += hand.length
    this.saved = 0
    for (let hero = 0; hero < s.at.length; hero++) if (s.at[hero] !== NONE) this.saved += PRICES.onBoard
    for (let item = 0; item < s.items.length; item++)
      if (s.items[item] === HELD) this.saved += item < RELIC_COUNT ? PRICES.relic : PRICES.artefact
    this.readMoons(s)
  }

  /** How likely the team wins: neither loss comes first. */
  worth(): number {
    if (this.slack <= 0) return 0
    const draws = this.draws()
    let danger = this.waiting ? this.moons : 0
    const later = PRICES.laterMoons + PRICES.laterShare * (this.moons + this.fresh)
    for (let i = 0; i < this.over.length; i++) danger += later * rising((draws - this.over[i]!) / PRICES.reach)
    const light = rising(PRICES.track * (this.slack - danger) + PRICES.trackFrom)
    const time = rising(PRICES.time * (this.pile - draws) + PRICES.timeFrom)
    return light * time
  }

  /** Takes what a card gives, the better of its alternatives being somebody else's choice. */
  gain({ cube = 0, sun = 0, hint = 0, relic = 0, artefact = 0 }: Reward): void {
    this.altars = Math.min(ALTARS, this.altars + cube)
    this.slack = Math.min(this.most, this.slack + sun)
    this.saved += relic * PRICES.relic + artefact * PRICES.artefact
    if (hint > 0 && this.left > 1) this.attempts -= Math.min(PRICES.hint, 0.1 * Math.log2(this.left))
  }

  remove(card: number): void {
    if (isMonster(card)) this.moons -= MOONS[card]!
  }

  /** Cards to draw until the work is done: what the hands lack, some staying in them, but one a turn at least (R5-179). */
  private draws(): number {
    const work = PRICES.attempt * this.attempts - PRICES.cube * this.altars - this.saved - PRICES.atCard * this.atCards
    return Math.max(work - this.hands + PRICES.stay * this.places, work / PRICES.perTurn)
  }

  private readMoons({ pile, moonsInPile, shuffled }: State) {
    this.over.length = 0
    if (shuffled) for (let i = 1; i <= moonsInPile; i++) this.over.push((i * pile.length) / (moonsInPile + 1))
    else for (let i = pile.length - 1; i >= 0; i--) if (pile[i] === MOON) this.over.push(pile.length - 1 - i)
  }
}

function rising(x: number): number {
  return 1 / (1 + Math.exp(-x))
}
