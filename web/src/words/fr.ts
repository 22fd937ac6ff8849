import type { Messages } from './en.ts'
import { gathering } from './fr/gathering.ts'
import { playing } from './fr/playing.ts'
import { reading } from './fr/reading.ts'
import { oneself } from './fr/oneself.ts'
import { refusing } from './fr/refusing.ts'
import { plural } from './plural.ts'

const and = new Intl.ListFormat('fr', { type: 'conjunction' })

const many = plural('fr')

export const fr: Messages = {
  ...gathering,
  ...playing,
  ...reading,
  ...oneself,
  ...refusing,
  skip: 'Aller au contenu',
  nav: {
    label: 'Principale',
    phone: 'Navigation du téléphone',
    home: 'La salle',
    mine: 'Mes parties',
    open: 'Ouvrir une table',
    rules: 'Règles',
    short: { home: 'Salle', mine: 'Parties', open: 'Table', rules: 'Règles' },
    soundOn: 'Le son est activé : le couper',
    soundOff: 'Le son est coupé : l’activer',
    settings: 'Réglages',
    profile: 'Votre nom et vos parties passées',
    waiting: n => many(n, { one: '# partie vous attend', other: '# parties vous attendent' }),
    offline: 'Pas de serveur : seules les parties de cet appareil',
    online: 'Connecté',
  },
  noTable: {
    title: 'Cette table n’est pas ici.',
    note: 'Elle est peut-être sur un autre appareil, ou le lien est incomplet.',
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
    days: n => many(n, { one: '# jour', other: '# jours' }),
    now: 'à l’instant',
  },
  clocks: {
    none: 'Sans horloge',
    move: seconds => `${seconds} s par coup`,
    bank: (minutes, increment) => `${minutes} min + ${increment} s`,
    days: n => many(n, { one: '# jour par coup', other: '# jours par coup' }),
  },
  list: names => and.format(names),
  broken: {
    title: 'Cette page a cassé',
    note: 'Rien n’est perdu : les parties sont gardées coup par coup. Rechargez pour continuer.',
  },
  update: 'Une nouvelle version est prête.',
  reload: 'Recharger',
}
