import type { Spec } from '@runatal/kernel/conform'
import { ruleIds } from '@runatal/proof/ids'
import { NONE, type Runebound, type State } from '../rules/types.ts'
import { care } from './care.ts'
import { mostDecisions, secrets } from './secrets.ts'

/** What the conformance kit is told about Runebound. */
export const spec: Spec<Runebound> = {
  bound: mostDecisions,
  secrets,
  care,
  rules: ruleIds(new URL('../rulebook.yaml', import.meta.url)),
  perSeat: s => ({
    heroes: s.heroes,
    at: s.at,
    out: s.out,
    damage: s.damage,
    gold: s.gold,
    delayed: s.delayed,
    prepared: s.prepared,
    mustRest: s.mustRest,
    owed: s.owed,
    played: s.played,
    arcane: s.arcane,
    companions: s.companions,
    wards: s.wards,
    spears: s.spears,
    restCaps: s.restCaps,
    loose: s.loose.filter((_, i) => i % 3 === 0),
    peeked: s.peeked.filter((_, i) => i % 3 === 0),
    trophies: s.trophies,
    hands: s.hands,
    learned: s.learned,
    assets: s.assets,
    quests: s.quests,
    letters: s.letters,
    used: s.used,
  }),
  out: s => [...s.out.keys()].filter(seat => s.out[seat] !== 0),
  cards: s => ({
    adventures: adventuresOf(s),
    skills: [...s.skillDeck, ...s.skillDiscard, ...s.hands.flat(), ...s.learned.flat(), ...(s.test?.cards ?? [])],
    assets: [...s.assetDeck, ...s.assetDiscard, ...s.assets.flat(), ...s.markets.flat(), ...onTheWay(s, 'lookedAt')],
    stories: [...s.storyDeck, ...s.storyDiscard, ...s.slots.filter(card => card >= 0), ...onTheWay(s, 'placeQuest')],
    letters: [...s.envelopes, ...s.letters.flat()],
  }),
}

/** The card that is being resolved keeps its name until the next: it counts where it lies nowhere else. */
function adventuresOf(s: State): number[] {
  const piles = [s.adventureDecks, s.adventureDiscards, s.trophies, s.quests].flat(2)
  piles.push(...onTheWay(s, 'resolve'))
  return s.adventure === NONE || piles.includes(s.adventure) ? piles : [...piles, s.adventure]
}

/** The cards that steps still to do hold in their hands. */
function onTheWay(s: State, step: string): number[] {
  return s.agenda.flatMap(frame => {
    if (frame[0] !== step) return []
    const held = frame[1]
    return typeof held === 'number' ? held : (held as { cards: number[] }).cards
  })
}
