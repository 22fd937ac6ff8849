import { capital, count, possessive, printed, verb } from '@runatal/grammar/en'
import type { Item, Place } from '../../content/names.ts'
import type { RegionCard, RegionCardId } from '../../content/regions.ts'
import type { Rune, Sign, SignState } from '../../rules/puzzle.ts'
import type { Press } from '../model/choices.ts'
import type { Fact } from '../model/knowledge.ts'
import { enNames, the, thePlace } from '../../messages/en-names.ts'

const { cards, items, kinds, runes: colours, signs, states } = enNames

export const en = printed({
  portal: 'The Portal',
  portalSays: (runes: readonly string[], cubes: number) =>
    `The Portal: ${runes.map((rune, i) => `${i + 1} ${rune}`).join(', ')}. ${cubes} of 4 cubes.`,
  runeAt: (rune: string, position: number) =>
    position < 4 ? `${rune}, space ${position + 1}` : `${rune}, in the reserve`,
  reserve: 'Reserve',
  relics: 'Relics',
  relicToWin: (relic: Item) => `${items[relic].name}, to be won from a Lord`,
  artefacts: 'Artefacts',
  pile: 'Pile',
  pileSays: (characters: number, moons: number) =>
    `${count(characters, 'Character card')} and ${count(moons, 'Red Moon')} are left in the pile`,
  moonIn: (left: number) => `Moon: ${left}`,
  moonInSays: (left: number) => (left === 1 ? 'The next card is a Red Moon' : `Card ${left} of the pile is a Red Moon`),
  crisisOf: (moons: number) => `Crisis: ${moons}`,
  discard: 'Discard',
  discardSays: (discarded: number) => `Discard pile: ${count(discarded, 'card')}. Look through it`,
  signs: 'The signs',
  lastSeen: 'as last seen',
  means: { unknown: 'unknown', dark: 'absent', bright: 'elsewhere', golden: 'right' },
  signIs: (sign: Sign, state: SignState) => `${signs[sign]}: ${states[state].name}`,
  history: 'History',
  firstResult: 'First result',
  attempt: (number: number) => `Attempt ${number}`,
  hintSays: (rune: Rune, sign: Sign) => `Hint: ${colours[rune]} is the ${signs[sign]}`,
  questions: {
    title: 'Questions to the Portal',
    attempt: (n: number, counts: Counts, best: string) => `Attempt ${n}: ${told(counts)} ${better(counts, best)}`,
    hint: (rune: string, counts: Counts, best: string) => `Hint, ${rune}: ${told(counts)} ${better(counts, best)}`,
  },
  arrangement: (runes: readonly string[]) => runes.map((rune, i) => `${i + 1} ${rune}`).join(', '),
  notebook: 'Notebook',
  shared: 'shared by the team',
  masterNotes: 'What the team believes.',
  noteHead: (sign: Sign, isOn: boolean) =>
    `${signs[sign]}: ${isOn ? 'noted without a rune, take it out' : 'note it without a rune'}`,
  square: (rune: Rune, sign: Sign, pinned: boolean, hinted: boolean, fact: Fact | undefined) =>
    `${capital(colours[rune])} and the ${signs[sign]}: ${
      hinted
        ? 'linked by a hint'
        : pinned
          ? 'pinned by the team'
          : fact === 'certain'
            ? 'certain'
            : fact === 'impossible'
              ? 'impossible'
              : 'nothing noted'
    }`,
  thinking: 'The assistant is thinking…',
  solutionsLeft: (n: number) => `${count(n, 'solution')} ${verb(n, 'is', 'are')} left.`,
  linksCertain: (n: number) =>
    n === 0 ? 'No link is certain.' : `${count(n, 'link')} ${verb(n, 'is', 'are')} certain.`,
  showSolutions: 'Show them',
  hideSolutions: 'Hide them',
  items: 'The team’s items',
  noItems: 'None yet: Lords guard Relics, caches hold Artefacts.',
  useItem: (item: Item) => `Use the ${items[item].name}`,
  itemIdle: (item: Item, rule: string | undefined) =>
    rule === undefined ? items[item].name : `${items[item].name}: not now (${rule})`,
  shortItem: {
    blade: 'Blade',
    staff: 'Staff',
    pendant: 'Pendant',
    orb: 'Orb',
    store: 'Store',
    ring: 'Ring',
    potion: 'Potion',
  },
  eclipse: 'Eclipse',
  eclipseSays: (space: number, last: number, after: number | undefined) =>
    `Eclipse: space ${space} of ${last}${after === undefined ? '' : `; the crisis would push it to ${after}`}`,
  portraits: 'The five characters',
  onPortrait: (hero: string) => `${hero}, on the portrait`,
  aboutHero: (hero: string) => `About ${hero}`,
  regions: 'The regions',
  shortRegion: { I: 'Dunes', II: 'Depths', III: 'Ashes' },
  regionPile: (left: number) => `pile ${left}`,
  fight: 'Fight',
  whoIsAt: (place: Place) => `Who is at ${thePlace(place)}`,
  empty: 'Empty until the turn ends',
  cardSays: (id: RegionCardId, { strength, moons, kind }: RegionCard) =>
    strength === undefined
      ? `${cards[id]}, ${kinds[kind]}`
      : `${cards[id]}, strength ${strength}, ${count(moons, 'red moon')}`,
  standsAt: (hero: string, place: Place, who: string) => `${hero} is at ${thePlace(place)}, where you find: ${who}.`,
  elsewhere: (places: readonly (readonly [place: string, who: string])[]) =>
    `Elsewhere: ${places.map(([place, who]) => `${place} (${who})`).join('; ')}.`,
  noRune: 'empty',
  pressPlace: (press: Press, place: Place, card: RegionCardId | undefined) => {
    if ('intent' in press) return enNames.places[place]
    const { move, goTo } = press
    if (goTo !== undefined || move.do === 'goTo')
      return `Go to ${thePlace(place)}${card === undefined ? '' : `: ${cards[card]}`}`
    if (move.do === 'send') return `Send to ${thePlace(place)}`
    const whom = card === undefined ? thePlace(place) : the(card)
    return move.do === 'encounter' ? `Meet ${whom}` : `Strike ${whom}`
  },
  verb: (press: Press, isMonster: boolean): string => {
    if ('intent' in press || press.goTo !== undefined || press.move.do === 'goTo') return 'Go'
    if (press.move.do === 'send') return 'Send'
    return press.move.do === 'encounter' ? (isMonster ? 'Fight' : 'Meet') : 'Strike'
  },
  hand: 'My hand',
  hiddenCard: 'hidden card',
  supportReserve: 'Support reserve',
  team: 'The team’s hands',
  handSays: (held: readonly string[]) =>
    held.length === 0 ? 'No card' : `${count(held.length, 'card')}: ${held.join(', ')}`,
  howMany: (hero: string) => `${hero}: how many actions?`,
  activate: (hero: string, actions: number) => `Activate ${hero} for ${count(actions, 'action')}`,
  back: 'Take back',
  pressLit: 'Press what is lit.',
  meanwhile: (name: string, hero: string | undefined, actions: number) =>
    hero === undefined
      ? `It is ${possessive(name)} turn.`
      : `${name} plays ${hero}${actions === 0 ? '' : `: ${count(actions, 'action')} left`}.`,
  die: 'die',
  teamwork: 'alone',
  beside: (hero: string) => `with ${hero}`,
  support: 'support',
  strength: 'Strength',
  won: 'if won',
  lost: 'if lost',
  totalEclipse: 'total eclipse',
  space: (space: number) => `space ${space}`,
  spaceThenCrisis: (space: number) => `space ${space}, then the crisis: total eclipse`,
  giveCards: (given: number) => (given === 0 ? 'Refuse' : count(given, 'card')),
  sixths: (faces: number) => `${faces} in 6`,
  rollWins: 'This roll wins.',
  rollLoses: 'This roll loses.',
  orPressPlace: 'or press a location',
  meets: (card: string, faces: number) => `${card}: ${faces} in 6`,
  swipeDown: 'or swipe the Portal down',
  actionsLeft: (actions: number) => `${count(actions, 'action')} left`,
  sealNeeds: (cubes: number) => (cubes > 0 ? `${count(cubes, 'cube')} missing` : 'not now'),
  sealWarning: 'The Portal is read as it stands. If the seal fails, all four cubes are spent.',
  firstRune: 'Press or drag a rune on the table.',
  secondRune: 'now the second one',
  crisisLoses: 'The eclipse becomes total: the game is lost.',
  crisisMoves: (from: number, to: number) =>
    from === to ? 'No monster in sight: nothing moves.' : `The eclipse moves from space ${from} to space ${to}.`,
  tabs: { board: 'Board', signs: 'Signs', notes: 'Notes', team: 'Team' },
  close: 'Close',
  rules: 'Rules:',
  notNow: 'Not now:',
  lord: 'Lord',
  moons: 'Red moons',
  reward: 'Reward',
  skill: 'Skill',
  master: {
    title: 'The Game Master’s desk',
    secret: 'Only you see this.',
    chooseSolution: 'Choose a rune for each space, or let chance decide.',
    chooseLinks: 'Give each rune a sign of its own, or let chance decide.',
    layResult: 'Lay out the state of each sign. A wrong answer cannot be published.',
    handSign: (rune: Rune) => `Which sign belongs to ${colours[rune]}?`,
    space: (number: number) => `Space ${number}`,
    spaceHas: (number: number, rune: Rune | undefined) =>
      `Space ${number}: ${rune === undefined ? 'not chosen' : colours[rune]}`,
    signOf: (rune: Rune) => `Sign of ${colours[rune]}`,
    none: 'choose…',
    set: 'Set',
    random: 'Let chance decide',
    publish: 'Publish',
    hand: 'Hand it over',
    fill: 'Fill it in for me',
    fillIn: 'Fill in my answers for me',
    notFour: 'Four different runes are needed.',
    notStart: 'The starting arrangement cannot be the solution.',
    notSeven: 'Each rune needs a sign of its own.',
  },
  end: {
    won: 'The Portal is sealed',
    lost: 'Asteros falls',
    why: {
      won: 'Four golden signs: the team has found the solution.',
      eclipse: 'The eclipse has become total.',
      deck: 'The Character pile has run out.',
    },
    solution: 'The solution',
    links: 'What the signs stood for',
    debrief: {
      title: 'What each attempt excluded',
      left: (n: number) => `${count(n, 'solution')} possible`,
      excluded: (n: number) => (n === 0 ? 'nothing excluded' : `${count(n, 'solution')} excluded`),
    },
    supportGiven: 'Support given',
    master: 'Game Master',
    numbers: { turns: 'Turns', attempts: 'Attempts', hints: 'Hints', cardsLeft: 'Cards left', eclipse: 'Eclipse' },
  },
})

/** How many solutions were possible before a question and after it, and how many were to be expected. */
export interface Counts {
  before: number
  left: number
  expected: number
  bestLeft: number
}

function told({ before, left, expected }: Counts): string {
  return `from ${count(before, 'solution')} to ${left}, about ${Math.round(expected)} to be expected.`
}

function better({ expected, bestLeft }: Counts, best: string): string {
  if (bestLeft >= expected - 0.5) return 'There was no better one.'
  return `Better: ${best}, to leave about ${Math.round(bestLeft)}.`
}
