import type { Reading, Seat } from '@runatal/kernel'
import { SCENARIOS } from '../content/language.ts'
import { heroes } from '../content/tables.ts'
import { trophies } from '../rules/decks.ts'
import { attribute, handLimit, health, speed } from '../rules/hero.ts'
import { plaguesThat } from '../rules/scenarios/red.ts'
import { ACTIVE, NONE, type Runebound, type State } from '../rules/types.ts'
import { might } from './might.ts'
import { roundsLeft } from './plan/time.ts'

/** What a net is shown of a hero outside of fights: who it is and what it has, how the scenario stands, and the time left. */
export const reading: Reading<Runebound> = {
  size: 21 + 17 + SCENARIOS.length + heroes.length,
  seats: s => s.heroes.length,
  read(s, seat, into, at) {
    let next = at
    // Before the heroes are chosen there is nothing to read.
    const isOn = s.heroes.every(one => one >= 0)
    into.fill(0, at, at + reading.size)
    if (!isOn) return
    for (const number of hero(s, seat)) into[next++] = number
    for (const number of scenario(s)) into[next++] = number
    into[next + SCENARIOS.indexOf(s.scenario)] = 1
    into[next + SCENARIOS.length + s.heroes[seat]!] = 1
  },
}

function hero(s: State, seat: Seat): number[] {
  const life = (health(s, seat) - s.damage[seat]!) / health(s, seat)
  return [
    1,
    might(s, seat),
    Math.max(0, might(s, seat) - 6),
    health(s, seat),
    life,
    life * life,
    speed(s, seat),
    attribute(s, seat, 'body') + attribute(s, seat, 'mind') + attribute(s, seat, 'spirit'),
    s.gold[seat]!,
    trophies(s, seat, 0) + trophies(s, seat, 1) + trophies(s, seat, 2),
    s.hands[seat]!.length,
    handLimit(s, seat),
    s.learned[seat]!.length,
    s.assets[seat]!.length,
    s.quests[seat]!.length,
    s.mustRest[seat]! + s.delayed[seat]!,
    s.companions[seat]!,
    s.arcane[seat]!,
    s.wards[seat]!,
    s.spears[seat]!,
    s.out[seat]!,
  ]
}

function scenario(s: State): number[] {
  const left = roundsLeft(s)
  return [
    left,
    Math.sqrt(Math.max(0, left)),
    s.act - 1,
    s.gems.reduce((sum, gem) => sum + gem, 0),
    s.cityWebs,
    s.webs.length,
    Number(s.ariad !== NONE),
    s.masterDamage / s.heroes.length,
    s.zombies.length,
    Number(s.vorakesh !== NONE),
    s.champions.length,
    s.scenario === 'red' ? plaguesThat(s, ACTIVE).length : 0,
    s.solved,
    s.bands.filter(band => band !== NONE).length,
    s.units.reduce((sum, units) => sum + Math.max(0, units), 0),
    s.scorched.length,
    s.defeats,
  ]
}
