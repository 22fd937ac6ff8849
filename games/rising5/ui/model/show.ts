import { UNKNOWN } from '@runatal/kernel'
import { type Hero, HEROES, type Item, ITEMS, PLACES } from '../../content/names.ts'
import { REGION_CARDS, type RegionCardId } from '../../content/regions.ts'
import { RUNES, SIGNS, STATES } from '../../rules/puzzle.ts'
import { rules } from '../../rules/rising5.ts'
import { ASIDE, type Event, HELD, NONE, type State, UNLINKED, USED } from '../../rules/types.ts'

/** What lies on the table after an event, as far as the event tells: what is drawn while events go by one by one. */
export function afterEvent(before: State, event: Event): State {
  const s = rules.clone(before)
  switch (event.type) {
    case 'result_shown': {
      const states = SIGNS.map(sign => STATES.indexOf(event.signs.find(one => one.sign === sign)?.state ?? 'unknown'))
      s.results.push(...event.arrangement.map(rune => RUNES.indexOf(rune)), ...states)
      break
    }
    case 'turn_started':
      s.turn = event.turn
      s.active = event.seat
      s.hero = NONE
      s.actions = 0
      break
    case 'activated':
      for (let i = 0; i < event.actions; i++) takeCard(s, event.seat, event.hero)
      s.hero = HEROES.indexOf(event.hero)
      s.actions = event.actions
      break
    case 'runes_swapped': {
      const rune = s.runes[event.from]!
      s.runes[event.from] = s.runes[event.to]!
      s.runes[event.to] = rune
      break
    }
    case 'character_moved':
      s.at[HEROES.indexOf(event.hero)] = PLACES.indexOf(event.to)
      break
    case 'encounter_started':
      s.bonus = 0
      s.given.fill(0)
      s.face = NONE
      s.surprise = false
      s.fight = cardOf(event.card)?.kind === 'monster' ? PLACES.indexOf(event.place) : NONE
      break
    case 'support_given':
      for (let i = 0; i < event.cards; i++) {
        if (s.team.length > 1) takeCard(s, event.seat, event.hero)
        else takeFrom(s, s.support, event.hero)
      }
      s.given[event.seat]! += event.cards
      s.bonus = event.total
      break
    case 'support_taken_back':
      for (let i = 0; i < event.cards; i++) s.hands[event.seat]!.push(s.discard.pop() ?? UNKNOWN)
      s.given[event.seat]! -= event.cards
      s.bonus = event.total
      break
    case 'die_rolled':
    case 'die_rerolled':
      s.face = event.face
      s.surprise = event.rollFor === 'surprise'
      s.fight = placeOf(s, event.card)
      break
    case 'fight_won':
      removeCard(s, event.card)
      endFight(s)
      break
    case 'fight_lost':
    case 'surprise_attack':
      endFight(s)
      break
    case 'companion_met':
      removeCard(s, event.card)
      break
    case 'cache_opened':
      removeCard(s, event.card)
      if (event.artefact !== undefined) {
        s.artefactPile.pop()
        gain(s, event.artefact)
      }
      break
    case 'cubes_gained':
      s.altars += event.cubes
      break
    case 'marker_moved':
      s.eclipse = event.to
      break
    case 'relic_gained':
      gain(s, event.relic)
      break
    case 'hint_given':
      s.hints.push(RUNES.indexOf(event.rune), SIGNS.indexOf(event.sign), s.results.length / (4 + SIGNS.length))
      break
    case 'item_used':
      s.items[ITEMS.indexOf(event.item)] = USED
      break
    case 'seal_failed':
      s.altars = 0
      break
    case 'red_moon_revealed':
      s.pile.pop()
      s.moonsInPile--
      s.moonWaiting = true
      break
    case 'red_moon_discarded':
    case 'red_moon_cancelled':
      s.moonWaiting = false
      s.moonsGone++
      break
    case 'card_drawn': {
      s.pile.pop()
      const card = event.hero === undefined ? UNKNOWN : HEROES.indexOf(event.hero)
      ;(event.to === 'hand' ? s.hands[event.seat]! : s.support).push(card)
      break
    }
    case 'card_discarded':
      takeCard(s, event.seat, event.hero)
      break
    case 'location_refilled': {
      const place = PLACES.indexOf(event.place)
      s.places[place] = cardNumber(event.card)
      s.regionPiles[place >> 1]!.pop()
      break
    }
    case 'turn_ended':
      s.hero = NONE
      s.actions = 0
      break
    case 'game_won':
    case 'game_lost':
      s.fate = event.type === 'game_won' ? 'won' : event.reason
      s.solution = event.solution.map(rune => RUNES.indexOf(rune))
      s.links = event.links.map(sign => SIGNS.indexOf(sign))
      break
    case 'note_changed':
      s.notes[SIGNS.indexOf(event.sign)] =
        event.to === 'aside' ? ASIDE : event.to === 'unlinked' ? UNLINKED : RUNES.indexOf(event.to)
      break
    case 'bot_says':
    case 'actions_given_up':
    case 'crisis_resolved':
    case 'draw_declared':
    case 'filling_in':
    case 'game_set_up':
    case 'gm_ready':
    case 'hands_dealt':
    case 'hint_asked':
    case 'hint_declined':
    case 'passed':
    case 'puzzle_made':
    case 'red_moons_inserted':
    case 'runes_captured':
    case 'seal_attempted':
    case 'skill_skipped':
    case 'skill_used':
    case 'support_asked':
      break
  }
  return s
}

/** How long an event is looked at, in milliseconds; what is not here shows nothing of its own. */
const LENGTHS: Partial<Record<Event['type'], number>> = {
  result_shown: 2200,
  turn_started: 250,
  activated: 400,
  skill_used: 250,
  runes_swapped: 450,
  character_moved: 400,
  encounter_started: 350,
  support_asked: 200,
  support_given: 350,
  support_taken_back: 350,
  die_rolled: 900,
  die_rerolled: 900,
  fight_won: 450,
  fight_lost: 400,
  companion_met: 400,
  cache_opened: 400,
  cubes_gained: 400,
  marker_moved: 450,
  relic_gained: 400,
  hint_given: 900,
  item_used: 350,
  seal_attempted: 700,
  seal_failed: 400,
  crisis_resolved: 600,
  card_drawn: 280,
  red_moon_revealed: 700,
  red_moon_cancelled: 450,
  red_moon_discarded: 250,
  card_discarded: 280,
  location_refilled: 350,
  game_won: 1200,
  game_lost: 900,
}

export function lengthOf({ type }: Event): number {
  return LENGTHS[type] ?? 0
}

function takeCard(s: State, seat: number, hero: Hero): void {
  takeFrom(s, s.hands[seat]!, hero)
}

/** A card that is hidden from me leaves as what it is. */
function takeFrom(s: State, cards: number[], hero: Hero): void {
  const number = HEROES.indexOf(hero)
  const at = cards.includes(number) ? cards.indexOf(number) : cards.indexOf(UNKNOWN)
  if (at >= 0) cards.splice(at, 1)
  s.discard.push(number)
}

function removeCard(s: State, card: RegionCardId): void {
  const place = placeOf(s, card)
  if (place !== NONE) s.places[place] = NONE
  s.removed.push(cardNumber(card))
}

function endFight(s: State): void {
  s.fight = NONE
  s.bonus = 0
  s.given.fill(0)
}

function gain(s: State, item: Item): void {
  s.items[ITEMS.indexOf(item)] = HELD
}

function placeOf(s: State, card: RegionCardId): number {
  const place = s.places.indexOf(cardNumber(card))
  return place < 0 ? NONE : place
}

function cardNumber(card: RegionCardId): number {
  return REGION_CARDS.findIndex(({ id }) => id === card)
}

function cardOf(card: RegionCardId) {
  return REGION_CARDS[cardNumber(card)]
}
