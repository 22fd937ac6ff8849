import { act, draws, refused, type One } from './acts.ts'

export const move: readonly One[] = [
  {
    id: 'one-move-takes-a-hero',
    rules: ['R5-090'],
    caption: {
      en: 'One move takes a hero to any location, however far.',
      fr: 'Un déplacement mène un héros à n’importe quel lieu, même loin.',
    },
    position: { players: [{ hand: [] }, { hand: [] }], hero: 'eli', actions: 1, at: { eli: 'I-a' } },
    acts: [act(0, { do: 'move' }), { seat: 0, ask: 'move', play: { do: 'goTo', place: 'III-a' } }],
    shows: { state: { at: [-2, 4, -2, -2, -2], actions: 0 } },
  },
  {
    id: 'any-number-of-heroes-may',
    rules: ['R5-091'],
    caption: {
      en: 'Any number of heroes may stand at a location.',
      fr: 'Un lieu accueille autant de héros qu’on veut.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }],
      hero: 'eli',
      actions: 1,
      at: { orakl: 'II-a', nova: 'II-a', ekho: 'II-a', hal: 'II-a' },
    },
    acts: [act(0, { do: 'move' }), { seat: 0, ask: 'move', play: { do: 'goTo', place: 'II-a' } }],
    shows: { state: { at: [2, 2, 2, 2, 2] } },
  },
  {
    id: 'a-move-ends-somewhere-else',
    rules: ['R5-092', 'R5-093'],
    caption: {
      en: 'A move ends somewhere else, and never on a portrait.',
      fr: 'Un déplacement finit ailleurs, et jamais sur un portrait.',
    },
    position: { players: [{ hand: [] }, { hand: [] }], hero: 'eli', actions: 2 },
    acts: [act(0, { do: 'move' })],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'move',
          options: [
            { do: 'goTo', place: 'I-a' },
            { do: 'goTo', place: 'I-b' },
            { do: 'goTo', place: 'II-a' },
            { do: 'goTo', place: 'II-b' },
            { do: 'goTo', place: 'III-a' },
            { do: 'goTo', place: 'III-b' },
            { do: 'back' },
          ],
        },
      ],
    },
  },
  {
    id: 'a-hero-may-go-to',
    rules: ['R5-094'],
    caption: {
      en: 'A hero may go to a location where no card lies.',
      fr: 'Un héros peut aller sur un lieu sans carte.',
    },
    position: { players: [{ hand: [] }, { hand: [] }], hero: 'eli', actions: 1, places: { 'I-b': 'empty' } },
    acts: [act(0, { do: 'move' }), { seat: 0, ask: 'move', play: { do: 'goTo', place: 'I-b' } }],
    shows: { state: { at: [-2, 1, -2, -2, -2] } },
  },
  {
    id: 'a-lord-gives-a-hint',
    rules: ['R5-095', 'R5-117'],
    caption: {
      en: 'A Lord gives a hint, a Relic and cubes.',
      fr: 'Un Seigneur donne un indice, une Relique et des cubes.',
    },
    position: {
      players: [{ hand: [] }, { hand: ['hal', 'hal'] }],
      hero: 'hal',
      at: { hal: 'I-a' },
      places: { 'I-a': 'I-4' },
      die: [5],
    },
    acts: [
      act(0, { do: 'encounter' }),
      { seat: 0, ask: 'askSupport', play: { do: 'ask' } },
      { seat: 1, ask: 'giveSupport', play: { do: 'give', cards: 2 } },
      { seat: 0, ask: 'hint', play: { do: 'hint', rune: 'blue' } },
      { seat: 0, ask: 'relic', play: { do: 'take', relic: 'blade' } },
    ],
    shows: { state: { altars: 0 } },
  },
  {
    id: 'an-encounter-is-with-the',
    rules: ['R5-096'],
    caption: {
      en: 'An encounter is with the card where the hero stands.',
      fr: 'On rencontre la carte du lieu où se trouve le héros.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }],
      hero: 'nova',
      actions: 1,
      at: { nova: 'II-b' },
      places: { 'II-a': 'II-S1', 'II-b': 'II-S2' },
    },
    acts: [act(0, { do: 'encounter' })],
    shows: { happened: [{ type: 'companion_met', card: 'II-S2' }], state: { places: [0, 1, 9, -2, 18, 19] } },
  },
  {
    id: 'being-at-a-card-forces',
    rules: ['R5-097'],
    caption: {
      en: 'Being at a card forces no encounter.',
      fr: 'Être sur une carte n’oblige pas à la rencontrer.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }],
      hero: 'nova',
      actions: 1,
      places: { 'III-a': 'III-S1', 'III-b': 'III-S2' },
    },
    acts: [act(0, { do: 'move' }), { seat: 0, ask: 'move', play: { do: 'goTo', place: 'III-a' } }, draws(0, 1)],
    shows: { never: ['encounter_started'], asked: [['notes'], ['notes', 'activate']] },
  },
  {
    id: 'no-card-lies-here-an',
    rules: ['R5-098'],
    caption: {
      en: 'No card lies here: an encounter is refused.',
      fr: 'Aucune carte ici : la rencontre est refusée.',
    },
    position: { players: [{ hand: [] }, { hand: [] }], hero: 'nova', actions: 1 },
    acts: [refused(0, 'action', { do: 'encounter' }, 'R5-098')],
    shows: {},
  },
  {
    id: 'a-location-that-was-emptied',
    rules: ['R5-099'],
    caption: {
      en: 'A location that was emptied stays empty until the end of the turn.',
      fr: 'Un lieu vidé reste vide jusqu’à la fin du tour.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }],
      hero: 'nova',
      actions: 2,
      at: { nova: 'I-a' },
      places: { 'I-a': 'I-1', 'I-b': 'I-S2' },
      die: [1],
    },
    acts: [act(0, { do: 'encounter' }), act(0, { do: 'giveUp' }), draws(0, 1)],
    shows: { state: { places: [7, 1, 9, 10, 18, 19] } },
  },
]
