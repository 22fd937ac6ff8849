import type { Barred, Decisions, Seat, Steps, Turn } from '@runatal/kernel'
import { HEROES, PLACES } from '../content/names.ts'
import { EKHO, HAL, HERO_COUNT, isMonster, NOVA, ORAKL, PLACE_COUNT } from '../content/tables.ts'
import { rise } from './eclipse.ts'
import { BACK, COPY, heroNumber, placeNumber, RESERVE_SWAPS, SEND, SURPRISE, SWAPS } from './moves.ts'
import { RUNES } from './puzzle.ts'
import { type CopySkill, NONE, type Rising5, type SendHero, type State, type Surprise, type UseSkill } from './types.ts'

/** The skill of the activated hero: once, after its cards are discarded and before its first action (R5-217 to R5-247). */
export const skill: Steps<Rising5, 'skill'> = {
  skill(s, _, t) {
    s.skill = NONE
    t.ask(s.active, 'skill')
  },
}

export const skillDecisions: Decisions<Rising5, 'skill' | 'skillOrakl' | 'skillNova' | 'skillEkho' | 'skillHal'> = {
  // R5-220: it is optional.
  skill: {
    rule: 'R5-220',
    options: s => (hasSkill(s) ? USE_OR_SKIP : SKIP_ONLY),
    take(s, seat, move, t) {
      if (move.do === 'skip') return skip(s, seat, t)
      if (s.hero !== HAL) return begin(s, s.hero, t)
      const copied = copyable(s)
      // R5-407: where just one can be copied there is nothing to choose.
      if (copied.length === 1) begin(s, copied[0]!, t)
      else t.ask(s.active, 'skillHal')
    },
    late: skip,
    barred: s => (hasSkill(s) ? [] : [{ move: USE, rule: s.hero === NOVA ? 'R5-236' : 'R5-407' }]),
  },

  // R5-240 to R5-242
  skillHal: {
    rule: 'R5-240',
    options: s => [...copyable(s).map(hero => COPY[hero]!), BACK],
    take(s, _, move, t) {
      if (move.do === 'back') t.next('skill')
      else begin(s, heroNumber(move.hero), t)
    },
    late: back,
    barred(s) {
      const barred: Barred<CopySkill>[] = []
      for (let hero = 0; hero < HERO_COUNT; hero++) {
        if (hero === HAL || s.at[hero] !== s.at[HAL]) barred.push({ move: COPY[hero]!, rule: 'R5-240' })
        else if (!isUsable(s, hero)) barred.push({ move: COPY[hero]!, rule: 'R5-407' })
      }
      return barred
    },
  },

  // R5-223 to R5-228
  skillOrakl: {
    rule: 'R5-223',
    options: () => SWAPS_OR_BACK,
    take(s, _, move, t) {
      if (move.do === 'back') return t.next('skill')
      const { from, to } = move
      const [one, other] = [s.runes[from]!, s.runes[to]!]
      s.runes[from] = other
      s.runes[to] = one
      used(s, t)
      t.emit?.({ type: 'runes_swapped', from, to, runes: [RUNES[one]!, RUNES[other]!] })
    },
    late: back,
    barred: () => RESERVE_SWAPS.map(move => ({ move, rule: 'R5-227' })),
  },

  // R5-230 to R5-236
  skillNova: {
    rule: 'R5-230',
    options(s) {
      const options: Surprise[] = []
      for (let place = 0; place < PLACE_COUNT; place++) if (isMonster(s.places[place]!)) options.push(SURPRISE[place]!)
      options.push(BACK)
      return options
    },
    take(s, _, move, t) {
      if (move.do === 'back') return t.next('skill')
      used(s, t)
      s.fight = placeNumber(move.place)
      s.surprise = true
      t.next('roll', 'react', 'settle')
    },
    late: back,
    barred: s => SURPRISE.filter((_, place) => !isMonster(s.places[place]!)).map(move => ({ move, rule: 'R5-230' })),
  },

  // R5-238, R5-239, R5-245: any other hero than the one who uses the skill.
  skillEkho: {
    rule: 'R5-238',
    options(s) {
      const options: SendHero[] = []
      for (let hero = 0; hero < HERO_COUNT; hero++)
        for (let place = 0; place < PLACE_COUNT; place++)
          if (hero !== s.hero && s.at[hero] !== place) options.push(SEND[hero]![place]!)
      options.push(BACK)
      return options
    },
    take(s, _, move, t) {
      if (move.do === 'back') return t.next('skill')
      used(s, t)
      moveHero(s, heroNumber(move.hero), placeNumber(move.place), t)
    },
    late: back,
    barred(s) {
      const barred: Barred<SendHero>[] = []
      for (const [hero, moves] of SEND.entries())
        for (const [place, move] of moves.entries())
          if (hero === s.hero) barred.push({ move, rule: s.hero === HAL ? 'R5-245' : 'R5-238' })
          else if (s.at[hero] === place) barred.push({ move, rule: 'R5-238' })
      return barred
    },
  },
}

/** Whether the activated hero has a skill to use now. */
export function hasSkill(s: State): boolean {
  return s.hero === HAL ? copyable(s).length > 0 : isUsable(s, s.hero)
}

export function moveHero(s: State, hero: number, place: number, t: Turn<Rising5>): void {
  const from = s.at[hero]!
  s.at[hero] = place
  t.emit?.({
    type: 'character_moved',
    hero: HEROES[hero]!,
    ...(from !== NONE && { from: PLACES[from]! }),
    to: PLACES[place]!,
    by: HEROES[s.hero]!,
  })
}

function skip(s: State, _seat: Seat, t: Turn<Rising5>) {
  t.emit?.({ type: 'skill_skipped', hero: HEROES[s.hero]! })
}

function back(_s: State, _seat: Seat, t: Turn<Rising5>) {
  t.next('skill')
}

/** Goes on to what the skill needs to know. Until that is said, the skill is not spent. */
function begin(s: State, whose: number, t: Turn<Rising5>) {
  s.skill = whose
  if (whose === ORAKL) t.ask(s.active, 'skillOrakl')
  else if (whose === NOVA) t.ask(s.active, 'skillNova')
  else if (whose === EKHO) t.ask(s.active, 'skillEkho')
  else {
    used(s, t)
    rise(s, 1, 'skill', t) // R5-229
  }
}

function used(s: State, t: Turn<Rising5>) {
  t.emit?.({ type: 'skill_used', hero: HEROES[s.hero]!, ...(s.hero === HAL && { copied: HEROES[s.skill]! }) })
  s.skill = NONE
}

/** R5-240, R5-241, R5-407: who shares a location with Hal and could use their skill now. */
function copyable(s: State): number[] {
  const heroes: number[] = []
  if (s.at[HAL] === NONE) return heroes
  for (let hero = 0; hero < HERO_COUNT; hero++)
    if (hero !== HAL && s.at[hero] === s.at[HAL] && isUsable(s, hero)) heroes.push(hero)
  return heroes
}

/** R5-236: only Nova needs something to be there. */
export function isUsable(s: State, whose: number): boolean {
  if (whose !== NOVA) return true
  for (let place = 0; place < PLACE_COUNT; place++) if (isMonster(s.places[place]!)) return true
  return false
}

const USE: UseSkill = { do: 'use' }
const SKIP: UseSkill = { do: 'skip' }
const USE_OR_SKIP = [USE, SKIP]
const SKIP_ONLY = [SKIP]
const SWAPS_OR_BACK = [...SWAPS, BACK]
