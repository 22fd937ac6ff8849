import { HEROES } from '../content/names.ts'
import { RUNES } from '../rules/puzzle.ts'
import type { Roll, ShownSign } from '../rules/types.ts'
import { count, enNames, list } from './en-names.ts'
import { enTalk } from './en-talk.ts'
import type { EventWords, Messages } from './messages.ts'
import { because, rewardsHere, runeAt, tell } from './words.ts'

const { heroes, skills, places, runes, signs, states, items, cards, reward } = enNames

export const en: Messages = {
  ...enNames,

  ask: (kind, state) =>
    ({
      gmSolution: 'Set the secret solution: a rune for each space.',
      gmLinks: 'Link each rune with a sign.',
      gmResult: 'Lay out the four signs.',
      gmHint: `Hand over the sign of the ${runes[RUNES[state.asked] ?? 'blue']} rune.`,
      gmFillIn: 'Let your answers be filled in, or not.',
      activate: 'Activate a hero, or pass.',
      skill: `Use the skill of ${heroes[HEROES[state.hero] ?? 'hal']} now?`,
      skillOrakl: 'Choose two runes to swap.',
      skillNova: 'Choose the monster to surprise.',
      skillEkho: 'Choose who moves, and where.',
      skillHal: 'Whose skill does Hal copy?',
      action: `Choose an action. ${count(state.actions, 'action')} left.`,
      move: 'Choose a location.',
      askSupport: 'Ask for support before the roll?',
      giveSupport: 'How many cards do you give?',
      offerSupport: 'Support this fight? You may change it until the roll.',
      closeSupport: 'Roll without waiting for more.',
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
      notes: 'Change the notes.',
    })[kind],

  waiting: (kind, name) =>
    ({
      gmSolution: `Waiting for ${name} to set the secret…`,
      gmLinks: `Waiting for ${name} to link signs and runes…`,
      gmResult: `Waiting for ${name} to lay out the signs…`,
      gmHint: `Waiting for ${name} to hand over a sign…`,
      gmFillIn: `Waiting for ${name}…`,
      activate: `Waiting for ${name} to activate a hero…`,
      skill: `Waiting for ${name} to use a skill or not…`,
      skillOrakl: `Waiting for ${name} to swap two runes…`,
      skillNova: `Waiting for ${name} to choose a monster…`,
      skillEkho: `Waiting for ${name} to send a hero somewhere…`,
      skillHal: `Waiting for ${name} to copy a skill…`,
      action: `Waiting for ${name} to act…`,
      move: `Waiting for ${name} to choose a location…`,
      askSupport: `Waiting for ${name}, who may ask for support…`,
      giveSupport: `Waiting for ${name} to give support…`,
      offerSupport: `Waiting for ${name}…`,
      closeSupport: `Waiting for ${name}…`,
      afterRoll: `Waiting for ${name} to keep the roll…`,
      slashReward: `Waiting for ${name} to choose a reward…`,
      relic: `Waiting for ${name} to choose a Relic…`,
      hint: `Waiting for ${name} to ask about a rune…`,
      sealConfirm: `Waiting for ${name} to seal the Portal…`,
      crisisConfirm: `Waiting for ${name} to resolve the crisis…`,
      drawCount: `Waiting for ${name} to draw…`,
      redMoonReaction: `Waiting for ${name} to let the Red Moon stand…`,
      discardDown: `Waiting for ${name} to discard a card…`,
      useItem: `Waiting for ${name}…`,
      bladeTarget: `Waiting for ${name} to strike…`,
      notes: `Waiting for ${name}…`,
    })[kind],

  move(move, state) {
    switch (move.do) {
      case 'activate':
        return `${heroes[move.hero]} for ${count(move.actions, 'action')}`
      case 'pass':
        return 'Pass'
      case 'use':
        return 'item' in move ? `${items[move.item].name}: ${items[move.item].does}` : 'Use the skill'
      case 'skip':
        return 'Skip the skill'
      case 'swap':
        return `Swap ${runes[runeAt(state, move.from)]} and ${runes[runeAt(state, move.to)]}`
      case 'surprise':
        return `Surprise the monster at ${places[move.place]}`
      case 'send':
        return `${heroes[move.hero]} to ${places[move.place]}`
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
        return `Go to ${places[move.place]}`
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
        return 'Let it stand'
      case 'discard':
        return `Discard ${heroes[move.hero]}`
      case 'strike':
        return `Strike the monster at ${places[move.place]}`
      case 'note':
        return move.to === 'aside'
          ? `Take ${signs[move.sign]} off the notes`
          : `${signs[move.sign]}: ${move.to === 'unlinked' ? 'seen, not linked' : `beside the ${runes[move.to]} rune`}`
      case 'set':
        return 'solution' in move
          ? `Set ${list(move.solution.map(rune => runes[rune]))}`
          : `Link ${list(move.links.map((sign, i) => `${runes[RUNES[i]!]} with ${signs[sign]}`))}`
      case 'random':
        return 'Draw at random'
      case 'publish':
        return `Publish ${shown(move.signs)}`
      case 'hand':
        return `Hand over ${signs[move.sign]}`
      case 'fill':
        return 'Fill in the answer'
      case 'fillIn':
        return move.on ? 'Fill in my answers from now on' : 'I answer by hand from now on'
      case 'back':
        return 'Back'
    }
  },

  event: (event, name) => tell(log, event, name),

  progress: ({ turn, fate }) => (fate === 'playing' ? `Turn ${turn}` : enNames.fates[fate]),
}

const log: EventWords = {
  game_set_up: ({ players, difficulty }) =>
    `${count(players, 'player')} on Asteros. ${enNames.choices.table.difficulty.values[difficulty]}.`,
  hands_dealt: ({ seat, count: cardsDealt }, name) => `${name(seat)} receives ${count(cardsDealt, 'card')}.`,
  red_moons_inserted: ({ count: moons, positions }) =>
    `${count(moons, 'Red Moon')} go into the pile` +
    (positions === undefined ? ', shuffled.' : `, as cards ${list(positions.map(String))}.`),
  runes_captured: ({ arrangement }) => `The Portal is read: ${arrangement.map(rune => runes[rune]).join(', ')}.`,
  puzzle_made: () => 'A new riddle is sealed away.',
  gm_ready: () => 'The Game Master has hidden the answer.',
  result_shown: ({ signs: answer, initial }) =>
    `${initial ? 'The Portal speaks for the first time' : 'The Portal answers'}: ${shown(answer)}.`,
  turn_started: ({ seat, turn, redMoonWaiting }, name) =>
    `Turn ${turn}: ${name(seat)}${redMoonWaiting ? ', under a Red Moon' : ''}.`,
  passed: ({ seat }, name) => `${name(seat)} passes.`,
  activated: ({ seat, hero, actions }, name) =>
    `${name(seat)} activates ${heroes[hero]} for ${count(actions, 'action')}.`,
  skill_used: ({ hero, copied }) =>
    copied === undefined
      ? `${heroes[hero]} uses ${skills[hero].name}.`
      : `${heroes[hero]} copies ${skills[copied].name} from ${heroes[copied]}.`,
  skill_skipped: ({ hero }) => `${heroes[hero]} keeps the skill unused.`,
  runes_swapped: ({ runes: [one, other] }) => `The ${runes[one]} and ${runes[other]} runes change places.`,
  character_moved: ({ hero, to, by }) =>
    by === hero ? `${heroes[hero]} goes to ${places[to]}.` : `${heroes[by]} sends ${heroes[hero]} to ${places[to]}.`,
  encounter_started: ({ hero, card, place }) => `${heroes[hero]} meets ${cards[card]} at ${places[place]}.`,
  support_asked: ({ seat, hero }, name) => `${name(seat)} asks for support for ${heroes[hero]}.`,
  support_given: ({ seat, cards: given, total }, name) =>
    given === 0 ? `${name(seat)} gives no card.` : `${name(seat)} gives ${count(given, 'card')}: +${total}.`,
  support_taken_back: ({ seat, cards: back, total }, name) =>
    `${name(seat)} takes back ${count(back, 'card')}${total === 0 ? '.' : `: +${total}.`}`,
  die_rolled: event => `The die shows ${rolled(event)}`,
  die_rerolled: event => `The Potion rolls again: ${rolled(event)}`,
  surprise_attack: ({ card, success }) =>
    success ? `${cards[card]} is taken by surprise.` : `${cards[card]} escapes the surprise attack.`,
  fight_won: ({ card }) => `${cards[card]} is defeated.`,
  fight_lost: ({ card, moons }) => `${cards[card]} holds, and the eclipse gains ${count(moons, 'space')}.`,
  companion_met: ({ card }) => `${cards[card]} helps the team.`,
  cache_opened: ({ card, artefact }) =>
    artefact === undefined ? `${cards[card]} is empty.` : `${cards[card]} holds the ${items[artefact].name}.`,
  cubes_gained: ({ cubes, lost }) => `${count(cubes, 'altar')} lit${lost > 0 ? `, ${count(lost, 'cube')} lost` : ''}.`,
  marker_moved: ({ from, to }) => `Eclipse: ${from} to ${to}.`,
  relic_gained: ({ relic, by }, name) => `${name(by)} wins the ${items[relic].name} for the team.`,
  hint_asked: ({ rune, by }, name) => `${name(by)} asks about the ${runes[rune]} rune.`,
  hint_given: ({ rune, sign }) => `Hint: the ${runes[rune]} rune is the ${signs[sign]}.`,
  hint_declined: ({ by }, name) => `${name(by)} leaves the hint unused.`,
  item_used: ({ item, by, card }, name) =>
    `${name(by)} uses the ${items[item].name}${card === undefined ? '' : ` on ${cards[card]}`}.`,
  seal_attempted: ({ hero, arrangement }) =>
    `${heroes[hero]} tries to seal the Portal with ${arrangement.map(rune => runes[rune]).join(', ')}.`,
  seal_failed: ({ golden, bright, dark }) => `The seal fails: ${golden} golden, ${bright} bright, ${dark} dark.`,
  actions_given_up: ({ seat, actions }, name) => `${name(seat)} gives up ${count(actions, 'action')}.`,
  crisis_resolved: ({ total, moons }) =>
    `Red Moon crisis: ${count(total, 'moon')} on ${count(moons.length, 'monster')}.`,
  red_moon_discarded: () => 'The Red Moon is discarded.',
  draw_declared: ({ seat, cards: declared }, name) => `${name(seat)} will draw ${count(declared, 'card')}.`,
  card_drawn: ({ seat, hero, to }, name) =>
    `${name(seat)} draws ${hero === undefined ? 'a card' : heroes[hero]}${to === 'reserve' ? ', for the reserve' : ''}.`,
  red_moon_revealed: ({ seat }, name) => `${name(seat)} draws a Red Moon!`,
  red_moon_cancelled: ({ by }, name) => `${name(by)} cancels the Red Moon.`,
  card_discarded: ({ seat, hero }, name) => `${name(seat)} discards ${heroes[hero]}.`,
  location_refilled: ({ place, card }) => `${cards[card]} appears at ${places[place]}.`,
  turn_ended: ({ seat }, name) => `The turn of ${name(seat)} is over.`,
  game_won: ({ attempts }) => `The Portal is sealed after ${count(attempts, 'attempt')}. Asteros is saved!`,
  game_lost: ({ reason }) =>
    reason === 'eclipse' ? 'The eclipse is total. Asteros falls.' : 'The Character pile has run out. Asteros falls.',
  note_changed: ({ sign, to, by }, name) =>
    `${name(by)} notes ${signs[sign]}: ${to === 'aside' ? 'taken off' : to === 'unlinked' ? 'seen' : runes[to]}.`,
  filling_in: ({ on }) => (on ? 'The Game Master lets the answers be filled in.' : 'The Game Master answers by hand.'),
  bot_says: ({ seat, reason }, name) => `${name(seat)}: “${because(enTalk, reason)}”`,
}

function shown(answer: readonly ShownSign[]): string {
  return answer.map(({ sign, state }) => `${signs[sign]} ${states[state].name}`).join(', ')
}

function rolled({ face, support, teamwork, total, need }: Roll): string {
  if (face === 0) return 'an eclipse: the attack fails.'
  const bonuses = [support, teamwork].filter(bonus => bonus > 0).map(bonus => ` + ${bonus}`)
  const sum = bonuses.length > 0 ? `${face}${bonuses.join('')} = ${total}` : `${face}`
  return `${sum} against ${need}.`
}
