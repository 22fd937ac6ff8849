import type { GemKind, Scenario } from '../../content/language.ts'
import type { Icon } from '../../content/tokens.ts'
import type { CountName, GaugeName } from '../model/scenario.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What the board itself says; the game's own words are in `../messages`. */
export interface BoardWords {
  map: string
  mapKeys: string
  zoomIn: string
  zoomOut: string
  wholeMap: string
  toHero: string
  gem(kind: GemKind): string
  gemUsed(kind: GemKind): string
  gemNote: string
  webHere: string
  scorchedHere: string
  zombie: string
  goTo(place: string, dice: number): string
  goHere(code: string): string
  diceUsed(dice: number): string
  dice: string
  rerollDie(face: string): string
  useOne: string
  more(count: number): string
  moreTitle: string
  notNow(rule: string): string
  forbidden: string
  party: string
  noHero: string
  removed: string
  hero: string
  healthOf(left: number, most: number): string
  outOf(left: number, most: number): string
  sheetOf(name: string): string
  tokens: string
  skills: string
  assets: string
  quests: string
  trophies: string
  trophiesAre(counts: readonly number[]): string
  trophiesOf(hero: string): string
  costs(letters: string): string
  hand: string
  handOf(count: number): string
  mustRest: string
  delayed: string
  prepared: string
  justPrepared: string
  owes(actions: number): string
  arcane(count: number): string
  companions(count: number): string
  spears(count: number): string
  letters(count: number): string
  scenario: string
  scenarioFor(heroes: number): string
  won: string
  lost: string
  noRest: string
  gauge: Record<GaugeName, (now: number, most: number) => string>
  count: Record<CountName, (count: number) => string>
  storyQuests: string
  epicentre: string
  actAndSpace(act: number, space: number): string
  timeIs(act: number, space: number, left: number): string
  fightOf(hero: string, foe: string): string
  round(round: number): string
  /** Whether the reader begins. */
  initiative(mine: number, theirs: number, isMine: boolean): string
  ambush: string
  gold: string
  myTokens: string
  theirTokens: string
  groupNote: string
  nothingLeft: string
  spentTokens(count: number): string
  abilities: string
  usedThisRound: string
  exertsOne: string
  threat(damage: number, shields: number): string
  spend: Record<'phys' | 'mag' | 'charge' | 'agi', (value: number) => string>
  iconNote: Record<'shield' | 'surge' | 'dbl' | 'tac' | 'agi', string>
  doubles(icon: string, value: number): string
  copies(what: string, value: number, isOwn: boolean): string
  next: string
  comes(box: string, what: string): string
  foeWill: Record<'skull' | 'charge' | 'surge' | 'agi' | 'dbl' | 'tac', (value: number) => string>
  foeRest(spent: number): string
  iconShort: Readonly<Partial<Record<Icon, string>>>
  hasPassed: string
  partyFight(turn: number, of: number): string
  specialToken: string
  odds(percent: number): string
  oddsAre(percent: number): string
  testOf(attribute: string): string
  successes(count: number, need: number | undefined): string
  exertNote: string
  marketOf(city: string): string
  purse(gold: number): string
  price(gold: number): string
  mine: string
  trade: string
  tradeTitle: string
  youGive: string
  youGet: string
  gives(hero: string): string
  moreGold: string
  lessGold: string
  nothingYet: string
  pickHero: string
  look: string
  close: string
  roundsPlayed: string
  lostBy: Readonly<Record<string, string>>
  wonBy: Readonly<Record<Scenario, string>>
}

export const boardWords: Record<'en' | 'fr', BoardWords> = { en, fr }
