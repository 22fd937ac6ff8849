import { type Chance, UNKNOWN, type Viewer } from '@runatal/kernel'
import { ADVENTURE_KIND, enemies, FIRST_TWIST } from '../content/tables.ts'
import { cardsOf } from './setup.ts'
import { type Fight, NONE, type Roll, type Runebound, type State } from './types.ts'

/** Copies, what a viewer may see, and what it could believe (RB-016, and the ledger's list of hidden things). */

export function clone(s: State): State {
  return {
    agenda: s.agenda.slice(),
    asks: s.asks.slice(),
    nextAsk: s.nextAsk,
    scenario: s.scenario,
    assetSets: s.assetSets,
    skillSets: s.skillSets,
    first: s.first,
    act: s.act,
    space: s.space,
    round: s.round,
    fate: s.fate,
    active: s.active,
    actions: s.actions,
    heroes: s.heroes.slice(),
    at: s.at.slice(),
    out: s.out.slice(),
    damage: s.damage.slice(),
    gold: s.gold.slice(),
    delayed: s.delayed.slice(),
    prepared: s.prepared.slice(),
    mustRest: s.mustRest.slice(),
    owed: s.owed.slice(),
    played: s.played.slice(),
    arcane: s.arcane.slice(),
    companions: s.companions.slice(),
    wards: s.wards.slice(),
    spears: s.spears.slice(),
    restCaps: s.restCaps.slice(),
    loose: s.loose.slice(),
    trophies: s.trophies.map(copy),
    hands: s.hands.map(copy),
    learned: s.learned.map(copy),
    assets: s.assets.map(copy),
    quests: s.quests.map(copy),
    letters: s.letters.map(copy),
    used: s.used.map(copy),
    adventureDecks: s.adventureDecks.map(copy),
    adventureDiscards: s.adventureDiscards.map(copy),
    peeked: s.peeked.slice(),
    skillDeck: s.skillDeck.slice(),
    skillDiscard: s.skillDiscard.slice(),
    assetDeck: s.assetDeck.slice(),
    assetDiscard: s.assetDiscard.slice(),
    storyDeck: s.storyDeck.slice(),
    storyDiscard: s.storyDiscard.slice(),
    envelopes: s.envelopes.slice(),
    markets: s.markets.map(copy),
    gems: s.gems.slice(),
    slots: s.slots.slice(),
    slotHexes: s.slotHexes.slice(),
    webs: s.webs.slice(),
    cityWebs: s.cityWebs,
    ariad: s.ariad,
    masterDamage: s.masterDamage,
    restForbidden: s.restForbidden,
    margath: s.margath,
    zombies: s.zombies.slice(),
    vorakesh: s.vorakesh,
    champions: s.champions.slice(),
    plagues: s.plagues.slice(),
    epicentre: s.epicentre,
    solved: s.solved,
    infection: s.infection,
    gate: s.gate,
    bands: s.bands.slice(),
    bandsUp: s.bandsUp.slice(),
    units: s.units.slice(),
    bandsAt: s.bandsAt.slice(),
    bandsSeen: s.bandsSeen.slice(),
    scorched: s.scorched.slice(),
    held: s.held,
    defeats: s.defeats,
    tamalirPrice: s.tamalirPrice,
    shopPrice: s.shopPrice,
    travellers: s.travellers.slice(),
    webFree: s.webFree.slice(),
    moved: s.moved.slice(),
    roll: s.roll && cloneRoll(s.roll),
    test: s.test && { ...s.test, cards: s.test.cards.slice() },
    fight: s.fight && cloneFight(s.fight),
    choice: s.choice && { ...s.choice, values: s.choice.values.slice(), texts: s.choice.texts.slice() },
    picked: s.picked,
    hit: s.hit && { ...s.hit },
    sameHex: s.sameHex,
    successes: s.successes,
    adventure: s.adventure,
    victory: s.victory,
  }
}

/** Hands are open (RB-016); decks, sealed letters and face-down warbands are not. */
export function mask(s: State, viewer: Viewer): State {
  const seen = clone(s)
  if (s.fate !== 'playing') return seen
  for (let kind = 0; kind < 3; kind++) {
    const deck = seen.adventureDecks[kind]!
    const known = viewer >= 0 ? s.peeked[3 * viewer + kind]! : 0
    deck.fill(UNKNOWN, 0, deck.length - known) // RB-565
  }
  for (const deck of [seen.skillDeck, seen.assetDeck, seen.storyDeck, seen.envelopes, ...seen.letters])
    deck.fill(UNKNOWN)
  for (let slot = 0; slot < seen.bands.length; slot++)
    if (s.bands[slot] !== NONE && s.bandsUp[slot] === 0 && (viewer < 0 || ((s.bandsSeen[slot]! >> viewer) & 1) === 0))
      seen.bands[slot] = UNKNOWN
  if (s.choice !== null && isLook(s) && !s.asks.some(ask => ask.seat === viewer && ask.kind === 'choose'))
    seen.choice = { ...s.choice, values: s.choice.values.map(() => UNKNOWN) }
  seen.agenda = seen.agenda.map(frame => maskFrame(frame, s, viewer))
  return seen
}

/** Whether cards of a deck are being looked at. */
function isLook(s: State): boolean {
  return s.choice!.what === 'adventure' || s.agenda.at(-1)?.[0] === 'lookedAt'
}

/** What one player looks at is hidden from the others in the agenda too, until it is discarded. */
function maskFrame(frame: State['agenda'][number], s: State, viewer: Viewer): State['agenda'][number] {
  if (frame[0] === 'peeked' && viewer !== s.active) {
    const { kind, cards } = frame[1] as Runebound['steps']['peeked']
    return ['peeked', { kind, cards: cards.map(() => UNKNOWN) }]
  }
  if (frame[0] === 'lookedAt') {
    const looked = frame[1] as Runebound['steps']['lookedAt']
    if (looked.seat !== viewer) return ['lookedAt', { ...looked, cards: looked.cards.map(() => UNKNOWN) }]
  }
  return frame
}

/** Fills what the viewer cannot see with cards that it has not seen, all of them equally likely. */
export function imagine(masked: State, _viewer: Viewer, chance: Chance): State {
  const s = clone(masked)
  const cards = cardsOf(s)
  const adventures = s.adventureDecks.map((deck, kind) =>
    unseen(cards.adventures[kind]!, [
      deck,
      s.adventureDiscards[kind]!,
      ...s.trophies,
      ...s.quests,
      [s.adventure],
      resolving(s).filter(card => ADVENTURE_KIND[card] === kind),
    ]),
  )
  for (let kind = 0; kind < 3; kind++) fill(s.adventureDecks[kind]!, adventures[kind]!, chance)
  lookUnder(s)
  const looked = s.agenda.flatMap(frame => (frame[0] === 'lookedAt' ? (frame[1] as { cards: number[] }).cards : []))
  fill(s.skillDeck, unseen(cards.skills, [s.skillDiscard, ...s.hands, ...s.learned, s.test?.cards ?? []]), chance)
  const assets = unseen(cards.assets, [s.assetDiscard, ...s.assets, ...s.markets, looked])
  lookAtAssets(s, assets, chance)
  fill(s.assetDeck, assets, chance)
  const placing = s.agenda.flatMap(frame => (frame[0] === 'placeQuest' ? [frame[1] as number] : []))
  fill(s.storyDeck, unseen(cards.stories, [s.storyDiscard, s.slots, placing]), chance)
  const letters = cards.envelopes.slice()
  chance.shuffle(letters)
  for (const pile of [s.envelopes, ...s.letters])
    for (let i = 0; i < pile.length; i++) if (pile[i] === UNKNOWN) pile[i] = letters.pop() ?? 0
  const bands = enemies.flatMap((enemy, i) => (enemy.id.startsWith('wb_') && !s.bands.includes(i) ? i : []))
  fill(s.bands, bands, chance)
  return s
}

/** The cards that another player is looking at are the top cards of the deck that is imagined. */
function lookUnder(s: State) {
  s.agenda = s.agenda.map(frame => {
    if (frame[0] !== 'peeked') return frame
    const { kind, cards: looked } = frame[1] as { kind: number; cards: number[] }
    const cards = s.adventureDecks[kind]!.slice(-looked.length)
    if (s.choice !== null) s.choice.values = cards.slice()
    return ['peeked', { kind, cards }]
  })
}

/** The assets that another player is looking at are some that nobody has seen, taken out of `free`. */
function lookAtAssets(s: State, free: number[], chance: Chance) {
  s.agenda = s.agenda.map(frame => {
    if (frame[0] !== 'lookedAt') return frame
    const looked = frame[1] as Runebound['steps']['lookedAt']
    if (!looked.cards.includes(UNKNOWN)) return frame
    const some = free.filter(card => card < FIRST_TWIST)
    chance.shuffle(some)
    const cards = some.slice(0, looked.cards.length)
    for (const card of cards) free.splice(free.indexOf(card), 1)
    if (s.choice !== null) s.choice.values = cards.slice(0, s.choice.values.length)
    return ['lookedAt', { ...looked, cards }]
  })
}

function resolving(s: State): number[] {
  return s.agenda.flatMap(frame => (frame[0] === 'resolve' ? [frame[1] as number] : []))
}

function unseen(all: readonly number[], zones: readonly (readonly number[])[]): number[] {
  const seen = new Set(zones.flat())
  return all.filter(card => !seen.has(card))
}

function fill(zone: number[], cards: number[], chance: Chance) {
  chance.shuffle(cards)
  for (let i = 0; i < zone.length; i++) if (zone[i] === UNKNOWN) zone[i] = cards.pop()!
}

function cloneRoll(roll: Roll): Roll {
  return { ...roll, faces: roll.faces.slice(), spent: roll.spent.slice() }
}

function cloneFight(f: Fight): Fight {
  return {
    ...f,
    tokens: f.tokens.map(copy),
    faces: f.faces.map(copy),
    places: f.places.map(copy),
    under: f.under.map(copy),
    doubled: f.doubled.map(copy),
    passed: f.passed.slice(),
    lead: f.lead.slice(),
    block: f.block.slice(),
    reflect: f.reflect.slice(),
    charged: f.charged.slice(),
    noBlock: f.noBlock.slice(),
    silent: f.silent.slice(),
    skip: f.skip.slice(),
    bound: f.bound.slice(),
    used: f.used.map(copy),
    party: f.party.slice(),
    sheets: f.sheets.slice(),
  }
}

function copy<C>(cards: readonly C[]): C[] {
  return cards.slice()
}
