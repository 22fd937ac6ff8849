import type { Chance, Seat } from '@runatal/kernel'
import { type Card, SLOTS, type Slot, TYPES } from '../../content/language.ts'
import { type OnSlot, type Pack, type Player, type Position, STARTER } from '../../index.ts'
import type { From } from './bout.ts'
import { found, noWeakness, type Side, speaker, type World } from './table.ts'
import { WIDE } from './wide.ts'

/** Random positions of all phases, and the model's table for each. */
export interface Start {
  position: Position
  world: World
  from: From
}

interface Box {
  pack: Pack
  infusions: readonly Card[]
  objects: readonly Card[]
  /** What hands are full of, so that rare things meet: now anything, now instants, answers, cards with lanes or repeats. */
  pools: readonly (readonly Card[])[]
}

function boxOf(pack: Pack, more: readonly Card[]): Box {
  const { cards } = pack
  return {
    pack,
    infusions: cards.filter(card => card.infusion !== undefined),
    objects: cards.filter(card => card.object === true),
    pools: [
      cards,
      cards.filter(({ instant, type }) => instant === true || type === 'support'),
      cards.filter(({ type, cost }) => type !== 'assault' || cost < 2),
      cards.filter(({ play, value2 }) => play !== undefined || value2 !== undefined),
      more,
    ],
  }
}

const BOXES = [boxOf(STARTER, STARTER.cards), boxOf(WIDE, WIDE.cards.slice(STARTER.cards.length))]
const PHASES = ['bout', 'draws', 'upkeep', 'clash', 'play', 'play', 'play', 'consolidation'] as const

export function randomStart(chance: Chance, seed: number): Start {
  if (chance.int(10) === 0) return wholeDuel(chance, seed)
  const box = oneOf(BOXES, chance)
  const from = oneOf(PHASES, chance)
  const players: [Player, Player] = [randomPlayer(box, chance, from), randomPlayer(box, chance, from)]
  const position: Position = {
    players,
    seed,
    phase: from,
    bout: chance.int(30) === 0 ? 39 + chance.int(2) : 2 + chance.int(4),
    first: chance.int(2),
    firstPasser: chance.int(2),
    stillBouts: chance.int(3),
    windows: oneOf(['full', 'quick'], chance),
    handLimit: oneOf(['none', 'none', 'eight'], chance),
    slots: from === 'bout' || from === 'draws' || from === 'upkeep' ? [] : randomSlots(box, chance),
    // Decks stay as they lie when they are shuffled: the model need not be told an order.
    chance: { shuffles: Array.from({ length: 500 }, () => []) },
  }
  return {
    position: box.pack === STARTER ? position : { ...position, pack: box.pack },
    from,
    world: worldOf(position, box.pack),
  }
}

/** Two ready decks from their set-up on. */
function wholeDuel(chance: Chance, seed: number): Start {
  const decks = [oneOf(STARTER.decks, chance), oneOf(STARTER.decks, chance)] as const
  const shuffled = decks.map(({ cards }) => {
    const all = Object.entries(cards).flatMap(([id, copies]) => Array.from({ length: copies }, () => id))
    chance.shuffle(all)
    return all
  })
  const first = chance.int(2)
  const numbers = shuffled.map(ids => ids.map(id => STARTER.cards.findIndex(card => card.id === id)).toReversed())
  const position: Position = {
    players: [{ from: decks[0].id }, { from: decks[1].id }],
    seed,
    phase: 'setUp',
    windows: oneOf(['full', 'quick'], chance),
    chance: { ints: [first], shuffles: [...numbers, ...Array.from({ length: 500 }, () => [])] },
  }
  const [a, b] = decks.map(({ character, weapons }, seat): Player => {
    const { ether, latent } = found(
      STARTER.characters.find(({ id }) => id === character),
      'character',
    )
    return { character, weapons, hp: ether, latent, deck: found(shuffled[seat], 'deck') }
  })
  const players: Position['players'] = [found(a, 'player'), found(b, 'player')]
  return { position, from: 'setUp', world: worldOf({ ...position, players, first }, STARTER) }
}

function randomPlayer({ pack: { cards }, infusions, objects: things, pools }: Box, chance: Chance, from: From): Player {
  const character = oneOf(STARTER.characters, chance)
  const weapons = some(STARTER.weapons, 1 + chance.int(2), chance)
  const sockets = weapons.reduce((sum, { bubbles }) => sum + bubbles, 0)
  const objects = several(things, chance.int(4), chance)
  const clashing = from === 'clash' || from === 'play'
  return {
    character: character.id,
    weapons: weapons.map(({ id }) => id),
    hp: chance.int(4) === 0 ? 1 + chance.int(8) : 1 + chance.int(character.ether),
    latent: chance.int(4),
    reserve: clashing ? chance.int(8) : 0,
    bleed: few(chance),
    poison: chance.int(40) === 0 ? 30 + chance.int(10) : few(chance),
    stunned: chance.int(8) === 0,
    hand: several(oneOf(pools, chance), 2 + chance.int(7), chance),
    deck: several(oneOf(pools, chance), chance.int(8) === 0 ? chance.int(4) : 4 + chance.int(26), chance),
    discard: clashing ? several(cards, chance.int(4), chance) : [],
    void: several(cards, chance.int(10), chance),
    infusions: several(infusions, chance.int(sockets + 1), chance),
    objects,
    used: objects.flatMap((_, i) => (chance.int(3) === 0 ? i : [])),
    ...(clashing && waiting(chance)),
  }
}

/** What a bout has left behind so far. */
function waiting(chance: Chance): Partial<Player> {
  const played = chance.int(4)
  return {
    weak: Object.fromEntries(SLOTS.filter(() => chance.int(4) === 0).map(slot => [slot, 1 + chance.int(3)])),
    next: {
      damage: few(chance),
      shake: few(chance),
      block: few(chance),
      amplitude: few(chance) && 1,
      cost: few(chance),
    },
    played,
    ...(played > 0 && { last: oneOf(TYPES, chance) }),
    passes: chance.int(5) === 0 ? 1 : 0,
  }
}

function randomSlots({ pack, infusions }: Box, chance: Chance): OnSlot[] {
  return Array.from({ length: chance.int(5) }, () => ({
    card: oneOf(chance.int(2) === 0 ? infusions : pack.cards, chance).id,
    by: chance.int(2),
    slot: oneOf(SLOTS, chance),
    sideways: chance.int(4) === 0,
  }))
}

function worldOf(
  { players, bout = 1, first = 0, firstPasser, stillBouts = 0, slots = [], ...rest }: Position,
  pack: Pack,
): World {
  const cards = new Map(pack.cards.map(one => [one.id, one]))
  return {
    cards,
    sides: [sideFrom(players[0], 0, cards), sideFrom(players[1], 1, cards)],
    bout,
    first,
    firstPasser: rest.phase === 'bout' || rest.phase === 'consolidation' ? firstPasser : undefined,
    passed: false,
    normals: slots.length,
    stillBouts,
    laid: slots.map(({ card, by, slot, sideways = false }) => ({
      card,
      seat: by,
      slot,
      sideways,
      transcended: false,
      infusable: !sideways && isInfusion(cards.get(card), slot),
    })),
    chain: [],
    handLimit: rest.handLimit === 'eight',
    told: [],
  }
}

function isInfusion(card: Card | undefined, slot: Slot): boolean {
  return card?.infusion !== undefined && card.slots.includes(slot)
}

function sideFrom(player: Player, seat: Seat, cards: ReadonlyMap<string, Card>): Side {
  const character = found(
    STARTER.characters.find(({ id }) => id === player.character),
    'character',
  )
  const weapons = (player.weapons ?? []).map(id =>
    found(
      STARTER.weapons.find(weapon => weapon.id === id),
      'weapon',
    ),
  )
  const { hp = 0, latent = 0, reserve = 0, bleed = 0, poison = 0, stunned = false } = player
  return {
    seat,
    character,
    weapons,
    hp,
    latent,
    reserve,
    bleed,
    poison,
    stunned,
    deck: [...(player.deck ?? [])],
    hand: [...(player.hand ?? [])],
    discard: [...(player.discard ?? [])],
    void: [...(player.void ?? [])],
    self: speaker(character.id, character.kind === 'passive' ? character.ability : []),
    arms: weapons.map(weapon => speaker(weapon.id, weapon.trait)),
    sockets: (player.infusions ?? []).map(id => speaker(id, found(cards.get(id), 'card').infusion)),
    objects: (player.objects ?? []).map((card, i) => ({ card, used: player.used?.includes(i) === true })),
    abilityUsed: false,
    passes: player.passes ?? 0,
    hasPassed: (player.passes ?? 0) > 0,
    played: player.played ?? 0,
    last: player.last,
    weak: { ...noWeakness(), ...player.weak },
    next: { damage: 0, shake: 0, block: 0, amplitude: 0, cost: 0, ...player.next },
    begun: new Set(player.last === 'assault' ? ['first_assault'] : []),
  }
}

export function oneOf<T>(items: readonly T[], chance: Chance): T {
  return found(items[chance.int(items.length)], 'choice')
}

function several(cards: readonly Card[], count: number, chance: Chance): string[] {
  return Array.from({ length: count }, () => oneOf(cards, chance).id)
}

/** So many different ones. */
function some<T>(items: readonly T[], count: number, chance: Chance): T[] {
  const rest = [...items]
  chance.shuffle(rest)
  return rest.slice(0, count)
}

/** Mostly none, at times up to three. */
function few(chance: Chance): number {
  return chance.int(2) === 0 ? 0 : chance.int(4)
}
