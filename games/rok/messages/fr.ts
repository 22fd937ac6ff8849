import { reader, tell } from '@runatal/grammar'
import { agreed, capital, count, number, people, printed, sentence, waitingFor } from '@runatal/grammar/fr'
import { log } from './fr-log.ts'
import { colours, runeText, signs, thePair } from './fr-names.ts'
import { focusPoint, stone } from './fr-nouns.ts'
import type { RuneName, Seat, State } from './kinds.ts'
import type { AnyMove, Kind, Messages } from './messages.ts'
import { onTable } from './words.ts'

export const fr: Messages = {
  ...printed({
    colours: { black: colours.black[0], grey: colours.grey[0], white: colours.white[0] },
    signs,
    levels: {
      novice: 'Novice',
      apprentice: 'Apprenti',
      initiate: 'Initié',
      master: 'Maître',
      grandmaster: 'Grand maître',
    },
    choices: {
      table: {
        variant: {
          name: 'Façon de saisir',
          values: { race: 'La course', calm: 'Posée : choix secrets, sans chronomètre' },
        },
        first: {
          name: 'Qui commence',
          values: {
            chance: 'Au hasard',
            seat1: 'Place 1, la personne la plus jeune de la table',
            seat2: 'Place 2, la personne la plus jeune de la table',
            seat3: 'Place 3, la personne la plus jeune de la table',
            seat4: 'Place 4, la personne la plus jeune de la table',
            seat5: 'Place 5, la personne la plus jeune de la table',
          },
        },
        hardClosing: {
          name: 'Fin de la prise',
          values: { off: 'Quand il ne reste rien à saisir', on: 'Par vote ou chronomètre seulement' },
        },
        alwaysContest: {
          name: 'Plusieurs vols d’une couleur',
          values: { off: 'Glissade si l’ordre compte', on: 'Toujours une glissade' },
        },
      },
      seat: { headStart: { name: 'Avance', value: ms => (ms === 0 ? 'Aucune' : `${number(ms / 1000)} s`) } },
    },
    rune: (one: RuneName) => runeText(one),
    stone(state, place) {
      const { tag, colour, rune, far } = onTable(state, place)
      return `${tag} : ${rune === undefined ? faceDown(colour) : runeText(rune)}, ${far} mm`
    },
    ask: (kind, state, me) => ASKS[kind](state, me),
    waiting: (kind, name) => waitingFor(name, WAITING[kind]),
    move: (move, state, me) => moveText(move, state, me),
    progress: ({ turn, phase, bag }) => (phase === 'over' ? 'Fin' : `Lancer ${turn} · sac ${bag.length}`),
  } satisfies Partial<Messages>),
  event: (event, name) => sentence(tell(log, event, people(name))),
}

const ASKS: Record<Kind, (state: State, me: Seat) => string> = {
  setThrow: () => 'Réglez la visée et la force de votre lancer.',
  giveSignal: () => 'Donnez le signal du lancer !',
  signalTime: () => 'Le signal se fait attendre.',
  launch: () => 'Les pierres vont s’envoler.',
  opening: () => 'Les pierres s’immobilisent.',
  grab: ({ phase }) =>
    phase === 'flight'
      ? 'Bas les mains tant que les pierres bougent !'
      : 'Saisissez les pierres qui forment des paires !',
  nothingLeft: () => 'Saisissez les pierres qui forment des paires ! Plus rien ? Dites-le.',
  raceClock: () => 'La course est ouverte.',
  choosePenaltyPair: () => 'Fausse paire : choisissez la paire de votre butin que vous rendez.',
  penaltyTime: () => 'Une paire va être rendue.',
  ghost: () => 'Regardez glisser la pierre fantôme.',
  slideShot: () => 'Glissez votre pierre au plus près de la rune du Destin, sans la toucher !',
  finalSlide: () => 'Dernier défi : glissez au plus près de la rune du Destin, sans la toucher.',
  slideTime: () => 'La glissade s’achève.',
  orderThefts: () => 'L’épreuve est à vous : choisissez l’ordre des vols.',
  orderTime: () => 'L’ordre des vols se fait attendre.',
  calmTarget(state, me) {
    const focus = state.focus[me] ?? 0
    return `Choisissez une cible en secret. ${
      focus === 0 ? 'Il ne vous reste plus d’attention' : `Il vous reste ${count(focus, focusPoint)}`
    }.`
  },
  nervePick: () => 'Choisissez un nombre de 1 à 10 : le plus grand qui ne dépasse pas la limite cachée l’emporte.',
  presence: () => 'Êtes-vous là ?',
  pause: () => 'Une pause après ce tour ?',
  resume: () => 'La table est en pause. Reprenez quand vous voulez.',
}

/** What the others wait for. */
const WAITING: Record<Kind, string> = {
  setThrow: 'règle son lancer',
  giveSignal: 'donne le signal',
  signalTime: 'entende le signal',
  launch: 'lance ses pierres',
  opening: 'suive les pierres',
  grab: 'saisisse des pierres',
  nothingLeft: 'dise « plus rien »',
  raceClock: 'finisse la course',
  choosePenaltyPair: 'choisisse une paire à rendre',
  penaltyTime: 'rende une paire',
  ghost: 'regarde le fantôme',
  slideShot: 'fasse glisser sa pierre',
  finalSlide: 'fasse glisser sa pierre pour la victoire',
  slideTime: 'finisse sa glissade',
  orderThefts: 'choisisse l’ordre des vols',
  orderTime: 'choisisse l’ordre des vols',
  calmTarget: 'choisisse une cible',
  nervePick: 'choisisse un nombre',
  presence: 'revienne',
  pause: 'joue',
  resume: 'reprenne la partie',
}

function moveText(move: AnyMove, state: State, me: Seat): string {
  switch (move.do) {
    case 'aim':
      return `Visée ${number(move.aim)}°, force ${move.strength}`
    case 'throw':
      return 'Lancer !'
    case 'launch':
      return 'Les pierres s’envolent'
    case 'timeUp':
      return 'Temps écoulé'
    case 'grab':
      return `Saisir la ${stoneText(state, move.stone)}`
    case 'press':
      return 'Plus rien'
    case 'takeBack':
      return 'Je cherche encore'
    case 'give':
      return `Rendre ${thePair(move.pair)}`
    case 'shoot':
      return `Glisser, force ${move.power}, visée ${number(move.aim)}°`
    case 'order': {
      const who = people(seat => (seat === me ? reader('') : `le joueur ${seat + 1}`))
      return capital(
        move.thefts.map(([thief, victim]) => who(thief).does('vole', 'volez', who(victim))).join(', puis '),
      )
    }
    case 'target':
      return `${capital(stoneText(state, move.stone))} : ${
        move.focus === 0 ? 'sans attention' : count(move.focus, focusPoint)
      }`
    case 'pass':
      return 'Passer'
    case 'pick':
      return `${move.number}`
    case 'away':
      return 'Je m’absente'
    case 'back':
      return 'De retour'
    case 'pause':
      return 'Pause après ce tour'
    case 'resume':
      return 'Reprendre'
  }
}

function stoneText(state: State, tag: number): string {
  const place = state.table.tag.indexOf(tag)
  if (place < 0) return `pierre ${tag}`
  const { colour, rune } = onTable(state, place)
  return `pierre ${tag}, ${rune === undefined ? faceDown(colour) : runeText(rune)}`
}

const faceDown = (colour: keyof typeof colours) => `${agreed(stone, colours[colour])}, face cachée`
