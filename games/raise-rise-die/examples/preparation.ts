import { duel, numbers, type One } from './acts.ts'

export const preparation: readonly One[] = [
  {
    id: 'who-passed-first-in-the',
    rules: ['RRD-081', 'RRD-082', 'RRD-083'],
    caption: {
      en: 'Who passed first in the bout before chooses who begins, before anybody draws.',
      fr: 'Qui a passé le premier à la manche précédente choisit qui commence, avant toute pioche.',
    },
    position: duel({}, {}, { phase: 'bout', bout: 2, firstPasser: 1 }),
    acts: [{ seat: 1, ask: 'chooseFirst', play: { do: 'letBegin' } }],
    shows: { state: { first: 0, phase: 'clash' }, asked: [['play'], []] },
  },
  {
    id: 'the-active-draw-comes-by',
    rules: ['RRD-084'],
    caption: {
      en: 'The active draw comes by itself: nobody is asked.',
      fr: 'La pioche active se fait d’elle-même : personne n’est consulté.',
    },
    position: duel({ character: 'C-HASK' }, {}, { phase: 'draws' }),
    acts: [],
    shows: {
      happened: [
        { type: 'DRAWN', seat: 0, count: 4, source: 'active', top: 'BL01', cards: ['BL01', 'BL01', 'BL01', 'BL01'] },
        {
          type: 'DRAWN',
          seat: 1,
          count: 5,
          source: 'active',
          top: 'BL01',
          cards: ['BL01', 'BL01', 'BL01', 'BL01', 'BL01'],
        },
      ],
    },
  },
  {
    id: 'from-the-second-bout-on',
    rules: ['RRD-085', 'RRD-088', 'RRD-089'],
    caption: {
      en: 'From the second bout on a latent card may also be any card of your own Void.',
      fr: 'Dès la deuxième manche, une carte latente peut aussi venir de votre propre Vide.',
    },
    position: duel({ latent: 2, void: ['BL03', 'BL04', 'BL05'] }, { void: ['MA01'] }, { phase: 'draws' }),
    acts: [
      { seat: 0, ask: 'latent', play: { do: 'deck' } },
      { seat: 0, ask: 'latent', play: { do: 'void', card: 'BL04' } },
    ],
    shows: {
      state: {
        sides: [
          {
            latent: 0,
            void: numbers('BL03', 'BL05'),
            hand: numbers('BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL04'),
          },
          {},
        ],
      },
    },
  },
  {
    id: 'the-deck-is-short-you',
    rules: ['RRD-091'],
    caption: {
      en: 'The deck is short: you draw what is left.',
      fr: 'Le paquet est court : on pioche ce qu’il reste.',
    },
    position: duel({ deck: ['BL01', 'BL02'] }, {}, { phase: 'draws' }),
    acts: [],
    shows: { state: { sides: [{ hand: numbers('BL01', 'BL02') }, {}] } },
  },
  {
    id: 'an-empty-deck-has-no',
    rules: ['RRD-094'],
    caption: {
      en: 'An empty deck has no Top soul; that alone loses nothing.',
      fr: 'Un paquet vide n’a pas d’Âme de tête ; cela seul ne fait rien perdre.',
    },
    position: duel({ deck: [] }, {}, { phase: 'draws' }),
    acts: [],
    shows: { happened: [{ type: 'TOP_REVEALED', seat: 1, card: 'BL01' }] },
  },
  {
    id: 'poison-works-after-the-top',
    rules: ['RRD-095', 'RRD-096'],
    caption: {
      en: 'Poison works after the Top souls are turned up, on the first player of the bout first.',
      fr: 'Le poison agit après la révélation des Âmes de tête, le premier joueur de la manche d’abord.',
    },
    position: duel({ poison: 1, hand: ['BL02'] }, { poison: 1, hand: ['BL02'] }, { phase: 'upkeep', first: 1 }),
    acts: [
      { seat: 1, ask: 'discard', play: { do: 'discard', card: 'BL02' } },
      { seat: 0, ask: 'discard', play: { do: 'discard', card: 'BL02' } },
    ],
    shows: {
      happened: [
        { type: 'POISON_TICK', seat: 1, before: 1, after: 0 },
        { type: 'POISON_TICK', seat: 0, before: 1, after: 0 },
      ],
    },
  },
  {
    id: 'upkeep-texts-come-in-a',
    rules: ['RRD-097'],
    caption: {
      en: 'Upkeep texts come in a fixed order: weapons, then infusions from the oldest.',
      fr: 'Les textes d’entretien viennent dans un ordre fixe : armes, puis infusions de la plus ancienne.',
    },
    position: duel({ weapons: ['W-PYREWOOD'], infusions: ['EM17', 'SH22'] }, { poison: 2 }, { phase: 'upkeep' }),
    acts: [],
    shows: {
      happened: [
        { type: 'EFFECT', seat: 0, card: 'W-PYREWOOD', op: 'reserve', x: 1 },
        { type: 'EFFECT', seat: 0, card: 'EM17', op: 'reserve', x: 1 },
        { type: 'EFFECT', seat: 0, card: 'SH22', op: 'destroyer', x: 1 },
      ],
    },
  },
  {
    id: 'one-object-works-in-the',
    rules: ['RRD-098', 'RRD-246'],
    caption: {
      en: 'One object works in the upkeep; the other waits for a window.',
      fr: 'Un objet agit à l’entretien ; l’autre attend une fenêtre.',
    },
    position: duel({ objects: ['EM19', 'BL20'], hand: ['BL02', 'BL02', 'BL02'] }, {}, { phase: 'upkeep' }),
    acts: [{ seat: 0, ask: 'upkeepObject', play: { do: 'use', object: 0 } }],
    shows: {
      state: { sides: [{ hand: numbers('BL02', 'BL02', 'BL02', 'BL01') }, {}] },
      may: [{ seat: 0, ask: 'react', options: [{ do: 'done' }, { do: 'use', object: 1 }] }],
    },
  },
  {
    id: 'who-begins-the-bout-draws',
    rules: ['RRD-090'],
    caption: {
      en: 'Who begins the bout draws first, latent cards included; the other waits.',
      fr: 'Qui commence la manche pioche d’abord, cartes latentes comprises ; l’autre attend.',
    },
    position: duel({ latent: 1 }, { latent: 1 }, { phase: 'draws' }),
    acts: [],
    shows: { asked: [['latent'], []] },
  },
]
