import type { AnyMove, EventWords, Kind, Messages, Name } from './messages.ts'
import type { RuneName, Seat, State } from './kinds.ts'
import { capital, onTable, parts, reported, seconds, tell, type Timed } from './words.ts'

const colours = { black: 'noir', grey: 'gris', white: 'blanc' }
/** Runes are feminine: « raido grise ». */
const feminine = { black: 'noire', grey: 'grise', white: 'blanche' }
const signs = {
  fehu: 'fehu',
  ansuz: 'ansuz',
  thurisaz: 'thurisaz',
  wunjo: 'wunjo',
  raido: 'raido',
  berkano: 'berkano',
  algiz: 'algiz',
  tiwaz: 'tiwaz',
}

export const fr: Messages = {
  colours,
  signs,
  levels: { apprentice: 'Apprenti', initiate: 'Initié', master: 'Maître' },
  choices: {
    table: {
      variant: {
        name: 'Comment saisir',
        values: { race: 'La course', calm: 'Posé\u00a0: choix secrets, sans chronomètre' },
      },
      first: {
        name: 'Qui commence',
        values: {
          chance: 'Au hasard',
          seat1: 'Siège 1 (le plus jeune)',
          seat2: 'Siège 2 (le plus jeune)',
          seat3: 'Siège 3 (le plus jeune)',
          seat4: 'Siège 4 (le plus jeune)',
          seat5: 'Siège 5 (le plus jeune)',
        },
      },
      hardClosing: {
        name: 'Fin de la prise',
        values: { off: 'Quand plus rien ne vaut la peine', on: 'Par vote ou chronomètre seulement' },
      },
      alwaysContest: {
        name: 'Plusieurs vols d’une couleur',
        values: { off: 'Glisser si l’ordre compte', on: 'Toujours glisser' },
      },
    },
    seat: {
      headStart: { name: 'Avance', value: ms => (ms === 0 ? 'Aucune' : `${seconds(ms).replace('.', ',')}\u00a0s`) },
    },
  },
  rune,
  stone(state, place) {
    const { tag, colour, rune: seen, far } = onTable(state, place)
    return `${tag}\u00a0: ${seen === undefined ? `${feminine[colour]}, face cachée` : rune(seen)}, ${far}\u00a0mm`
  },
  ask: (kind, state, me) => ASKS[kind](state, me),
  waiting: (kind, name) => `${name} ${WAITING[kind]}…`,
  move: (move, state) => moveText(move, state),
  event: (event, name) => tell(log, event, name),
  progress: ({ turn, phase, bag }) => (phase === 'over' ? 'Fin' : `Lancer ${turn} · sac ${bag.length}`),
}

const ASKS: Record<Kind, (state: State, me: Seat) => string> = {
  setThrow: () => 'Réglez la visée et la force de votre lancer.',
  giveSignal: () => 'Donnez le signal du lancer\u202f!',
  signalTime: () => 'Le signal se fait attendre.',
  launch: () => 'Les pierres vont s’envoler.',
  opening: () => 'Les pierres s’immobilisent.',
  grab: ({ phase }) =>
    phase === 'flight'
      ? 'Bas les mains tant que les pierres bougent\u202f!'
      : 'Saisissez les pierres qui forment des paires\u202f!',
  nothingLeft: () => 'Saisissez les pierres qui forment des paires\u202f! Plus rien\u202f? Dites\u2011le.',
  raceClock: () => 'La course est ouverte.',
  choosePenaltyPair: () => 'Fausse paire\u00a0: choisissez la paire de votre butin que vous rendez.',
  penaltyTime: () => 'Une paire va être rendue.',
  ghost: () => 'Regardez glisser la pierre fantôme.',
  slideShot: () => 'Glissez votre pierre au plus près de la rune du Destin, sans la toucher\u202f!',
  finalSlide: () => 'Ultime défi\u00a0: glissez au plus près de la rune du Destin sans la toucher.',
  slideTime: () => 'La glisse va se clore.',
  orderThefts: () => 'Vous avez le mieux glissé\u00a0: choisissez l’ordre des vols.',
  orderTime: () => 'L’ordre des vols se fait attendre.',
  calmTarget: (state, me) =>
    `Choisissez une cible en secret. Il vous reste ${plural(state.focus[me] ?? 0, 'point')} d’attention.`,
  nervePick: () => 'Choisissez un nombre de 1 à 10\u00a0: le plus grand qui ne dépasse pas la limite cachée l’emporte.',
  presence: () => 'Êtes-vous là\u202f?',
  pause: () => 'Une pause après ce tour\u202f?',
  resume: () => 'La table se repose. Reprenez quand vous voulez.',
}

const WAITING: Record<Kind, string> = {
  setThrow: 'vise',
  giveSignal: 'donne le signal',
  signalTime: 'attend le signal',
  launch: 'compte',
  opening: 'suit les pierres',
  grab: 'saisit',
  nothingLeft: 'cherche encore',
  raceClock: 'suit le chronomètre',
  choosePenaltyPair: 'choisit une paire à rendre',
  penaltyTime: 'suit la pénalité',
  ghost: 'regarde le fantôme',
  slideShot: 'glisse',
  finalSlide: 'glisse pour la victoire',
  slideTime: 'suit la glisse',
  orderThefts: 'fixe l’ordre des vols',
  orderTime: 'suit les vols',
  calmTarget: 'choisit une cible',
  nervePick: 'choisit un nombre',
  presence: 'est absent',
  pause: 'joue',
  resume: 'a mis la table en pause',
}

function moveText(move: AnyMove, state: State): string {
  switch (move.do) {
    case 'aim':
      return `Visée ${move.aim}°, force ${move.strength}`
    case 'throw':
      return 'Lancer\u202f!'
    case 'launch':
      return 'Les pierres s’envolent'
    case 'timeUp':
      return 'Temps écoulé'
    case 'grab':
      return `Saisir la ${stoneText(state, move.stone)}`
    case 'press':
      return 'Plus rien'
    case 'takeBack':
      return 'Attendez, il en reste'
    case 'give':
      return `Rendre la paire ${rune(move.pair)}`
    case 'shoot':
      return `Glisser, puissance ${move.power}, visée ${move.aim}°`
    case 'order':
      return move.thefts.map(([thief, victim]) => `${thief + 1} vole ${victim + 1}`).join(', puis ')
    case 'target':
      return `${capital(stoneText(state, move.stone))}\u00a0: attention ${move.focus}`
    case 'pass':
      return 'Passer'
    case 'pick':
      return `${move.number}`
    case 'away':
      return 'Absent'
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
  const { colour, rune: seen } = onTable(state, place)
  return seen === undefined ? `pierre ${tag}, ${feminine[colour]}, face cachée` : `pierre ${tag}, ${rune(seen)}`
}

/** Names are never put after « de », which would have to know their first letter. */
const log: EventWords = {
  'game.created': ({ seats, variant }) =>
    `Une partie à ${seats} commence${variant === 'calm' ? ', sans chronomètre' : ''}.`,
  'balance.drawn': ({ seat, rune: one }, name) => `${name(seat)} pioche ${rune(one)} comme rune d’Équilibre.`,
  'balance.redrawn': ({ seats, rune: one }, name) =>
    `${list(seats.map(name))} ont tous deux ${rune(one)} et repiochent.`,
  'turn.started': ({ turn, first }, name) => `Lancer ${turn}\u00a0: ${name(first)} ouvre.`,
  'hand.drawn': ({ seat, count, bag }, name) =>
    `${name(seat)} pioche ${plural(count, 'pierre')}, il en reste ${bag} dans le sac.`,
  'throw.armed': ({ seat }, name) => `${name(seat)} a réglé son lancer.`,
  'throw.signalled': ({ by }, name) =>
    by === 'server' ? 'Personne ne donne le signal\u00a0: la table le fait.' : `${name(by)} donne le signal.`,
  'throw.simulated': ({ thrown }) => `${plural(thrown.length, 'pierre')} en vol.`,
  'stone.outOfTable': ({ colour }) => `Une pierre ${feminine[colour]} quitte la table et retourne au sac.`,
  'throw.settled': ({ stones }) =>
    `${plural(stones.filter(({ face }) => face === 'up').length, 'pierre')} sur ${stones.length} face visible.`,
  'grab.opened': ({ signs: shown }) => `Les pierres sont au repos\u00a0: ${plural(shown.length, 'signe')} à lire.`,
  'grab.requested': ({ seat, stone }, name) => `${name(seat)} tend la main vers la pierre ${stone}.`,
  'grab.awarded': ({ seat, rune: one }, name) => `${name(seat)} saisit ${rune(one)}.`,
  'grab.lost': ({ seat, stone }, name) => `${name(seat)} arrive trop tard pour la pierre ${stone}.`,
  'grab.refused': ({ seat, reason }, name) =>
    reason === 'falseStart' ? `${name(seat)} a tendu la main trop tôt.` : `${name(seat)} a tendu la main après la fin.`,
  'pair.made': ({ seat, rune: one }, name) => `${name(seat)} a la paire ${rune(one)}.`,
  'balance.completed': ({ seat, rune: one }, name) => `${name(seat)} complète sa rune d’Équilibre, ${rune(one)}.`,
  'claim.taken': ({ seat, victim, rune: one }, name) =>
    `${name(seat)} tient ${rune(one)}, jumelle de la rune d’Équilibre que garde ${name(victim)}.`,
  'vote.nothingLeft': ({ seat, on }, name) =>
    on ? `${name(seat)} ne voit plus rien.` : `${name(seat)} cherche encore.`,
  'grab.closed': ({ reason }) => CLOSED[reason],
  'grab.report'(event, name) {
    const stones = reported(event).map(
      ([stone, times]) => `pierre ${stone}\u00a0: ${times.map(one => time(one, name)).join(', ')}`,
    )
    return stones.length === 0
      ? 'Personne n’a tendu la main.'
      : `Temps de réaction. ${capital(stones.join('\u202f; '))}.`
  },
  'check.falsePairs': ({ faults }, name) =>
    faults.length === 0
      ? 'Personne n’a de fausse paire.'
      : `Fausses paires\u00a0: ${faults.map(({ seat, orphans }) => `${name(seat)} (${orphans.map(rune).join(', ')})`).join('\u202f; ')}.`,
  'penalty.paid': ({ seat, rune: one }, name) => `${name(seat)} rend la paire ${rune(one)}.`,
  'half.returned': ({ seat, rune: one }, name) => `${name(seat)} n’a pas fini la paire ${rune(one)}\u00a0: au sac.`,
  'pair.split': ({ seats, rune: one }, name) =>
    `${list(seats.map(name))} se partagent la paire ${rune(one)}\u00a0: au sac.`,
  'contest.opened': ({ colour, seats, round }, name) =>
    `${list(seats.map(name))} glissent pour ${colour === undefined ? 'la victoire' : `l’ordre des vols en ${colours[colour]}`}, manche ${round}.`,
  'slide.played': ({ seat }, name) => `${name(seat)} a glissé.`,
  'contest.result': ({ results, winner, drawn }, name) =>
    `${results.map(({ seat, gap, touched, shot }) => `${name(seat)} ${touched ? 'a touché' : shot ? `${String(gap).replace('.', ',')}\u00a0mm` : 'n’a pas tiré'}`).join(', ')}. ` +
    (winner === undefined
      ? 'On recommence.'
      : drawn
        ? `Le sort désigne ${name(winner)}.`
        : `${name(winner)} a le mieux glissé.`),
  'nerve.opened': ({ seats, round }, name) => `Épreuve d’audace, manche ${round}\u00a0: ${list(seats.map(name))}.`,
  'nerve.result': ({ limit, picks, winner, drawn }, name) =>
    `La limite est ${limit}\u00a0: ${picks.map(({ seat, number }) => `${name(seat)} ${number}`).join(', ')}. ` +
    (winner === undefined
      ? 'On recommence.'
      : drawn
        ? `Le sort désigne ${name(winner)}.`
        : `${name(winner)} l’emporte.`),
  'theft.ordered': ({ colour, order }, name) =>
    `Ordre des vols en ${colours[colour]}\u00a0: ${order.map(([thief, victim]) => `${name(thief)} vole ${name(victim)}`).join(', puis ')}.`,
  'theft.resolved': ({ thief, victim, rune: one, count, colour }, name) =>
    `${name(thief)} prend à ${name(victim)} ${rune(one)}${count > 0 ? ` et ${plural(count, 'rune')} en ${colours[colour]}` : ''}.`,
  'balance.replaced': ({ seat, rune: one, distance }, name) =>
    `${name(seat)} prend ${rune(one)}, à ${String(distance).replace('.', ',')}\u00a0mm de la rune du Destin, comme rune d’Équilibre.`,
  'balance.unserved': ({ seat }, name) => `${name(seat)} n’a pas de rune d’Équilibre au prochain lancer.`,
  'table.cleared': ({ count, bag }) => `${plural(count, 'pierre')} face cachée au sac, qui en contient ${bag}.`,
  'bag.passed': ({ from, to }, name) => `${name(from)} passe le sac à ${name(to)}.`,
  'table.paused': ({ by }, name) => `${name(by)} met la table en pause.`,
  'table.resumed': ({ by }, name) => `${name(by)} reprend.`,
  'game.ended': ({ reason, loots }, name) =>
    `${reason === 'bag' ? 'Le sac est presque vide' : 'Le dernier lancer est joué'}\u00a0: ${loots.map((loot, seat) => `${name(seat)} ${loot}`).join(', ')}.`,
  'tie.contest': ({ seats }, name) => `${list(seats.map(name))} sont à égalité\u00a0: un dernier défi décide.`,
  'game.won': ({ seat, runes }, name) =>
    `${name(seat)} gagne avec ${plural(runes, 'rune')} et devient grand maître\u202f!`,
  'calm.wave': ({ wave }) => `Vague ${wave}\u00a0: choisissez en secret.`,
  'calm.revealed': ({ choices }, name) =>
    choices
      .map(
        ({ seat, rune: one, focus, result }) =>
          `${name(seat)}\u00a0: ${one === undefined ? 'passe' : `${rune(one)} avec ${focus}, ${RESULTS[result]}`}`,
      )
      .join('\u202f; '),
  'player.disconnected': ({ seat }, name) => `${name(seat)} est absent.`,
  'player.returned': ({ seat }, name) => `${name(seat)} est de retour.`,
}

const CLOSED = {
  noLive: 'Plus aucune pierre ne vaut la peine\u00a0: bas les mains.',
  vote: 'Tout le monde est d’accord\u00a0: plus rien.',
  silence: 'Personne ne saisit plus\u00a0: bas les mains.',
  cap: 'Temps écoulé\u00a0: bas les mains.',
  calm: 'Les choix sont faits.',
}

const RESULTS = { won: 'gagné', lost: 'perdu', split: 'partagé', stays: 'pour personne', passed: 'passé' }

function rune(one: RuneName): string {
  const [colour, sign] = parts(one)
  return `${signs[sign]} ${feminine[colour]}`
}

function time({ seat, ms, result }: Timed, name: Name): string {
  if (result === 'falseStart') return `${name(seat)} ${-ms}\u00a0ms trop tôt`
  return `${name(seat)} ${ms}\u00a0ms${result === 'closed' ? ', après la fin' : ''}`
}

function plural(count: number, noun: string): string {
  return `${count}\u00a0${noun}${count < 2 ? '' : 's'}`
}

function list(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)!}`
}
