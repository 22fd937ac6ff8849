import { hexOf, GEM_AT, PLAGUE_SITES } from '../../content/map.ts'
import { skills } from '../../content/tables.ts'
import { clone } from '../../rules/clone.ts'
import { ACTIVE, CURED, type Event, LATENT, NONE, POOL, SPENT, type State } from '../../rules/types.ts'
import { FLIGHT } from '../../content/map.ts'

/** What lies on the table after an event, as far as the event tells: what is drawn while events go by one by one. */
export function afterEvent(before: State, event: Event): State {
  const happen = HAPPENS[event.type] as ((event: Event, s: State) => void) | undefined
  if (happen === undefined) return before
  const s = clone(before)
  happen(event, s)
  return s
}

type Happens = { [T in Event['type']]?: (event: Extract<Event, { type: T }>, s: State) => void }

const HAPPENS: Happens = {
  turn_started({ seat, actions }, s) {
    s.active = seat
    s.actions = actions
  },
  action({ left }, s) {
    s.actions = left
  },
  dice_rolled({ seat, for: why, faces }, s) {
    s.roll = { for: why, seat, faces, spent: faces.map(() => 0), free: [], quest: NONE, done: [], failed: [] }
  },
  die_rerolled({ die, face }, s) {
    if (s.roll !== null) s.roll.faces[die] = face
  },
  hero_moved({ seat, to }, s) {
    s.at[seat] = hexOf(to)
  },
  gem_turned({ hex, up }, s) {
    s.gems[GEM_AT[hexOf(hex)]!] = up ? 1 : 0
  },
  gems_refreshed({ hexes }, s) {
    for (const hex of hexes) s.gems[GEM_AT[hexOf(hex)]!] = 1
  },
  gold_changed({ seat, change }, s) {
    s.gold[seat]! += change
  },
  healed({ seat, amount }, s) {
    s.damage[seat]! -= amount
  },
  damaged({ seat, amount }, s) {
    s.damage[seat]! += amount
  },
  exerted({ seat, card }, s) {
    s.hands[seat] = s.hands[seat]!.filter(held => skills[held]!.id !== card)
  },
  // The cards of a test lie there until the next thing happens; how many successes it wants is not told.
  test_cards({ seat, attribute, cards, successes }, s) {
    const drawn = cards.map(id => skills.findIndex(skill => skill.id === id))
    s.test = { ...(s.test ?? { seat, attribute, need: 1, counted: true }), cards: drawn, successes }
  },
  combat_started(_, s) {
    s.test = null
  },
  time_advanced({ act, space }, s) {
    s.act = act
    s.space = space
  },
  web_placed({ hex }, s) {
    s.webs.push(hexOf(hex))
  },
  web_removed({ hex }, s) {
    s.webs.splice(s.webs.indexOf(hexOf(hex)), 1)
  },
  master_appeared({ enemy, hex }, s) {
    putMaster(s, enemy, hexOf(hex))
  },
  master_moved({ enemy, hex }, s) {
    putMaster(s, enemy, hexOf(hex))
  },
  zombie_placed({ hex }, s) {
    s.zombies.push(hexOf(hex))
  },
  zombie_moved({ from, to }, s) {
    s.zombies[s.zombies.indexOf(hexOf(from))] = hexOf(to)
  },
  zombie_killed({ hex }, s) {
    s.zombies.splice(s.zombies.indexOf(hexOf(hex)), 1)
  },
  plague_changed({ hex, to }, s) {
    s.plagues[PLAGUE_SITES.indexOf(hexOf(hex))] = { latent: LATENT, active: ACTIVE, cured: CURED }[to]
  },
  warband_moved({ slot, hex }, s) {
    s.bandsAt[slot] = hexOf(hex)
  },
  scorched({ hex }, s) {
    s.scorched.push(hexOf(hex))
  },
  tokens_cast({ hero, foe, gold, heroStarts }, s) {
    const f = s.fight
    if (f === null) return
    f.faces = [hero.slice(), foe.slice()]
    f.places = f.faces.map(side => side.map(() => POOL))
    f.under = f.faces.map(side => side.map(() => NONE))
    f.doubled = f.faces.map(side => side.map(() => 0))
    f.gold = gold.slice()
    f.first = heroStarts ? 0 : 1
  },
  tokens_spent({ side, tokens }, s) {
    for (const token of tokens) if (s.fight !== null) s.fight.places[side]![token] = SPENT
  },
  token_turned({ side, token, face }, s) {
    if (s.fight !== null) s.fight.faces[side]![token] = face
  },
  enemy_damaged({ amount }, s) {
    if (s.fight !== null) s.fight.damage += amount
  },
  combat_round({ round }, s) {
    if (s.fight !== null) s.fight.round = round
  },
}

function putMaster(s: State, enemy: string, hex: number): void {
  if (enemy === 'ariad') s.ariad = hex
  else if (enemy === 'margath') s.margath = FLIGHT.indexOf(hex)
  else if (enemy === 'vorakesh') s.vorakesh = hex
  else if (enemy === 'champion' && !s.champions.includes(hex)) s.champions.push(hex)
}

/** How long an event is looked at, in milliseconds. */
export function lengthOf({ type }: Event): number {
  return LENGTHS[type] ?? 0
}

const LENGTHS: Readonly<Partial<Record<Event['type'], number>>> = {
  turn_started: 350,
  dice_rolled: 650,
  die_rerolled: 500,
  hero_moved: 260,
  gem_turned: 280,
  adventure_drawn: 1100,
  test_cards: 1000,
  test_ended: 900,
  quest_outcome: 900,
  quest_failed: 700,
  twist: 900,
  combat_started: 600,
  tokens_cast: 1500,
  tokens_spent: 450,
  token_turned: 300,
  surge_used: 500,
  enemy_damaged: 620,
  damaged: 620,
  blocked: 420,
  combat_won: 1200,
  combat_lost: 1000,
  hero_defeated: 900,
  story_drawn: 1300,
  time_advanced: 400,
  web_placed: 260,
  web_removed: 260,
  master_appeared: 1100,
  master_moved: 450,
  zombie_moved: 260,
  warband_moved: 380,
  plague_changed: 380,
  scorched: 420,
  game_won: 900,
  game_lost: 900,
}

/** What is worth a caption over the board while it happens. */
export const HERALDED: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'adventure_drawn',
  'test_ended',
  'quest_outcome',
  'quest_failed',
  'twist',
  'surge_used',
  'blocked',
  'combat_won',
  'combat_lost',
  'hero_defeated',
  'hero_removed',
  'story_drawn',
  'master_appeared',
  'scenario_rolled',
  'scorched',
  'game_won',
  'game_lost',
])
