import { core, type Seat, type Setting, type Steps } from '@runatal/kernel'
import { type Deck, SLOTS } from '../content/language.ts'
import { type CardSet, cardSet } from '../content/printed.ts'
import { socketsOf } from './consolidation.ts'
import { deckNamed } from './deck.ts'
import { clone } from './sight.ts'
import { NONE, type RaiseRiseDie, type Side, type State } from './types.ts'
import { setOf, shuffleDeck } from './zones.ts'

/** Two characters, two decks, and who begins (RRD-065 to RRD-074). */

/** The edition of the rule document, and of our ledger of it (RRD-344). */
const RULES = '0.10'
const LEDGER = 1

export function create({ table, seat }: Setting<RaiseRiseDie>): State {
  const pack = table.pack === 'starter' ? undefined : table.pack
  const side = (at: Seat) => sideOf(deckNamed(seat[at]!.deck, pack), pack)
  // A copy, so that all states are of one shape in memory: what reads them is quicker for it.
  return clone({
    ...core('setUp'),
    ...(pack && { pack }),
    quickWindows: table.windows === 'quick',
    openHands: table.hands === 'open',
    handLimit: table.handLimit === 'eight' ? 8 : 0,
    sides: [side(0), side(1)],
    bout: 0,
    phase: 'preparation',
    first: NONE,
    firstPasser: NONE,
    initiative: NONE,
    passed: false,
    normals: 0,
    stillBouts: 0,
    tardy: 0,
    window: null,
    placing: null,
    playing: null,
    chain: [],
    settled: false,
    laid: [],
    matter: null,
    result: null,
  })
}

interface Brought {
  set: CardSet
  character: number
  weapons: readonly number[]
  list: readonly number[]
}

const known = new WeakMap<Deck, Brought>()

/** A deck in the numbers of its set; looked up once, for bulk play begins many duels with the same. */
function brought(deck: Deck, set: CardSet): Brought {
  const before = known.get(deck)
  if (before?.set === set) return before
  const now = {
    set,
    character: set.pack.characters.findIndex(({ id }) => id === deck.character),
    weapons: deck.weapons.map(weapon => set.pack.weapons.findIndex(({ id }) => id === weapon)),
    list: Object.entries(deck.cards)
      .flatMap(([id, copies]) => Array.from({ length: copies }, () => set.cardNumber.get(id)!))
      .toSorted((a, b) => a - b),
  }
  known.set(deck, now)
  return now
}

function sideOf(deck: Deck, pack: State['pack']): Side {
  const set = cardSet(pack)
  const { character, weapons, list } = brought(deck, set)
  const { ether, latent } = set.pack.characters[character]!
  return {
    character,
    weapons: [...weapons],
    list: [...list],
    hp: ether, // RRD-024
    latent,
    reserve: 0,
    bleed: 0,
    poison: 0,
    stunned: false,
    deck: [...list],
    shown: false,
    ownLore: list.map(() => 0),
    foeLore: list.map(() => 0),
    groups: 0,
    hand: [],
    known: [],
    seen: [],
    discard: [],
    void: [],
    sockets: [],
    socketUses: [],
    objects: [],
    used: 0,
    characterUses: 0,
    weaponUses: weapons.map(() => 0),
    abilityUsed: false,
    passes: 0,
    hasPassed: false,
    played: 0,
    lastType: NONE,
    weak: SLOTS.map(() => 0),
    nextDamage: 0,
    nextShake: 0,
    nextBlock: 0,
    nextAmplitude: 0,
    nextCost: 0,
    firsts: 0,
    gathered: [],
  }
}

export const setup: Steps<RaiseRiseDie, 'setUp'> = {
  setUp(s, _, t) {
    const { characters, weapons } = setOf(s).pack
    t.emit?.({
      type: 'GAME_STARTED',
      rules: RULES,
      ledger: LEDGER,
      characters: s.sides.map(side => characters[side.character]!.id),
      weapons: s.sides.map(side => side.weapons.map(weapon => weapons[weapon]!.id)),
      sockets: [socketsOf(s, 0), socketsOf(s, 1)],
    })
    shuffleDeck(s, 0, 'setup', t) // RRD-067
    shuffleDeck(s, 1, 'setup', t)
    s.first = t.chance.int(2) // RRD-068
    t.emit?.({ type: 'FIRST_PLAYER', seat: s.first, how: 'random' })
    t.next('bout')
  },
}
