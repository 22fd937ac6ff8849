import { count, f } from '@runatal/grammar/fr'
import type { friends as englishFriends, pairing as english, watching as englishWatching } from '../en/pairing.ts'

/** Trouver des adversaires. */
export const pairing: typeof english = {
  title: 'Trouver des adversaires',
  seeking: n => (n === 0 ? 'personne encore' : n === 1 ? '1 personne cherche' : `${n} personnes cherchent`),
  seekingAt: (game, n) => `${game} : ${n < 2 ? `${n} personne cherche` : `${n} personnes cherchent`}`,
  games: 'Les jeux qui vous vont',
  pace: 'Rythme',
  paces: {
    live: { name: 'En direct', note: '3 min + 20 s' },
    letter: { name: 'Tranquille', note: '1 jour par coup' },
    either: { name: 'L’un ou l’autre', note: 'le plus tôt' },
  },
  wait: time => `≈ ${time}`,
  median: 'la moitié des dernières recherches ont pris moins',
  noWait: 'À vous',
  noWaitNote: 'Un bot joue tout de suite ; en tranquille, votre place attend qui passera.',
  letterNote: 'Votre place reste ouverte un jour : nous vous prévenons quand quelqu’un s’assied.',
  bots: 'Des bots complètent la table au bout de 2 minutes',
  search: 'Chercher une table',
  pick: 'Choisissez d’abord un jeu',
  playBot: 'Jouer contre un bot',
  openTables: n => (n === 0 ? 'Tables ouvertes' : n === 1 ? '1 table ouverte' : `${n} tables ouvertes`),
  openMine: 'Ouvrir la mienne',
  searching: 'On cherche…',
  stop: 'Ne plus chercher',
  window: (from, to) => `cotes de ${from} à ${to}`,
  anyRating: 'toutes les cotes',
  stroll: 'Promenez-vous : la table vous appellera, avec un son. Passé 40 secondes, l’écart de cote s’élargit.',
  found: 'Votre table est prête',
  sit: seconds => `S’asseoir (${seconds} s)`,
  waitFor: 'On attend les autres…',
  came: 'est là',
  notYet: 'pas encore',
  you: 'Vous',
  bot: 'Bot',
  remain: text => `Recherche : ${text}`,
}

/** Ceux que l’on suit. */
export const friends: typeof englishFriends = {
  title: 'Amis',
  here: n => (n === 0 ? 'personne ici' : `${n} ici`),
  none: 'Suivez quelqu’un depuis sa page : si c’est réciproque, chacun voit quand l’autre est là.',
  bring: 'Faire venir quelqu’un',
  inHall: 'dans la salle',
  seen: when => `là il y a ${when}`,
  oneWay: 'ne vous suit pas',
  watch: name => `Regarder jouer ${name}`,
  invite: name => `Inviter ${name} à une table`,
  invitations: 'Invitations',
  invited: (by, game) => `${by} vous invite à une table de ${game}`,
  come: 'Venir',
  notNow: by => `Pas maintenant, ${by}`,
  follow: 'Suivre',
  unfollow: 'Ne plus suivre',
  followNote: 'Qui se suit mutuellement voit quand l’autre est là, à une demi-minute près. Personne d’autre.',
  playWith: 'Jouer ensemble',
}

/** Les tables que l’on peut regarder. */
export const watching: typeof englishWatching = {
  title: 'À regarder',
  live: n => `${count(n, f('table'))} en direct`,
  all: 'Toutes',
  none: 'Personne ne joue en public pour l’instant : votre partie pourrait être la première.',
  moves: n => (n < 2 ? `${n} coup` : `${n} coups`),
  again: 'À revoir',
  yesterday: 'les meilleures d’hier',
}
