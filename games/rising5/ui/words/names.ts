import { type Hero, HEROES, type Item, type Place, type Region } from '../../content/names.ts'
import { REGION_CARDS, type RegionCardId } from '../../content/regions.ts'
import type { Messages } from '../../messages/index.ts'
import type { Rune, Sign, SignState } from '../../rules/puzzle.ts'
import type { Skills } from './words.ts'

/** What things are called, by their ids or by their numbers in the state. */
export interface Names extends Pick<Messages, 'move'> {
  hero(hero: Hero): string
  heroAt(number: number): string
  skill(hero: Hero): string
  skillText(hero: Hero): string
  place(place: Place): string
  region(region: Region): string
  card(card: RegionCardId): string
  cardAt(number: number): string
  item(item: Item): string
  itemText(item: Item): string
  rune(rune: Rune): string
  sign(sign: Sign): string
  state(state: SignState): string
}

export function namesOf(messages: Messages, texts: Skills): Names {
  return {
    move: messages.move,
    hero: hero => messages.heroes[hero],
    heroAt: number => messages.heroes[HEROES[number]!],
    skill: hero => messages.skills[hero],
    skillText: hero => texts.skillTexts[hero],
    place: place => messages.places[place],
    region: region => messages.regions[region],
    card: card => messages.cards[card],
    cardAt: number => messages.cards[REGION_CARDS[number]!.id],
    item: item => messages.items[item],
    itemText: item => texts.itemTexts[item],
    rune: rune => messages.runes[rune],
    sign: sign => messages.signs[sign],
    state: state => messages.states[state],
  }
}
