import type { Barred, Seat } from '@runatal/kernel'
import { CITIES, PLAGUE_SITES, siteKind } from '../content/map.ts'
import { assets, enemies } from '../content/tables.ts'
import { gemFor } from './adventure.ts'
import { adventureId, assetId, skillId } from './decks.ts'
import { abilitiesOf } from './hero.ts'
import { unlearnable } from './learn.ts'
import { turnOrder } from './places.ts'
import { warbandsUp } from './scenarios/locust.ts'
import { margathHex } from './scenarios/margath.ts'
import { JUST_PREPARED, NONE, type State, type TurnMove } from './types.ts'

/** What a player may want on its turn and may not, each with the rule that is in the way. */
export function forbidden(s: State, seat: Seat, open: readonly TurnMove[]): Barred<TurnMove>[] {
  const now = new Set(open.map(keyOf))
  return [...actions(s, seat), ...engagements(s, seat), ...things(s, seat), ...unlearnable(s, seat)].filter(
    ({ move }) => !now.has(keyOf(move)),
  )
}

function keyOf(move: TurnMove): string {
  return JSON.stringify(move)
}

const PLAIN = ['move', 'adventure', 'train', 'shop', 'prepare', 'destroyWeb', 'killZombie', 'quarantine'] as const

function actions(s: State, seat: Seat): Barred<TurnMove>[] {
  const hex = s.at[seat]!
  const isInWeb = s.webs.includes(hex)
  const tired = tiredness(s, seat)
  const why = {
    move: 'RB-061',
    adventure: gemFor(s, seat) < 0 ? 'RB-093' : 'RB-063',
    train: 'RB-061',
    shop: 'RB-141',
    prepare: 'RB-170',
    destroyWeb: isInWeb && hex === s.ariad ? 'RB-352' : isInWeb && siteKind(hex) === 'city' ? 'RB-351' : 'RB-350',
    killZombie: s.zombies.includes(hex) ? 'RB-554' : 'RB-446',
    quarantine: PLAGUE_SITES.indexOf(hex) === s.epicentre ? 'RB-478' : 'RB-473',
  } satisfies Record<(typeof PLAIN)[number], string>
  return [
    ...PLAIN.map(action => ({ move: { do: action }, rule: tired ?? why[action] })),
    { move: { do: 'rest' }, rule: tired === undefined || tired === 'RB-292' ? 'RB-383' : tired },
    { move: { do: 'clearDelay' }, rule: s.actions < 1 ? 'RB-058' : 'RB-172' },
    { move: { do: 'spendPrepare' }, rule: s.prepared[seat] === JUST_PREPARED ? 'RB-169' : 'RB-168' },
    { move: { do: 'cureEpicentre', attribute: 'mind' }, rule: tired ?? 'RB-479' },
    { move: { do: 'cureEpicentre', attribute: 'spirit' }, rule: tired ?? 'RB-479' },
  ]
}

/** Why a hero may take none of the usual actions now (RB-058, RB-173, RB-292). */
function tiredness(s: State, seat: Seat): string | undefined {
  if (s.actions < 1) return 'RB-058'
  if (s.delayed[seat] === 1) return 'RB-173'
  return s.mustRest[seat] === 1 ? 'RB-292' : undefined
}

/** RB-330: in its hex; Margath only by all together (RB-408, RB-574). */
function engagements(s: State, seat: Seat): Barred<TurnMove>[] {
  const found: { enemy: string; mark: number }[] = [
    ...CITIES.filter(city => s.webs.includes(city)).map(mark => ({ enemy: 'avatar', mark })),
    { enemy: 'ariad', mark: s.ariad },
    { enemy: 'margath', mark: margathHex(s) },
    { enemy: 'vorakesh', mark: s.vorakesh },
    ...s.champions.map(mark => ({ enemy: 'champion', mark })),
    ...warbandsUp(s).map(mark => ({ enemy: enemies[s.bands[mark]!]!.id, mark })),
  ]
  return found
    .filter(({ mark }) => mark !== NONE)
    .map(({ enemy, mark }) => ({
      move: { do: 'engage', enemy, mark },
      rule: tiredness(s, seat) ?? (enemy === 'margath' ? whyNotMargath(s) : 'RB-330'),
    }))
}

function whyNotMargath(s: State): string {
  return turnOrder(s).every(seat => s.at[seat] === margathHex(s)) ? 'RB-574' : 'RB-408'
}

/** What a hero has and cannot use, sell, hand on or try here and now. */
function things(s: State, seat: Seat): Barred<TurnMove>[] {
  const others = turnOrder(s).filter(other => other !== seat)
  const tired = tiredness(s, seat)
  return [
    ...s.quests[seat]!.map(quest => ({
      move: { do: 'quest' as const, quest: adventureId(quest) },
      rule: tired ?? 'RB-105',
    })),
    ...s.slots.flatMap((card, slot) =>
      card >= 0 ? { move: { do: 'storyQuest' as const, slot }, rule: tired ?? 'RB-208' } : [],
    ),
    ...s.assets[seat]!.flatMap(asset =>
      assets[asset]!.trade === undefined
        ? []
        : { move: { do: 'sellGood' as const, asset: assetId(asset) }, rule: 'RB-149' },
    ),
    ...others.map(to => ({ move: { do: 'handLetter' as const, to }, rule: 'RB-197' })),
    ...others.map(to => ({ move: { do: 'giveCompanion' as const, to }, rule: tired ?? 'RB-437' })),
    ...abilitiesOf(s, seat, 'action').flatMap(owned => uses(s, seat, owned.source, tired ?? 'RB-549')),
    ...abilitiesOf(s, seat, 'free').flatMap(owned => uses(s, seat, owned.source, 'RB-549')),
  ]
}

/** With and without a card to exert. */
function uses(s: State, seat: Seat, source: string, rule: string): Barred<TurnMove>[] {
  const moves: TurnMove[] = [{ do: 'use', source }]
  for (const card of s.hands[seat]!) moves.push({ do: 'use', source, card: skillId(card) })
  return moves.map(move => ({ move, rule }))
}
