import { count, list, m, printed, verb } from '@runatal/grammar/fr'
import type { Messages } from './en.ts'
import { daily } from './fr/daily.ts'
import { club } from './fr/club.ts'
import { conduct } from './fr/conduct.ts'
import { editor } from './fr/editor.ts'
import { events } from './fr/events.ts'
import { friends, pairing, watching } from './fr/pairing.ts'
import { gathering } from './fr/gathering.ts'
import { playing } from './fr/playing.ts'
import { reading } from './fr/reading.ts'
import { oneself } from './fr/oneself.ts'
import { refusing } from './fr/refusing.ts'
import { puzzles } from './fr/puzzles.ts'
import { study } from './fr/study.ts'
import { whatIf } from './fr/what-if.ts'

export const fr: Messages = printed({
  ...daily,
  ...gathering,
  ...playing,
  ...reading,
  ...oneself,
  ...refusing,
  ...study,
  ...puzzles,
  ...whatIf,
  ...editor,
  club,
  events,
  conduct,
  pairing,
  friends,
  watching,
  skip: 'Aller au contenu',
  nav: {
    label: 'Principale',
    phone: 'Navigation du téléphone',
    home: 'La salle',
    mine: 'Mes parties',
    daily: 'Partie du jour',
    open: 'Ouvrir une table',
    ladder: 'Classements',
    rules: 'Règles',
    short: { home: 'Salle', mine: 'Parties', open: 'Table', club: 'Club', rules: 'Règles' },
    soundOn: 'Le son est activé : le couper',
    soundOff: 'Le son est coupé : l’activer',
    settings: 'Réglages',
    profile: 'Votre nom et vos parties passées',
    waiting: n => (n === 0 ? 'Mes parties' : `Mes parties : ${n} vous ${verb(n, 'attend', 'attendent')}`),
    offline: 'Pas de serveur : seules les parties de cet appareil',
    online: 'En ligne',
    crowd: n => (n <= 1 ? 'La salle est à vous' : `${n} personnes dans la salle`),
  },
  noTable: {
    title: 'Cette table n’est pas ici.',
    note: 'Elle est peut-être sur un autre appareil, ou le lien est incomplet.',
  },
  outdated: {
    title: 'Cette partie ne peut plus être ouverte.',
    note: 'Elle a été jouée avec des règles plus anciennes que celles d’aujourd’hui : ouvrez une nouvelle table pour rejouer.',
  },
  lost: {
    title: 'Pas de porte ici',
    note: 'La salle n’a rien à cette adresse.',
    home: 'Retour à la salle',
  },
  colours: { moss: 'Mousse', lagoon: 'Lagon', dune: 'Dune', coral: 'Corail', violet: 'Violette' },
  time: {
    minutes: n => `${n} min`,
    hours: n => `${n} h`,
    days: n => count(n, m('jour')),
    now: 'à l’instant',
  },
  clocks: {
    none: 'Sans horloge',
    move: seconds => `${seconds} s par coup`,
    bank: (minutes, increment) => `${minutes} min + ${increment} s`,
    days: n => `${count(n, m('jour'))} par coup`,
  },
  list: names => list(names),
  broken: {
    title: 'Cette page a cassé',
    note: 'Rien n’est perdu : les parties sont gardées coup par coup. Rechargez pour continuer.',
  },
  update: 'Une nouvelle version est prête.',
  reload: 'Recharger',
})
