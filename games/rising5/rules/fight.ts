import type { Steps, Turn } from '@runatal/kernel'
import { BLADE_REACH, FACES, TRACK } from '../content/box.ts'
import { HEROES, PLACES } from '../content/names.ts'
import {
  BLADE,
  CARD_IDS,
  CARDS,
  HERO_COUNT,
  isMonster,
  MOONS,
  PLACE_COUNT,
  POTION,
  RING,
  STRENGTH,
} from '../content/tables.ts'
import { sink } from './eclipse.ts'
import { gain, remove } from './rewards.ts'
import { closeSupport } from './support.ts'
import { HELD, NONE, type Rising5, type Roll, type State } from './types.ts'

/** Fights and surprise attacks from the roll on (R5-101 to R5-115, R5-230 to R5-237). Support comes before it. */
export const fight: Steps<Rising5, 'roll' | 'reroll' | 'react' | 'settle'> = {
  roll(s, _, t) {
    closeSupport(s, t)
    if (s.fight === NONE) return // R5-279: the Blade has ended it
    rollDie(s, t)
    t.emit?.({ type: 'die_rolled', ...rollOf(s) })
  },
  reroll(s, _, t) {
    rollDie(s, t)
    t.emit?.({ type: 'die_rerolled', ...rollOf(s) })
  },
  // R5-276: the moment after a roll.
  react(s, _, t) {
    if (s.fight !== NONE && opensMoment(s)) t.ask(s.active, 'afterRoll')
  },
  settle(s, _, t) {
    if (s.fight === NONE) return
    const place = s.fight
    const card = s.places[place]!
    const [name, where] = [CARD_IDS[card]!, PLACES[place]!]
    const won = wins(s)
    if (s.surprise) t.emit?.({ type: 'surprise_attack', card: name, place: where, face: s.face, success: won })
    if (won) defeat(s, place, s.active, s.surprise ? 'surprise' : 'roll', t)
    else if (!s.surprise) {
      // R5-108, R5-109: it stays, and the eclipse goes on.
      t.emit?.({ type: 'fight_lost', card: name, place: where, moons: MOONS[card]! })
      sink(s, MOONS[card]!, 'fight', t)
    }
    endFight(s)
  },
}

/** R5-106, R5-107: out of the game, and its whole reward. */
export function defeat(s: State, place: number, earner: number, by: 'roll' | 'surprise' | 'blade', t: Turn<Rising5>) {
  const card = s.places[place]!
  t.emit?.({ type: 'fight_won', card: CARD_IDS[card]!, place: PLACES[place]!, by })
  remove(s, place)
  gain(s, earner, CARDS[card]!.reward[0]!, t)
}

export function endFight(s: State): void {
  s.fight = NONE
  s.surprise = false
  s.bonus = 0
  s.given.fill(0)
  s.face = NONE
}

/** R5-259 to R5-261 */
export function teamwork(s: State): number {
  for (let hero = 0; hero < HERO_COUNT; hero++) if (hero !== s.hero && s.at[hero] === s.at[s.hero]) return 1
  return 0
}

/** R5-122: the chance that a roll with so much bonus beats a strength. */
export function winChance(strength: number, bonus: number): number {
  return FACES.filter(face => face > 0 && face + bonus >= strength).length / FACES.length
}

/** R5-277: something that the Blade could strike. */
export function inReach(s: State, place: number): boolean {
  const card = s.places[place]!
  return isMonster(card) && STRENGTH[card]! <= BLADE_REACH
}

function rollDie(s: State, t: Turn<Rising5>) {
  s.face = FACES[t.chance.int(FACES.length)]!
}

function rollOf(s: State): Roll {
  const card = s.places[s.fight]!
  return {
    seat: s.active,
    hero: HEROES[s.hero]!,
    card: CARD_IDS[card]!,
    rollFor: s.surprise ? 'surprise' : 'fight',
    face: s.face,
    support: s.bonus,
    teamwork: s.surprise ? 0 : teamwork(s),
    total: total(s),
    need: STRENGTH[card]!,
  }
}

/** R5-104, R5-105: an eclipse face is nothing at all, whatever the bonuses. R5-234: a surprise attack has none. */
function total(s: State): number {
  if (s.face === 0) return 0
  return s.surprise ? s.face : s.face + s.bonus + teamwork(s)
}

function wins(s: State): boolean {
  return total(s) >= STRENGTH[s.places[s.fight]!]!
}

function opensMoment(s: State): boolean {
  if (wins(s)) return false
  if (s.items[POTION] === HELD) return true
  if (s.surprise) return false
  if (s.items[RING] === HELD && s.eclipse > TRACK.top) return true
  if (s.items[BLADE] !== HELD) return false
  for (let place = 0; place < PLACE_COUNT; place++) if (inReach(s, place)) return true
  return false
}
