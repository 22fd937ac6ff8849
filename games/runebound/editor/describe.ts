import type { Player, Position } from '../arrange.ts'
import { CITIES, codeOf, GEMS, SITE_AT } from '../content/map.ts'
import { SITES } from '../content/land.ts'
import { adventures, assets, FIRST_TWIST, heroes, skills } from '../content/tables.ts'
import { NONE, type State } from '../rules/types.ts'

/** The position that comes nearest to a state: decks, fights and tests in progress it leaves out. */
export function describe(s: State): Position {
  return {
    players: s.heroes.map((_, seat) => playerOf(s, seat)),
    scenario: s.scenario,
    phase: s.active === NONE ? 'endOfRound' : 'turn',
    ...(s.active !== NONE && { onTurn: s.active, actions: s.actions }),
    first: Math.max(0, s.first),
    act: s.act === 2 ? 2 : 1,
    space: s.space,
    gemsDown: GEMS.flatMap(({ hex }, i) => (s.gems[i] === 0 ? [codeOf(hex)] : [])),
    markets: Object.fromEntries(
      CITIES.map((hex, i) => [SITES[SITE_AT[hex]!]!.id, (s.markets[i] ?? []).flatMap(assetIds)]),
    ),
    ...(s.scenario === 'web' && { webs: s.webs.map(codeOf) }),
    ...(s.scenario === 'corpse' && { zombies: s.zombies.map(codeOf) }),
    ...(s.scenario === 'locust' && { scorched: s.scorched.map(codeOf) }),
  }
}

function playerOf(s: State, seat: number): Player {
  const at = s.at[seat]!
  const trophies = ['g', 'o', 'p'].map(kind => kind.repeat(s.loose[3 * seat + ORDER.indexOf(kind)]!)).join('')
  return {
    // Whoever has not chosen yet has nobody.
    hero: heroes[s.heroes[seat]!]?.id ?? '',
    ...(at >= 0 && { at: codeOf(at) }),
    damage: s.damage[seat]!,
    gold: s.gold[seat]!,
    hand: s.hands[seat]!.map(card => skills[card]!.id),
    learned: s.learned[seat]!.map(card => skills[card]!.id),
    assets: s.assets[seat]!.flatMap(assetIds),
    quests: s.quests[seat]!.map(card => adventures[card]!.card.id),
    ...(trophies !== '' && { trophies }),
    arcane: s.arcane[seat]!,
    companions: s.companions[seat]!,
    ...(s.delayed[seat] === 1 && { delayed: true }),
    ...(s.prepared[seat] !== 0 && { prepared: true }),
  }
}

function assetIds(card: number): string[] {
  return card < FIRST_TWIST ? [assets[card]!.id] : []
}

/** As the state counts trophies without a card. */
const ORDER = ['o', 'g', 'p']
