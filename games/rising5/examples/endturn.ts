import { draws, type One } from './acts.ts'

export const endturn: readonly One[] = [
  {
    id: 'each-empty-location-gets-a',
    rules: ['R5-210', 'R5-211'],
    caption: {
      en: 'Each empty location gets a card from the pile of its region.',
      fr: 'Chaque lieu vide reçoit une carte de la pile de sa région.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }],
      phase: 'endTurn',
      places: { 'II-a': 'empty', 'II-b': 'empty' },
      regionPiles: { II: ['II-1', 'II-2', 'II-3'] },
    },
    acts: [],
    shows: {
      happened: [
        { type: 'location_refilled', place: 'II-a', card: 'II-1' },
        { type: 'location_refilled', place: 'II-b', card: 'II-2' },
      ],
      state: {
        places: [0, 1, 11, 12, 18, 19],
        regionPiles: [[5, 2, 8, 4, 3, 6, 7], [13], [24, 20, 22, 25, 23, 26, 21]],
      },
    },
  },
  {
    id: 'the-pile-of-a-region',
    rules: ['R5-212'],
    caption: {
      en: 'The pile of a region is empty: its location stays empty.',
      fr: 'La pile d’une région est vide : son lieu le reste aussi.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }],
      phase: 'endTurn',
      places: { 'III-a': 'empty' },
      regionPiles: { III: [] },
    },
    acts: [],
    shows: { state: { places: [0, 1, 9, 10, -2, 19] }, asked: [['notes'], ['notes', 'activate']] },
  },
  {
    id: 'two-empty-locations-and-one',
    rules: ['R5-213'],
    caption: {
      en: 'Two empty locations and one card: the first location gets it.',
      fr: 'Deux lieux vides et une carte : elle va au premier.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }],
      phase: 'endTurn',
      places: { 'I-a': 'empty', 'I-b': 'empty' },
      regionPiles: { I: ['I-7'] },
    },
    acts: [],
    shows: { state: { places: [8, -2, 9, 10, 18, 19] } },
  },
  {
    id: 'locations-are-filled-after-every',
    rules: ['R5-214'],
    caption: {
      en: 'Locations are filled after every turn, a pass included.',
      fr: 'Les lieux sont regarnis après chaque tour, même passé.',
    },
    position: { players: [{ hand: [] }, { hand: [] }], next: ['eli'], places: { 'I-a': 'empty' } },
    acts: [{ seat: 0, ask: 'activate', play: { do: 'pass' } }, draws(0, 1)],
    shows: { state: { places: [8, 1, 9, 10, 18, 19] } },
  },
  {
    id: 'the-end-of-a-turn',
    rules: ['R5-215'],
    caption: {
      en: 'The end of a turn: draw, fill the locations, check the pile, next player.',
      fr: 'Fin de tour : piocher, regarnir les lieux, vérifier la pile, joueur suivant.',
    },
    position: { players: [{ hand: [] }, { hand: [] }], phase: 'draw', pile: ['eli'], places: { 'I-a': 'empty' } },
    acts: [draws(0, 1)],
    shows: { won: [] },
  },
  {
    id: 'a-card-that-appears-does',
    rules: ['R5-216'],
    caption: {
      en: 'A card that appears does nothing yet.',
      fr: 'Une carte qui apparaît ne fait rien encore.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }],
      phase: 'endTurn',
      at: { hal: 'I-a' },
      places: { 'I-a': 'empty' },
      regionPiles: { I: ['I-4'] },
      eclipse: 5,
    },
    acts: [],
    shows: { state: { places: [5, 1, 9, 10, 18, 19], eclipse: 5 } },
  },
]
