import type { Lines } from '@runatal/grammar'
import { agree, capital, count, number, type Person, together, verb } from '@runatal/grammar/fr'
import type { Colour } from '../content/stones.ts'
import type { Event } from '../rules/events.ts'
import { colours, runeText, thePair, theRune } from './fr-names.ts'
import { balance, point, rune, sign, slide, stone, throwing } from './fr-nouns.ts'
import { reported, type Timed } from './words.ts'

/** What happened, line by line. */
export const log: Lines<Event, Person> = {
  'game.created': ({ seats, variant }) =>
    `Une partie à ${seats} commence${variant === 'calm' ? ', sans chronomètre' : ''}.`,
  'balance.drawn': ({ seat, rune: one }, who) =>
    `${who(seat).does('pioche', 'piochez')} ${theRune(one)} comme rune d’Équilibre.`,
  'balance.redrawn': ({ seats, rune: one }, who) =>
    `${together(seats.map(who), 'a pioché', 'ont pioché', 'avez pioché')} la même rune, ${runeText(one)} : on repioche.`,
  'turn.started': ({ turn, first }, who) => `Lancer ${turn} : ${who(first).does('tient', 'tenez')} le sac.`,
  'hand.drawn': ({ seat, count: drawn, bag }, who) =>
    drawn === 0
      ? undefined
      : `${who(seat).does('pioche', 'piochez')} ${count(drawn, stone)} ; ` +
        `${bag === 0 ? 'le sac est vide' : `il en reste ${bag} dans le sac`}.`,
  'throw.armed': ({ seat }, who) => `${who(seat).does('a réglé', 'avez réglé')} ${who(seat).their(throwing)}.`,
  'throw.signalled': ({ by }, who) =>
    by === 'server'
      ? 'Personne ne donne le signal : la table le donne.'
      : `${who(by).does('donne', 'donnez')} le signal.`,
  'throw.simulated': ({ thrown: { length: n } }) =>
    n === 0 ? undefined : `${count(n, stone)} ${verb(n, 's’envole', 's’envolent')}.`,
  'stone.outOfTable': ({ colour }) => `Une ${agree(stone, colours[colour])} quitte la table et retourne au sac.`,
  'throw.settled'({ stones }) {
    const up = stones.filter(({ face }) => face === 'up').length
    return up === 0
      ? 'Aucune pierre ne montre son signe.'
      : `${count(up, stone)} sur ${stones.length} ${verb(up, 'montre son signe', 'montrent leur signe')}.`
  },
  'grab.opened': ({ signs: { length: n } }) =>
    `Les pierres sont au repos : ${n === 0 ? 'aucun signe' : count(n, sign)} à lire.`,
  'grab.requested': ({ seat, stone: tag }, who) => `${who(seat).does('tend', 'tendez')} la main vers la pierre ${tag}.`,
  'grab.awarded': ({ seat, rune: one }, who) => `${who(seat).does('saisit', 'saisissez')} ${theRune(one)}.`,
  'grab.lost': ({ seat, stone: tag }, who) => `${who(seat).does('arrive', 'arrivez')} trop tard pour la pierre ${tag}.`,
  'grab.refused': ({ seat, reason }, who) =>
    `${who(seat).does('a tendu', 'avez tendu')} la main ${reason === 'falseStart' ? 'trop tôt' : 'après la fin'}.`,
  'pair.made': ({ seat, rune: one }, who) => `${who(seat).does('réunit', 'réunissez')} ${thePair(one)}.`,
  'balance.completed': ({ seat, rune: one }, who) =>
    `${who(seat).does('saisit', 'saisissez')} la jumelle de ${who(seat).their(balance)}, ${runeText(one)}.`,
  'claim.taken': ({ seat, victim, rune: one }, who) =>
    `${who(seat).does('tient', 'tenez')} la jumelle de ${who(victim).own(balance)}, ${runeText(one)}.`,
  'vote.nothingLeft': ({ seat, on }, who) =>
    on ? `${who(seat).does('dit', 'dites')} « plus rien ».` : `${who(seat).does('cherche', 'cherchez')} encore.`,
  'grab.closed': ({ reason }) => CLOSED[reason],
  'grab.report'(event, who) {
    const stones = reported(event).map(
      ([tag, times]) => `pierre ${tag} : ${times.map(one => time(one, who(one.seat))).join(', ')}`,
    )
    return stones.length === 0 ? 'Personne n’a tendu la main.' : `Temps de réaction. ${capital(stones.join(' ; '))}.`
  },
  'check.falsePairs': ({ faults }, who) =>
    faults.length === 0
      ? undefined
      : `${faults
          .map(
            ({ seat, orphans }) =>
              `${who(seat).does('a saisi', 'avez saisi')} sans ${verb(orphans.length, 'sa', 'leur')} jumelle : ` +
              orphans.map(runeText).join(', '),
          )
          .join(' ; ')}.`,
  'penalty.paid': ({ seat, rune: one }, who) => `${who(seat).does('rend', 'rendez')} ${thePair(one)}.`,
  'half.returned': ({ seat, rune: one }, who) =>
    `${who(seat).does('n’a saisi', 'n’avez saisi')} que la moitié de ${thePair(one)} : elle va au sac.`,
  'pair.split': ({ seats, rune: one }, who) =>
    `${together(seats.map(who), 'partage', 'se partagent', 'vous partagez')} ${thePair(one)} : elle va au sac.`,
  'contest.opened': ({ colour, seats, round }, who) =>
    `${together(seats.map(who), 'glisse', 'glissent', 'glissez')} pour ${stake(colour)}${inRound(round)}.`,
  'slide.played': ({ seat }, who) => `${who(seat).does('a joué', 'avez joué')} ${who(seat).their(slide)}.`,
  'contest.result': ({ results, winner, drawn }, who) =>
    `${results
      .map(({ seat, gap, touched, shot }) =>
        touched
          ? who(seat).does('a touché', 'avez touché')
          : shot
            ? `${who(seat).does('s’arrête', 'vous arrêtez')} à ${number(gap)}\u00a0mm`
            : who(seat).does('n’a pas joué', 'n’avez pas joué'),
      )
      .join(', ')}. ${decided(winner === undefined ? undefined : who(winner), drawn)}`,
  'nerve.opened': ({ seats, round, colour }, who) =>
    `${together(seats.map(who), 'tente', 'tentent', 'tentez')} l’épreuve d’audace pour ${stake(colour)}${inRound(round)}.`,
  'nerve.result': ({ limit, picks, winner, drawn }, who) =>
    `La limite est ${limit} : ${picks.map(({ seat, number: picked }) => `${who(seat).said} ${picked}`).join(', ')}. ` +
    decided(winner === undefined ? undefined : who(winner), drawn),
  'theft.ordered': ({ colour, order }, who) =>
    `Ordre des vols en ${inColour(colour)} : ${order
      .map(([thief, victim]) => who(thief).does('vole', 'volez', who(victim)))
      .join(', puis ')}.`,
  'theft.resolved'({ thief, victim, rune: one, count: runes, colour }, who) {
    const more = runes === 0 ? '' : ` et ${count(runes, rune, colours[colour])}`
    return `${who(thief).gives('prend', 'prenez', theRune(one) + more, who(victim))}.`
  },
  'balance.replaced': ({ seat, rune: one, distance }, who) =>
    `${who(seat).does('reçoit', 'recevez')} ${theRune(one)}, à ${number(distance)}\u00a0mm de la rune du Destin, ` +
    'comme rune d’Équilibre.',
  'balance.unserved': ({ seat }, who) =>
    `${who(seat).does('n’a pas', 'n’avez pas')} de rune d’Équilibre pour le prochain lancer.`,
  'table.cleared': ({ count: hidden, bag }) =>
    hidden === 0
      ? undefined
      : `${count(hidden, stone)} face cachée ${verb(hidden, 'retourne', 'retournent')} au sac, qui en contient ${bag}.`,
  'bag.passed': ({ from, to }, who) => `${who(from).gives('passe', 'passez', 'le sac', who(to))}.`,
  'table.paused': ({ by }, who) => `${who(by).does('met', 'mettez')} la table en pause.`,
  'table.resumed': ({ by }, who) => `${who(by).does('reprend', 'reprenez')} la partie.`,
  'game.ended': ({ reason, loots }, who) =>
    `${reason === 'bag' ? 'Le sac est presque vide' : 'Le dernier lancer est joué'} : ` +
    `${loots.map((loot, seat) => `${who(seat).said} ${loot}`).join(', ')}.`,
  'tie.contest': ({ seats }, who) =>
    `${together(seats.map(who), 'est', 'sont', 'êtes')} à égalité : un dernier défi décide.`,
  'game.won': ({ seat, runes }, who) =>
    `${who(seat).does('gagne', 'gagnez')}${runes === 0 ? '' : ` avec ${count(runes, rune)}`} : ` +
    `le titre de grand maître des runes ${who(seat).or('lui', 'vous')} revient !`,
  'calm.wave': ({ wave }) => `Vague ${wave} : chacun choisit en secret.`,
  'calm.revealed': ({ choices }, who) =>
    `${choices
      .map(({ seat, rune: one, focus, result }) =>
        one === undefined
          ? who(seat).does('passe', 'passez')
          : `${
              focus === 0
                ? `${who(seat).does('vise', 'visez')} ${theRune(one)} sans y mettre de point`
                : `${who(seat).does('met', 'mettez')} ${count(focus, point)} sur ${theRune(one)}`
            } (${RESULTS[result]})`,
      )
      .join(' ; ')}.`,
  'player.disconnected': ({ seat }, who) => `${who(seat).does('n’est plus', 'n’êtes plus')} là.`,
  'player.returned': ({ seat }, who) => `${who(seat).does('est', 'êtes')} de retour.`,
}

const CLOSED = {
  noLive: 'Il ne reste rien à saisir : bas les mains.',
  vote: 'Tout le monde est d’accord : plus rien.',
  silence: 'Personne ne saisit plus : bas les mains.',
  cap: 'Temps écoulé : bas les mains.',
  calm: 'Les choix sont faits.',
}

const RESULTS = {
  won: 'gagnée',
  lost: 'en vain',
  split: 'partagée',
  stays: 'pour personne',
  passed: 'passe',
}

/** 'en noir': a colour by itself is masculine. */
const inColour = (colour: Colour) => colours[colour][0]

/** What a contest is about. */
function stake(colour: Colour | undefined): string {
  return colour === undefined ? 'la victoire' : `l’ordre des vols en ${inColour(colour)}`
}

const inRound = (round: number) => (round === 1 ? '' : `, manche ${round}`)

function decided(winner: Person | undefined, drawn = false): string {
  if (winner === undefined) return 'On recommence.'
  if (!drawn) return `${capital(winner.does('l’emporte', 'l’emportez'))}.`
  return `Le sort ${winner.or(`désigne ${winner.name}`, 'vous désigne')}.`
}

function time({ ms, result }: Timed, { said }: Person): string {
  if (result === 'falseStart') return `${said} ${number(-ms)}\u00a0ms trop tôt`
  return `${said} ${number(ms)}\u00a0ms${result === 'closed' ? ', après la fin' : ''}`
}
