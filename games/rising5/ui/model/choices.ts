import type { Move } from '@runatal/kernel'
import type { OpenAsk } from '@runatal/look/board.ts'
import type { Hero, Item, Place } from '../../content/names.ts'
import type { Rising5 } from '../../rules/types.ts'

/** What pressing something does: a move, with where to go after it if the move only opens a second question. */
export interface Choice {
  ask: number
  move: Move<Rising5>
  goTo?: Place
}

/** A first press that only says what the second one is about. */
export type Intent =
  | { kind: 'none' }
  | { kind: 'hero'; hero: Hero }
  | { kind: 'swap'; from: number; to?: number }
  | { kind: 'send'; hero: Hero }

export type Press = Choice | { intent: Intent }

export const NO_INTENT: Intent = { kind: 'none' }

/** What can be pressed on the table, by what it lies on; every option is among the panel's buttons too. */
export interface Choices {
  /** By position: 0 to 3 on the Portal, 4 to 6 in the reserve. */
  runes: ReadonlyMap<number, Press>
  places: ReadonlyMap<Place, Press>
  /** Markers, on the board or on their portraits. */
  heroes: ReadonlyMap<Hero, Press>
  /** The hand, by what is on the card: what its first copy does, its second, and so on. */
  cards: ReadonlyMap<Hero, readonly Choice[]>
  items: ReadonlyMap<Item, Choice>
  itemsBarred: ReadonlyMap<Item, string>
  placesBarred: ReadonlyMap<Place, string>
  /** The question of the note area, which is always open to the team. */
  notes: number | undefined
  seal: Choice | undefined
  /** Why the Portal cannot be sealed now. */
  sealBarred: string | undefined
}

export type Ask = OpenAsk<Rising5>

/** The question that the panel is about: what I owe, else what I am offered beside items and notes. */
export function mainAsk(asks: readonly Ask[]): Ask | undefined {
  return asks.find(({ must }) => must) ?? asks.find(({ kind }) => !ASIDE_KINDS.has(kind))
}

const ASIDE_KINDS: ReadonlySet<Ask['kind']> = new Set<Ask['kind']>(['useItem', 'notes', 'gmFillIn'])

/** `ahead`: where the active hero could go, if moving were chosen (see ahead.ts). */
export function choicesOf(
  asks: readonly Ask[],
  intent: Intent,
  runes: readonly string[],
  ahead: readonly Place[],
  here: Place | undefined,
): Choices {
  const made = {
    runes: new Map<number, Press>(),
    places: new Map<Place, Press>(),
    heroes: new Map<Hero, Press>(),
    cards: new Map<Hero, Choice[]>(),
    items: new Map<Item, Choice>(),
    itemsBarred: new Map<Item, string>(),
    placesBarred: new Map<Place, string>(),
    notes: undefined as number | undefined,
    seal: undefined as Choice | undefined,
    sealBarred: undefined as string | undefined,
  }
  for (const { id: ask, kind, options, barred } of asks) {
    if (kind === 'notes') made.notes = ask
    for (const move of options) {
      const choice = { ask, move }
      switch (move.do) {
        case 'activate':
          made.cards.set(move.hero, byActions([...(made.cards.get(move.hero) ?? []), choice]))
          break
        case 'discard':
          made.cards.set(move.hero, [choice])
          break
        case 'swap':
          pressRunes(made.runes, choice, move.from, move.to, intent)
          break
        case 'hint':
          made.runes.set(runes.indexOf(move.rune), choice)
          break
        case 'surprise':
        case 'strike':
        case 'goTo':
          made.places.set(move.place, choice)
          break
        case 'send':
          made.heroes.set(move.hero, { intent: { kind: 'send', hero: move.hero } })
          if (intent.kind === 'send' && intent.hero === move.hero) made.places.set(move.place, choice)
          break
        case 'copy':
          made.heroes.set(move.hero, choice)
          break
        case 'move':
          for (const place of ahead) made.places.set(place, { ...choice, goTo: place })
          break
        case 'encounter':
          if (here !== undefined) made.places.set(here, choice)
          break
        case 'seal':
          made.seal = choice
          break
        case 'confirm':
          made.seal = choice
          break
        case 'use':
          if ('item' in move) made.items.set(move.item, choice)
          break
        case 'ask':
        case 'back':
        case 'choose':
        case 'close':
        case 'decline':
        case 'draw':
        case 'fill':
        case 'fillIn':
        case 'give':
        case 'giveUp':
        case 'hand':
        case 'keep':
        case 'letStand':
        case 'note':
        case 'offer':
        case 'pass':
        case 'publish':
        case 'random':
        case 'resolve':
        case 'roll':
        case 'set':
        case 'skip':
        case 'take':
          break
      }
    }
    for (const { move, rule } of barred) {
      if (move.do === 'use' && 'item' in move) made.itemsBarred.set(move.item, rule)
      else if (move.do === 'seal') made.sealBarred = rule
      else if ('place' in move && !made.places.has(move.place)) made.placesBarred.set(move.place, rule)
    }
  }
  return made
}

/** R5-224, R5-225: the first press takes a rune up, the second one swaps; pressing it again puts it back. */
function pressRunes(presses: Map<number, Press>, choice: Choice, from: number, to: number, intent: Intent): void {
  if (intent.kind !== 'swap') {
    for (const rune of [from, to]) presses.set(rune, { intent: { kind: 'swap', from: rune } })
    return
  }
  presses.set(intent.from, { intent: NO_INTENT })
  if (intent.from === from) presses.set(to, choice)
  if (intent.from === to) presses.set(from, choice)
}

/** R5-073: as many cards of one hero are played as actions are taken. */
function byActions(choices: readonly Choice[]): Choice[] {
  return choices.toSorted((a, b) => actionsOf(a) - actionsOf(b))
}

export function actionsOf({ move }: Choice): number {
  return move.do === 'activate' ? move.actions : 0
}

/** Whether one press on the table itself gives this answer. */
export function isOnTable({ runes, places, heroes, cards }: Choices, move: Move<Rising5>): boolean {
  const all = [...runes.values(), ...places.values(), ...heroes.values(), ...[...cards.values()].flat()]
  return all.some(press => 'move' in press && press.goTo === undefined && press.move === move)
}
