import type { Hero } from '../content/names.ts'
import { HEROES } from '../content/names.ts'
import { RUNES } from '../rules/puzzle.ts'
import type { Roll, ShownSign } from '../rules/types.ts'
import { count, frNames, list } from './fr-names.ts'
import { frTalk } from './fr-talk.ts'
import type { EventWords, Messages } from './messages.ts'
import { because, rewardsHere, runeAt, tell } from './words.ts'

const { heroes, skills, places, runes, signs, states, items, cards, reward } = frNames

export const fr: Messages = {
  ...frNames,

  ask: (kind, state) =>
    ({
      gmSolution: 'Choisissez la solution secrète\u00a0: une Rune par emplacement.',
      gmLinks: 'Reliez chaque Rune à un Signe.',
      gmResult: 'Disposez les quatre Signes.',
      gmHint: `Remettez le Signe de la Rune ${runes[RUNES[state.asked] ?? 'blue']}.`,
      gmFillIn: 'Faites remplir vos réponses, ou non.',
      activate: 'Activez un personnage, ou passez.',
      skill: `Utiliser maintenant la Compétence ${of(HEROES[state.hero] ?? 'hal')}\u202f?`,
      skillOrakl: 'Choisissez deux Runes à échanger.',
      skillNova: 'Choisissez le Monstre à surprendre.',
      skillEkho: 'Choisissez qui se déplace, et où.',
      skillHal: 'Quelle Compétence Hal copie-t-il\u202f?',
      action: `Choisissez une action. Il en reste ${state.actions}.`,
      move: 'Choisissez un lieu.',
      askSupport: 'Demander du Soutien avant le lancer\u202f?',
      giveSupport: 'Combien de cartes donnez-vous\u202f?',
      offerSupport: 'Soutenir ce combat\u202f? Vous pouvez changer d’avis jusqu’au lancer.',
      closeSupport: 'Lancez sans attendre davantage.',
      afterRoll: 'Gardez ce lancer, ou utilisez un objet.',
      slashReward: 'Choisissez une récompense.',
      relic: 'Choisissez une Relique.',
      hint: 'Sur quelle Rune porte l’Indice\u202f?',
      sealConfirm: 'Tenter de sceller le Portail avec ces Runes\u202f?',
      crisisConfirm: 'Résolvez la crise de Lune Rouge.',
      drawCount: 'Combien de cartes piochez-vous\u202f?',
      redMoonReaction: 'Une Lune Rouge\u202f! Laissez-la, ou utilisez le Pendentif.',
      discardDown: 'Défaussez une carte.',
      useItem: 'Utilisez un objet de l’équipe.',
      bladeTarget: 'Choisissez le Monstre à frapper.',
      notes: 'Modifiez les notes.',
    })[kind],

  waiting: (kind, name) =>
    `En attente\u00a0: ${name} ${
      {
        gmSolution: 'choisit le secret',
        gmLinks: 'relie Signes et Runes',
        gmResult: 'dispose les Signes',
        gmHint: 'remet un Signe',
        gmFillIn: 'répond',
        activate: 'active un personnage',
        skill: 'utilise ou non la Compétence',
        skillOrakl: 'échange deux Runes',
        skillNova: 'choisit un Monstre',
        skillEkho: 'envoie un personnage',
        skillHal: 'copie une Compétence',
        action: 'choisit une action',
        move: 'choisit un lieu',
        askSupport: 'peut demander du Soutien',
        giveSupport: 'donne du Soutien',
        offerSupport: 'peut donner du Soutien',
        closeSupport: 'peut lancer le dé',
        afterRoll: 'garde le lancer',
        slashReward: 'choisit une récompense',
        relic: 'choisit une Relique',
        hint: 'choisit une Rune pour l’Indice',
        sealConfirm: 'scelle le Portail',
        crisisConfirm: 'résout la crise',
        drawCount: 'va piocher',
        redMoonReaction: 'laisse la Lune Rouge',
        discardDown: 'défausse une carte',
        useItem: 'peut utiliser un objet',
        bladeTarget: 'va frapper',
        notes: 'prend des notes',
      }[kind]
    }…`,

  move(move, state) {
    switch (move.do) {
      case 'activate':
        return `${heroes[move.hero]} pour ${count(move.actions, 'action')}`
      case 'pass':
        return 'Passer'
      case 'use':
        return 'item' in move ? `${items[move.item].name}\u00a0: ${items[move.item].does}` : 'Utiliser la Compétence'
      case 'skip':
        return 'Ne pas utiliser la Compétence'
      case 'swap':
        return `Échanger ${runes[runeAt(state, move.from)]} et ${runes[runeAt(state, move.to)]}`
      case 'surprise':
        return `Surprendre le Monstre\u00a0: ${places[move.place]}`
      case 'send':
        return `Envoyer ${heroes[move.hero]}\u00a0: ${places[move.place]}`
      case 'copy':
        return `${heroes[move.hero]}\u00a0: ${skills[move.hero].name}`
      case 'move':
        return 'Se déplacer'
      case 'encounter':
        return 'Rencontre'
      case 'seal':
        return 'Sceller le Portail'
      case 'giveUp':
        return 'Renoncer au reste'
      case 'goTo':
        return `Aller\u00a0: ${places[move.place]}`
      case 'ask':
        return 'Demander du Soutien'
      case 'roll':
        return 'Lancer tout de suite'
      case 'give':
        return move.cards === 0 ? 'Ne rien donner' : `Donner ${count(move.cards, 'carte')}`
      case 'offer':
        return move.cards === 0 ? 'Ne rien donner' : `Donner ${count(move.cards, 'carte')} en tout`
      case 'close':
        return 'Lancer maintenant'
      case 'keep':
        return 'Garder ce lancer'
      case 'choose':
        return `Prendre ${reward(rewardsHere(state)[move.reward] ?? {})}`
      case 'take':
        return `Prendre\u00a0: ${items[move.relic].name}`
      case 'hint':
        return `Demander la Rune ${runes[move.rune]}`
      case 'decline':
        return 'Renoncer à l’Indice'
      case 'confirm':
        return 'Sceller avec ces Runes'
      case 'resolve':
        return 'Résoudre la crise'
      case 'draw':
        return `Piocher ${count(move.cards, 'carte')}`
      case 'letStand':
        return 'La laisser'
      case 'discard':
        return `Défausser ${heroes[move.hero]}`
      case 'strike':
        return `Frapper le Monstre\u00a0: ${places[move.place]}`
      case 'note':
        return `${signs[move.sign]}\u00a0: ${
          move.to === 'aside'
            ? 'retirer des notes'
            : move.to === 'unlinked'
              ? 'vu, pas encore relié'
              : `près de la Rune ${runes[move.to]}`
        }`
      case 'set':
        return 'solution' in move
          ? `Choisir ${list(move.solution.map(rune => runes[rune]))}`
          : `Relier ${list(move.links.map((sign, i) => `${runes[RUNES[i]!]} et ${signs[sign]}`))}`
      case 'random':
        return 'Tirer au sort'
      case 'publish':
        return `Publier ${shown(move.signs)}`
      case 'hand':
        return `Remettre\u00a0: ${signs[move.sign]}`
      case 'fill':
        return 'Faire remplir la réponse'
      case 'fillIn':
        return move.on ? 'Faire remplir mes réponses désormais' : 'Répondre moi-même désormais'
      case 'back':
        return 'Revenir'
    }
  },

  event: (event, name) => tell(log, event, name),

  progress: ({ turn, fate }) => (fate === 'playing' ? `Tour ${turn}` : frNames.fates[fate]),
}

const log: EventWords = {
  game_set_up: ({ players, difficulty }) =>
    `${count(players, 'joueur')} sur Asteros. ${frNames.choices.table.difficulty.values[difficulty]}.`,
  hands_dealt: ({ seat, count: dealt }, name) => `${name(seat)} reçoit ${count(dealt, 'carte')}.`,
  red_moons_inserted: ({ count: moons, positions }) =>
    `${count(moons, 'Lune Rouge')} dans la pile` +
    (positions === undefined ? ', mélangées.' : `, en position ${list(positions.map(String))}.`),
  runes_captured: ({ arrangement }) => `Le Portail est lu\u00a0: ${arrangement.map(rune => runes[rune]).join(', ')}.`,
  puzzle_made: () => 'Une nouvelle énigme est scellée.',
  gm_ready: () => 'Le Maître de jeu a caché la réponse.',
  result_shown: ({ signs: answer, initial }) =>
    `${initial ? 'Le Portail parle pour la première fois' : 'Le Portail répond'}\u00a0: ${shown(answer)}.`,
  turn_started: ({ seat, turn, redMoonWaiting }, name) =>
    `Tour ${turn}\u00a0: ${name(seat)}${redMoonWaiting ? ', sous une Lune Rouge' : ''}.`,
  passed: ({ seat }, name) => `${name(seat)} passe.`,
  activated: ({ seat, hero, actions }, name) =>
    `${name(seat)} active ${heroes[hero]} pour ${count(actions, 'action')}.`,
  skill_used: ({ hero, copied }) =>
    copied === undefined
      ? `${heroes[hero]} utilise ${skills[hero].name}.`
      : `${heroes[hero]} copie ${skills[copied].name} ${of(copied)}.`,
  skill_skipped: ({ hero }) => `${heroes[hero]} n’utilise pas sa Compétence.`,
  runes_swapped: ({ runes: [one, other] }) => `Les Runes ${runes[one]} et ${runes[other]} changent de place.`,
  character_moved: ({ hero, to, by }) =>
    by === hero
      ? `${heroes[hero]} se rend à destination\u00a0: ${places[to]}.`
      : `${heroes[by]} envoie ${heroes[hero]}\u00a0: ${places[to]}.`,
  encounter_started: ({ hero, card, place }) => `${heroes[hero]} rencontre ${cards[card]} (${places[place]}).`,
  support_asked: ({ seat, hero }, name) => `${name(seat)} demande du Soutien pour ${heroes[hero]}.`,
  support_given: ({ seat, cards: given, total }, name) =>
    given === 0 ? `${name(seat)} ne donne rien.` : `${name(seat)} donne ${count(given, 'carte')}\u00a0: +${total}.`,
  support_taken_back: ({ seat, cards: back, total }, name) =>
    `${name(seat)} reprend ${count(back, 'carte')}${total === 0 ? '.' : `\u00a0: +${total}.`}`,
  die_rolled: event => `Le dé donne ${rolled(event)}`,
  die_rerolled: event => `La Potion relance\u00a0: ${rolled(event)}`,
  surprise_attack: ({ card, success }) =>
    success ? `${cards[card]}\u00a0: la surprise est totale.` : `${cards[card]} échappe à l’attaque surprise.`,
  fight_won: ({ card }) => `${cards[card]}\u00a0: vaincu.`,
  fight_lost: ({ card, moons }) => `${cards[card]} résiste, et l’éclipse gagne ${count(moons, 'case')}.`,
  companion_met: ({ card }) => `${cards[card]} aide l’équipe.`,
  cache_opened: ({ card, artefact }) =>
    artefact === undefined ? `${cards[card]}\u00a0: vide.` : `${cards[card]}\u00a0: ${items[artefact].name}.`,
  cubes_gained: ({ cubes, lost }) =>
    `${count(cubes, 'autel allumé')}${lost > 0 ? `, ${count(lost, 'cube perdu')}` : ''}.`,
  marker_moved: ({ from, to }) => `Éclipse\u00a0: ${from} vers ${to}.`,
  relic_gained: ({ relic, by }, name) => `${name(by)} gagne une Relique pour l’équipe\u00a0: ${items[relic].name}.`,
  hint_asked: ({ rune, by }, name) => `${name(by)} demande la Rune ${runes[rune]}.`,
  hint_given: ({ rune, sign }) => `Indice\u00a0: la Rune ${runes[rune]}, c’est ${signs[sign]}.`,
  hint_declined: ({ by }, name) => `${name(by)} renonce à l’Indice.`,
  item_used: ({ item, by, card }, name) =>
    `${name(by)} utilise ${items[item].name}${card === undefined ? '' : ` contre ${cards[card]}`}.`,
  seal_attempted: ({ hero, arrangement }) =>
    `${heroes[hero]} tente de sceller le Portail\u00a0: ${arrangement.map(rune => runes[rune]).join(', ')}.`,
  seal_failed: ({ golden, bright, dark }) =>
    `Le sceau échoue\u00a0: ${count(golden, 'doré')}, ${count(bright, 'brillant')}, ${count(dark, 'sombre')}.`,
  actions_given_up: ({ seat, actions }, name) => `${name(seat)} renonce à ${count(actions, 'action')}.`,
  crisis_resolved: ({ total, moons }) =>
    `Crise de Lune Rouge\u00a0: ${count(total, 'lune')} sur ${count(moons.length, 'Monstre')}.`,
  red_moon_discarded: () => 'La Lune Rouge est défaussée.',
  draw_declared: ({ seat, cards: declared }, name) => `${name(seat)} va piocher ${count(declared, 'carte')}.`,
  card_drawn: ({ seat, hero, to }, name) =>
    `${name(seat)} pioche ${hero === undefined ? 'une carte' : heroes[hero]}${to === 'reserve' ? ', pour la réserve' : ''}.`,
  red_moon_revealed: ({ seat }, name) => `${name(seat)} pioche une Lune Rouge\u202f!`,
  red_moon_cancelled: ({ by }, name) => `${name(by)} annule la Lune Rouge.`,
  card_discarded: ({ seat, hero }, name) => `${name(seat)} défausse ${heroes[hero]}.`,
  location_refilled: ({ place, card }) => `${cards[card]} apparaît (${places[place]}).`,
  turn_ended: ({ seat }, name) => `Le tour de ${name(seat)} s’achève.`,
  game_won: ({ attempts }) => `Le Portail est scellé après ${count(attempts, 'tentative')}. Asteros est sauvée\u202f!`,
  game_lost: ({ reason }) =>
    reason === 'eclipse'
      ? 'L’éclipse est totale. Asteros succombe.'
      : 'La pile de cartes Personnage est épuisée. Asteros succombe.',
  note_changed: ({ sign, to, by }, name) =>
    `${name(by)} note ${signs[sign]}\u00a0: ${to === 'aside' ? 'retiré' : to === 'unlinked' ? 'vu' : runes[to]}.`,
  filling_in: ({ on }) => (on ? 'Le Maître de jeu fait remplir les réponses.' : 'Le Maître de jeu répond lui-même.'),
  bot_says: ({ seat, reason }, name) => `${name(seat)}\u00a0: «\u00a0${because(frTalk, reason)}\u00a0»`,
}

function of(hero: Hero): string {
  return /^[AEIOU]/.test(heroes[hero]) ? `d’${heroes[hero]}` : `de ${heroes[hero]}`
}

function shown(answer: readonly ShownSign[]): string {
  return answer.map(({ sign, state }) => `${signs[sign]} ${states[state].name}`).join(', ')
}

function rolled({ face, support, teamwork, total, need }: Roll): string {
  if (face === 0) return 'une éclipse\u00a0: l’attaque échoue.'
  const bonuses = [support, teamwork].filter(bonus => bonus > 0).map(bonus => ` + ${bonus}`)
  const sum = bonuses.length > 0 ? `${face}${bonuses.join('')} = ${total}` : `${face}`
  return `${sum} contre ${need}.`
}
