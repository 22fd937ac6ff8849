import type { BoardWords } from './words.ts'

export const en: BoardWords = {
  portal: 'The Portal',
  portalSays: (runes, cubes) =>
    `The Portal: ${runes.map((rune, i) => `${i + 1} ${rune}`).join(', ')}. ${cubes} of 4 altars are lit.`,
  runeAt: (rune, position) => (position < 4 ? `${rune}, space ${position + 1}` : `${rune}, in the reserve`),
  reserve: 'Reserve',
  relics: 'Relics',
  relicToWin: relic => `${relic}, to be won from a Lord`,
  artefacts: 'Artefacts',
  pile: 'Pile',
  pileSays: (cards, moons) => `${cards} character cards and ${moons} Red Moons are left in the pile`,
  moonIn: cards => `Moon: ${cards}`,
  moonInSays: cards => (cards === 1 ? 'The next card is a Red Moon' : `A Red Moon is card ${cards} from the top`),
  crisisOf: moons => `Crisis: ${moons}`,
  discard: 'Discard',
  discardSays: cards => `Discard pile: ${cards} cards. Look through it`,
  signs: 'The signs',
  lastSeen: 'as last seen',
  means: { unknown: 'unknown', dark: 'absent', bright: 'elsewhere', golden: 'right' },
  signIs: (sign, state) => `${sign}: ${state.toLowerCase()}`,
  history: 'History',
  firstResult: 'First result',
  attempt: number => `Attempt ${number}`,
  hintSays: (rune, sign) => `Hint: ${rune} is ${sign}`,
  arrangement: runes => runes.map((rune, i) => `${i + 1} ${rune}`).join(', '),
  notebook: 'Notebook',
  shared: 'shared by the team',
  masterNotes: 'What the team believes.',
  noteHead: (sign, isOn) => (isOn ? `${sign}: noted, not linked. Take it off` : `${sign}: note it, without a rune`),
  square: (rune, sign, pinned, hinted, fact) =>
    `${rune} and ${sign}: ${
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
  solutionsLeft: count => (count === 1 ? 'One solution is left.' : `${count} solutions are left.`),
  linksCertain: count => (count === 1 ? '1 link is certain.' : `${count} links are certain.`),
  showSolutions: 'Show them',
  hideSolutions: 'Hide them',
  items: 'The team’s items',
  noItems: 'None yet: Lords guard Relics, caches hold Artefacts.',
  useItem: item => `Use: ${item}`,
  itemIdle: (item, rule) => (rule === undefined ? item : `${item}: not now (${rule})`),
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
  eclipseSays: (space, last, after) =>
    `Eclipse: space ${space} of ${last}${after === undefined ? '' : `; the crisis would push it to ${after}`}`,
  portraits: 'The five heroes',
  onPortrait: hero => `${hero}, on the portrait`,
  aboutHero: hero => `About ${hero}`,
  regions: 'The regions',
  regionPile: cards => `pile ${cards}`,
  fight: 'Fight',
  whoIsAt: place => `Who is at: ${place}`,
  empty: 'Empty until the turn ends',
  cardSays: (name, { strength, moons }, kind) =>
    strength === undefined ? `${name}, ${kind}` : `${name}, strength ${strength}, ${moons} red moons`,
  pressPlace: (press, place, card) => {
    if ('intent' in press) return place
    const { move, goTo } = press
    if (goTo !== undefined || move.do === 'goTo') return `Go to ${place}${card === undefined ? '' : `: ${card}`}`
    if (move.do === 'send') return `Send to ${place}`
    if (move.do === 'encounter') return `Meet ${card ?? place}`
    return `Strike ${card ?? place}`
  },
  hand: 'My hand',
  hiddenCard: 'hidden card',
  supportReserve: 'Support reserve',
  team: 'The team’s hands',
  howMany: hero => `${hero}: how many actions?`,
  activate: (hero, actions) => `Activate ${hero} for ${actions} ${actions === 1 ? 'action' : 'actions'}`,
  another: 'Choose another',
  meanwhile: (name, hero, actions) =>
    hero === undefined
      ? `${name} is on turn.`
      : `${name} plays ${hero}: ${actions} ${actions === 1 ? 'action' : 'actions'} left.`,
  die: 'die',
  teamwork: 'alone',
  beside: hero => `with ${hero}`,
  support: 'support',
  strength: 'Strength',
  won: 'if won',
  lost: 'if lost',
  totalEclipse: 'total eclipse',
  space: space => `space ${space}`,
  spaceThenCrisis: space => `space ${space}, then the crisis: total eclipse`,
  giveCards: cards => (cards === 0 ? 'Refuse' : cards === 1 ? '1 card' : `${cards} cards`),
  sixths: faces => `${faces} in 6`,
  rollWins: 'This roll wins.',
  rollLoses: 'This roll loses.',
  orPressPlace: 'or press a place',
  meets: (card, faces) => `${card}: ${faces} in 6`,
  swipeDown: 'or swipe the Portal down',
  actionsLeft: actions => (actions === 1 ? '1 action left' : `${actions} actions left`),
  sealNeeds: cubes =>
    cubes > 0 ? `Sealing needs ${cubes} more ${cubes === 1 ? 'cube' : 'cubes'}.` : 'Sealing is not possible now.',
  sealWarning: 'The Portal is read as it stands. If it does not close, all four cubes are spent.',
  firstRune: 'Press or drag a rune on the table.',
  secondRune: 'now the second one',
  swapThem: 'Swap them',
  crisisLoses: 'The eclipse becomes total: the game is lost.',
  crisisMoves: (from, to) =>
    from === to ? 'No monster in sight: nothing moves.' : `The eclipse moves from ${from} to ${to}.`,
  tabs: { board: 'Board', signs: 'Signs', notes: 'Notes', team: 'Team' },
  close: 'Close',
  rules: 'Rules',
  notNow: 'Not now',
  lord: 'Lord',
  moons: 'Red moons',
  reward: 'Reward',
  skill: 'Skill',
  master: {
    title: 'The Game Master’s desk',
    secret: 'Only you see this.',
    chooseSolution: 'Choose a rune for each space, or let chance decide.',
    chooseLinks: 'Give each rune a sign of its own, or let chance decide.',
    layResult: 'Lay out the state of each sign. Only the truth can be published.',
    handSign: rune => `Which sign belongs to ${rune}?`,
    space: number => `Space ${number}`,
    signOf: rune => `Sign of ${rune}`,
    stateOf: sign => `State of ${sign}`,
    none: 'choose…',
    set: 'Set',
    random: 'Let chance decide',
    publish: 'Publish',
    hand: 'Hand it over',
    fill: 'Fill it in for me',
    fillIn: 'Answers are filled in for me',
    notFour: 'Four different runes are needed.',
    notStart: 'The runes on the Portal cannot be the solution.',
    notSeven: 'Each rune needs a sign of its own.',
  },
  end: {
    won: 'The Portal is sealed',
    lost: 'Asteros falls',
    why: {
      won: 'Four golden signs: the team has found the answer.',
      eclipse: 'The eclipse has become total.',
      deck: 'The pile of character cards has run out.',
    },
    solution: 'The answer',
    links: 'What the signs stood for',
    supportGiven: 'Support given',
    master: 'Game Master',
    numbers: { turns: 'Turns', attempts: 'Attempts', hints: 'Hints', cardsLeft: 'Cards left', eclipse: 'Eclipse' },
  },
}
