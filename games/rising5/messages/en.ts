import { type Lines, tell } from '@runatal/grammar'
import { a, count, list, people, type Person, possessive, printed, sentence, waitingFor } from '@runatal/grammar/en'
import { HEROES } from '../content/names.ts'
import { RUNES } from '../rules/puzzle.ts'
import type { Event, Roll, ShownSign } from '../rules/types.ts'
import { acts, enNames, the, thePlace } from './en-names.ts'
import { enReasons, enTalk } from './en-talk.ts'
import type { Kind, Messages } from './messages.ts'
import { because, rewardsHere, runeAt } from './words.ts'

const { heroes, skills, runes, signs, states, items, reward } = enNames

export const en: Messages = {
  ...enNames,

  ...printed<Pick<Messages, 'ask' | 'waiting' | 'move'>>({
    ask: (kind, state) =>
      ({
        gmSolution: 'Set the secret solution: a rune for each space.',
        gmLinks: 'Link each rune with a sign.',
        gmResult: 'Lay out the four signs.',
        gmHint: `Hand over the sign of the ${runes[RUNES[state.asked] ?? 'blue']} rune.`,
        gmFillIn: 'Your answers can be filled in for you.',
        activate: 'Activate a character, or pass.',
        skill: `Use ${possessive(heroes[HEROES[state.hero] ?? 'hal'])} skill now?`,
        skillOrakl: 'Choose two runes to swap.',
        skillNova: 'Choose the monster to surprise.',
        skillEkho: 'Choose who moves, and where.',
        skillHal: 'Whose skill does Hal copy?',
        action: `Choose an action. ${count(state.actions, 'action')} left.`,
        move: 'Choose a location.',
        askSupport: 'Ask for support before the roll?',
        giveSupport: 'How many cards do you give?',
        offerSupport: 'Support this fight? You may change it until the roll.',
        closeSupport: 'Roll without waiting for more cards.',
        afterRoll: 'Keep this roll, or use an item.',
        slashReward: 'Choose one reward.',
        relic: 'Choose a Relic.',
        hint: 'Which rune do you ask about?',
        sealConfirm: 'Try to seal the Portal with these runes?',
        crisisConfirm: 'Resolve the Red Moon crisis.',
        drawCount: 'How many cards do you draw?',
        redMoonReaction: 'A Red Moon! Let it stand, or use the Pendant.',
        discardDown: 'Discard one card.',
        useItem: 'Use an item of the team.',
        bladeTarget: 'Choose the monster to strike.',
        notes: 'Change the notebook.',
      })[kind],

    waiting: (kind, name) => waitingFor(name, WAITING[kind]),

    move(move, state) {
      switch (move.do) {
        case 'activate':
          return `Activate ${heroes[move.hero]} for ${count(move.actions, 'action')}`
        case 'pass':
          return 'Pass'
        case 'use':
          return 'item' in move ? `${items[move.item].name}: ${items[move.item].does}` : 'Use the skill'
        case 'skip':
          return 'Skip the skill'
        case 'swap':
          return `Swap ${runes[runeAt(state, move.from)]} and ${runes[runeAt(state, move.to)]}`
        case 'surprise':
          return `Surprise the monster at ${thePlace(move.place)}`
        case 'send':
          return `Send ${heroes[move.hero]} to ${thePlace(move.place)}`
        case 'copy':
          return `${heroes[move.hero]}: ${skills[move.hero].name}`
        case 'move':
          return 'Move'
        case 'encounter':
          return 'Encounter'
        case 'seal':
          return 'Seal the Portal'
        case 'giveUp':
          return 'Give up the rest'
        case 'goTo':
          return `Go to ${thePlace(move.place)}`
        case 'ask':
          return 'Ask for support'
        case 'roll':
          return 'Roll at once'
        case 'give':
          return move.cards === 0 ? 'Give none' : `Give ${count(move.cards, 'card')}`
        case 'offer':
          return move.cards === 0 ? 'Give none' : `Give ${count(move.cards, 'card')} in all`
        case 'close':
          return 'Roll now'
        case 'keep':
          return 'Keep this roll'
        case 'choose':
          return `Take ${reward(rewardsHere(state)[move.reward] ?? {})}`
        case 'take':
          return `Take the ${items[move.relic].name}`
        case 'hint':
          return `Ask about the ${runes[move.rune]} rune`
        case 'decline':
          return 'Decline the hint'
        case 'confirm':
          return 'Seal with these runes'
        case 'resolve':
          return 'Resolve the crisis'
        case 'draw':
          return `Draw ${count(move.cards, 'card')}`
        case 'letStand':
          return 'Let the Red Moon stand'
        case 'discard':
          return `Discard ${heroes[move.hero]}`
        case 'strike':
          return `Strike the monster at ${thePlace(move.place)}`
        case 'note':
          return move.to === 'aside'
            ? `Take the ${signs[move.sign]} out of the notebook`
            : `${signs[move.sign]}: ${move.to === 'unlinked' ? 'seen, not linked' : `beside the ${runes[move.to]} rune`}`
        case 'set':
          return 'solution' in move
            ? `Solution: ${list(move.solution.map(rune => runes[rune]))}`
            : `Link ${list(move.links.map((sign, i) => `${runes[RUNES[i] ?? 'blue']} with the ${signs[sign]}`))}`
        case 'random':
          return 'Draw at random'
        case 'publish':
          return `Publish: ${shown(move.signs)}`
        case 'hand':
          return `Hand over the ${signs[move.sign]}`
        case 'fill':
          return 'Fill in the answer for me'
        case 'fillIn':
          return move.on ? 'Fill in my answers from now on' : 'Answer by hand from now on'
        case 'back':
          return 'Take back'
      }
    },
  }),

  event: (event, name) => sentence(tell(log, event, people(name))),

  progress: ({ turn, fate }) => (fate === 'playing' ? `Turn ${turn}` : enNames.fates[fate]),
  reason: reason => because(enReasons, reason),
}

const log: Lines<Event, Person> = {
  game_set_up: ({ players, difficulty }) =>
    `${count(players, 'player')} on Asteros. ${enNames.choices.table.difficulty.values[difficulty]}.`,
  hands_dealt: ({ seat, count: dealt }, who) => `${who(seat).does('receives', 'receive')} ${count(dealt, 'card')}.`,
  red_moons_inserted: ({ count: moons, positions }) =>
    positions === undefined
      ? `${count(moons, 'Red Moon')} are shuffled into the pile.`
      : `${count(moons, 'Red Moon')} are slid into the pile: cards ${list(positions.map(String))}.`,
  runes_captured: ({ arrangement }) => `The runes of the Portal: ${list(arrangement.map(rune => runes[rune]))}.`,
  puzzle_made: () => 'A new puzzle is sealed away.',
  gm_ready: () => 'The Game Master has hidden the solution.',
  result_shown: ({ signs: answer, initial }) =>
    `${initial ? 'The Portal speaks for the first time' : 'The Portal answers'}: ${shown(answer)}.`,
  turn_started: ({ seat, turn, redMoonWaiting }, who) =>
    `Turn ${turn}: ${who(seat).does('plays', 'play')}${redMoonWaiting ? ' under a Red Moon' : ''}.`,
  passed: ({ seat }, who) => `${who(seat).does('passes', 'pass')}.`,
  activated: ({ seat, hero, actions }, who) =>
    `${who(seat).does('activates', 'activate')} ${heroes[hero]} for ${count(actions, 'action')}.`,
  skill_used: ({ hero, copied }) =>
    copied === undefined
      ? `${heroes[hero]} uses a skill: ${skills[hero].name}.`
      : `${heroes[hero]} copies ${possessive(heroes[copied])} skill: ${skills[copied].name}.`,
  skill_skipped: ({ hero }) => `${heroes[hero]} keeps the skill unused.`,
  runes_swapped: ({ runes: [one, other] }) => `The ${runes[one]} and ${runes[other]} runes change places.`,
  character_moved: ({ hero, to, by }) =>
    by === hero
      ? `${heroes[hero]} goes to ${thePlace(to)}.`
      : `${heroes[by]} sends ${heroes[hero]} to ${thePlace(to)}.`,
  encounter_started: ({ hero, card, place }) => `${heroes[hero]} meets ${the(card)} at ${thePlace(place)}.`,
  support_asked: ({ seat, hero }, who) => `${who(seat).does('asks', 'ask')} for support for ${heroes[hero]}.`,
  support_given: ({ seat, cards: given, total }, who) =>
    given === 0
      ? `${who(seat).does('gives', 'give')} no support.`
      : `${who(seat).does('gives', 'give')} ${count(given, 'card')} in support: +${total} in all.`,
  support_taken_back: ({ seat, cards: back, total }, who) =>
    `${who(seat).does('takes', 'take')} back ${count(back, 'card')}${total === 0 ? '.' : `: +${total} in all.`}`,
  die_rolled: event => `The die shows ${rolled(event)}`,
  die_rerolled: event => `The Potion rerolls the die, which shows ${rolled(event)}`,
  surprise_attack: ({ card, success }) =>
    success
      ? `${acts(card, 'is', 'are')} taken by surprise.`
      : `${acts(card, 'escapes', 'escape')} the surprise attack.`,
  fight_won: ({ card }) => `${acts(card, 'is', 'are')} defeated.`,
  fight_lost: ({ card, moons }) =>
    `${acts(card, 'holds', 'hold')} out${moons === 0 ? '' : `, and the eclipse gains ${count(moons, 'space')}`}.`,
  companion_met: ({ card }) => `${acts(card, 'helps', 'help')} the team.`,
  cache_opened: ({ card, artefact }) =>
    artefact === undefined
      ? `${acts(card, 'is', 'are')} empty.`
      : `${acts(card, 'holds', 'hold')} the ${items[artefact].name}.`,
  cubes_gained: ({ cubes, lost }) => {
    const gained = [
      ...(cubes > 0 ? [`${count(cubes, 'cube')} gained`] : []),
      ...(lost > 0 ? [`${count(lost, 'cube')} lost`] : []),
    ]
    return gained.length === 0 ? undefined : `${gained.join(', ')}.`
  },
  marker_moved: ({ from, to }) =>
    `The eclipse marker moves ${to > from ? 'down' : 'up'} from space ${from} to space ${to}.`,
  relic_gained: ({ relic, by }, who) => `${who(by).does('wins', 'win')} the ${items[relic].name} for the team.`,
  hint_asked: ({ rune, by }, who) => `${who(by).does('asks', 'ask')} for a hint about the ${runes[rune]} rune.`,
  hint_given: ({ rune, sign }) => `Hint: the ${runes[rune]} rune is the ${signs[sign]}.`,
  hint_declined: ({ by }, who) => `${who(by).does('declines', 'decline')} the hint.`,
  item_used: ({ item, by, card }, who) =>
    `${who(by).does('uses', 'use')} the ${items[item].name}${card === undefined ? '' : ` on ${the(card)}`}.`,
  seal_attempted: ({ hero, arrangement }) =>
    `${heroes[hero]} tries to seal the Portal: ${list(arrangement.map(rune => runes[rune]))}.`,
  seal_failed: tally =>
    `The seal fails: ${list(TOLD.filter(state => tally[state] > 0).map(state => `${tally[state]} ${states[state].name}`))}.`,
  actions_given_up: ({ seat, actions }, who) =>
    actions === 0 ? undefined : `${who(seat).does('gives', 'give')} up ${count(actions, 'action')}.`,
  crisis_resolved: ({ total, moons }) =>
    total === 0
      ? 'Red Moon crisis: with no monster in sight, the eclipse stays where it is.'
      : `Red Moon crisis: ${count(total, 'red moon')} on ${count(moons.length, 'monster')}.`,
  red_moon_discarded: () => 'The Red Moon is discarded.',
  draw_declared: ({ seat, cards: declared }, who) =>
    `${who(seat).does('will', 'will')} draw ${count(declared, 'card')}.`,
  card_drawn: ({ seat, hero, to }, who) =>
    `${who(seat).does('draws', 'draw')} ${a(hero === undefined ? 'card' : `${heroes[hero]} card`)}` +
    `${to === 'reserve' ? ' for the support reserve' : ''}.`,
  red_moon_revealed: ({ seat }, who) => `${who(seat).does('draws', 'draw')} a Red Moon!`,
  red_moon_cancelled: ({ by }, who) => `${who(by).does('cancels', 'cancel')} the Red Moon.`,
  card_discarded: ({ seat, hero }, who) => `${who(seat).does('discards', 'discard')} ${a(`${heroes[hero]} card`)}.`,
  location_refilled: ({ place, card }) => `${acts(card, 'appears', 'appear')} at ${thePlace(place)}.`,
  turn_ended: ({ seat }, who) => `${who(seat).own('turn')} is over.`,
  game_won: ({ attempts }) => `The Portal is sealed after ${count(attempts, 'attempt')}. Asteros is saved!`,
  game_lost: ({ reason }) =>
    reason === 'eclipse' ? 'The eclipse is total. Asteros falls.' : 'The Character pile has run out. Asteros falls.',
  note_changed: ({ sign, to, by }, who) =>
    to === 'aside'
      ? `${who(by).does('takes', 'take')} the ${signs[sign]} out of the notebook.`
      : `${who(by).does('notes', 'note')} the ${signs[sign]} ${to === 'unlinked' ? 'without a rune' : `beside the ${runes[to]} rune`}.`,
  filling_in: ({ on }) =>
    on ? 'From now on the Game Master’s answers are filled in.' : 'From now on the Game Master answers by hand.',
  bot_says: ({ seat, reason }, who) => `${who(seat).said}: “${because(enTalk, reason)}”`,
}

/** In this order a failed attempt is told. */
const TOLD = ['golden', 'bright', 'dark'] as const

function shown(answer: readonly ShownSign[]): string {
  return list(
    answer.map(({ sign, state }) =>
      state === 'unknown' ? `${signs[sign]} as a silhouette` : `${states[state].name} ${signs[sign]}`,
    ),
  )
}

function rolled({ face, support, teamwork, total, need }: Roll): string {
  if (face === 0) return 'an eclipse: the attack fails.'
  const bonuses = [
    ...(support > 0 ? [`${support} for support`] : []),
    ...(teamwork > 0 ? [`${teamwork} for teamwork`] : []),
  ]
  if (bonuses.length === 0) return `${face} against a strength of ${need}.`
  return `${face}, plus ${list(bonuses)}: ${total} against a strength of ${need}.`
}

/** What the others wait for. */
const WAITING: Record<Kind, string> = {
  gmSolution: 'set the secret solution',
  gmLinks: 'link signs and runes',
  gmResult: 'lay out the signs',
  gmHint: 'hand over a sign',
  gmFillIn: 'answer',
  activate: 'activate a character, or to pass',
  skill: 'use the skill, or not',
  skillOrakl: 'swap two runes',
  skillNova: 'choose a monster',
  skillEkho: 'move a character',
  skillHal: 'choose a skill to copy',
  action: 'act',
  move: 'choose a location',
  askSupport: 'ask for support, or to roll',
  giveSupport: 'give cards, or not',
  offerSupport: 'give cards, or not',
  closeSupport: 'roll',
  afterRoll: 'keep this roll, or to use an item',
  slashReward: 'choose a reward',
  relic: 'choose a Relic',
  hint: 'ask about a rune',
  sealConfirm: 'confirm the attempt',
  crisisConfirm: 'resolve the crisis',
  drawCount: 'draw',
  redMoonReaction: 'let the Red Moon stand, or to use the Pendant',
  discardDown: 'discard a card',
  useItem: 'use an item',
  bladeTarget: 'choose the monster to strike',
  notes: 'change the notebook',
}
