import { type Chance, core, type Decisions, type Setting, type Steps } from '@runatal/kernel'
import { DIALS } from '../content/difficulty.ts'
import { CITIES, GEMS, hexesOf, PLAGUE_SITES } from '../content/map.ts'
import {
  ADVENTURE_KIND,
  adventures,
  assets,
  envelopes,
  FIRST_TWIST,
  heroes,
  skills,
  stories,
  twists,
} from '../content/tables.ts'
import { drawSkills } from './decks.ts'
import { handLimit } from './hero.ts'
import { turnOrder } from './places.ts'
import { setUpLocust } from './scenarios/locust.ts'
import { setUpRed } from './scenarios/red.ts'
import { skillSetsOf } from './sets.ts'
import { refill } from './shop.ts'
import { LATENT, NONE, type Runebound, type State } from './types.ts'

/** Set-up (RB-021 to RB-042). */

export function unfit({ seats, table }: Setting<Runebound>) {
  if (Number(table.first) > seats)
    return { text: `Seat ${table.first} is not at the table; let another begin.`, rule: 'RB-030' }
  if (table.rules === 'book' && table.difficulty !== 'printed')
    return { text: 'By the book there is one difficulty, the printed one.', rule: 'RB-585' }
  if (seats === 1 && table.skills.split(' ').includes('party'))
    return { text: 'The Party set is for two heroes or more; take another set.', rule: 'RB-334' }
  return undefined
}

/** RB-029: no hero twice; a seat whose hero is taken picks another. */
function namedHeroes(seat: Setting<Runebound>['seat']): number[] {
  const found: number[] = []
  for (const { hero } of seat) {
    const index = heroes.findIndex(one => one.id === hero)
    found.push(index < 0 || found.includes(index) ? NONE : index)
  }
  return found
}

export function create({ seats, table, seat }: Setting<Runebound>): State {
  const each = (value = 0) => Array<number>(seats).fill(value)
  const lists = (): number[][] => Array.from({ length: seats }, () => [])
  return {
    ...core('pickHeroes'),
    scenario: table.scenario,
    assetSets: table.assets,
    skillSets: skillSetsOf(table.skills, seats).join(' '),
    byTheBook: table.rules === 'book',
    difficulty: table.difficulty,
    first: table.first === 'random' ? NONE : Number(table.first) - 1,
    act: 1,
    space: 1,
    round: 0,
    fate: 'playing',
    active: NONE,
    actions: 0,
    heroes: namedHeroes(seat),
    at: each(NONE),
    out: each(),
    damage: each(),
    gold: each(),
    delayed: each(),
    prepared: each(),
    mustRest: each(),
    owed: each(),
    played: each(),
    arcane: each(),
    companions: each(),
    wards: each(),
    spears: each(),
    restCaps: each(),
    loose: Array<number>(3 * seats).fill(0),
    trophies: lists(),
    hands: lists(),
    learned: lists(),
    assets: lists(),
    quests: lists(),
    letters: lists(),
    used: Array.from({ length: seats }, () => []),
    adventureDecks: [[], [], []],
    adventureDiscards: [[], [], []],
    peeked: Array<number>(3 * seats).fill(0),
    skillDeck: [],
    skillDiscard: [],
    assetDeck: [],
    assetDiscard: [],
    storyDeck: [],
    storyDiscard: [],
    envelopes: [],
    markets: CITIES.map(() => []),
    gems: GEMS.map(() => 1),
    slots: Array<number>(6).fill(NONE),
    slotHexes: Array<number>(6).fill(NONE),
    webs: [],
    cityWebs: 0,
    ariad: NONE,
    masterDamage: 0,
    restForbidden: false,
    margath: NONE,
    zombies: [],
    vorakesh: NONE,
    champions: [],
    plagues: table.scenario === 'red' ? PLAGUE_SITES.map(() => LATENT) : [],
    epicentre: NONE,
    solved: 0,
    infection: 0,
    gate: 0,
    bands: [],
    bandsUp: [],
    units: [],
    bandsAt: [],
    bandsSeen: [],
    bandsFallen: [],
    scorched: [],
    held: false,
    defeats: 0,
    tamalirPrice: 0,
    shopPrice: 0,
    travellers: [],
    webFree: [],
    moved: [],
    roll: null,
    test: null,
    fight: null,
    choice: null,
    picked: NONE,
    winner: NONE,
    hit: null,
    sameHex: NONE,
    successes: 0,
    adventure: NONE,
    victory: 0,
  }
}

export const setupSteps: Steps<Runebound, 'pickHeroes' | 'pickNext' | 'setUp' | 'setUpHero' | 'beforeActI'> = {
  // RB-030
  pickHeroes(s, _, t) {
    if (s.first === NONE) s.first = t.chance.int(s.heroes.length)
    t.next(['pickNext', 0], 'setUp')
  },
  pickNext(s, count, t) {
    if (count >= s.heroes.length) return
    t.next(['pickNext', count + 1])
    const seat = (s.first + count) % s.heroes.length
    if (s.heroes[seat] === NONE) t.ask(seat, 'pickHero')
  },
  setUp(s, _, t) {
    buildDecks(s, t.chance)
    t.emit?.({ type: 'game_started', scenario: s.scenario, first: s.first })
    const { rule } = DIALS[s.difficulty]
    if (rule !== undefined) t.emit?.({ type: 'house_rule', rule })
    for (let city = 0; city < CITIES.length; city++) for (let i = 0; i < 3; i++) refill(s, city, t) // RB-036 to RB-038
    t.next('beforeActI', 'round')
    for (const seat of turnOrder(s).toReversed()) t.next(['setUpHero', seat])
  },
  setUpHero(s, seat, t) {
    const hero = heroes[s.heroes[seat]!]!
    s.gold[seat] = Math.max(0, hero.gold + DIALS[s.difficulty].gold) // RB-586, RB-587
    s.at[seat] = hexesOf(hero.home)[0]!
    drawSkills(s, seat, handLimit(s, seat), t)
    t.next(['trim', seat])
    t.next(['effects', { text: hero.setup, seat, side: NONE }]) // RB-034
  },
  // RB-041
  beforeActI(s, _, t) {
    if (s.scenario === 'red') setUpRed(s, t)
    else if (s.scenario === 'locust') setUpLocust(s, t)
  },
}

export const setupDecisions: Decisions<Runebound, 'pickHero'> = {
  pickHero: {
    rule: 'RB-029',
    options: s => heroes.flatMap((hero, i) => (s.heroes.includes(i) ? [] : { do: 'pick' as const, hero: hero.id })),
    take(s, seat, { hero }, t) {
      s.heroes[seat] = heroes.findIndex(one => one.id === hero)
      t.emit?.({ type: 'hero_chosen', seat, hero })
    },
    late(s, seat) {
      return this.options(s, seat)[0]
    },
  },
}

/** All the cards of a table by zone, before they are shuffled. */
export interface Cards {
  adventures: number[][]
  assets: number[]
  skills: number[]
  stories: number[]
  envelopes: number[]
}

/** Made once for each kind of table: playouts ask for it all the time. */
export function cardsOf(s: State): Cards {
  const kind = `${s.scenario} ${s.assetSets} ${s.heroes.length} ${s.skillSets}`
  let found = BOXES.get(kind)
  if (found === undefined) BOXES.set(kind, (found = sortCards(s)))
  return found
}

const BOXES = new Map<string, Cards>()

function sortCards(s: State): Cards {
  const skillSets = s.skillSets.split(' ')
  const fits = (scenario: string | undefined) => scenario === undefined || scenario === s.scenario
  return {
    adventures: [0, 1, 2].map(kind =>
      adventures.flatMap(({ card }, i) => (ADVENTURE_KIND[i] === kind && fits(card.scenario) ? i : [])),
    ),
    assets: [
      ...assets.flatMap((asset, i) => (s.assetSets.includes(asset.set) ? i : [])),
      ...twists.map((_, i) => FIRST_TWIST + i),
    ],
    skills: skills.flatMap((skill, i) => (skillSets.includes(skill.set) ? i : [])),
    stories: stories.flatMap((story, i) => (story.scenario === s.scenario ? i : [])),
    envelopes: s.heroes.length === 1 ? [] : envelopes.map((_, i) => i), // RB-335
  }
}

/** RB-023 to RB-027, RB-042 */
function buildDecks(s: State, chance: Chance) {
  const cards = cardsOf(s)
  s.adventureDecks = cards.adventures.map(deck => deck.slice())
  s.assetDeck = cards.assets.slice()
  s.skillDeck = cards.skills.slice()
  s.storyDeck = cards.stories.slice()
  s.envelopes = cards.envelopes.slice()
  for (const deck of [...s.adventureDecks, s.assetDeck, s.skillDeck, s.storyDeck, s.envelopes]) chance.shuffle(deck)
}
