import { duel, numbers, type One } from './acts.ts'

export const consolidation: readonly One[] = [
  {
    id: 'the-consolidation-goes-by-a',
    rules: ['RRD-322', 'RRD-323', 'RRD-332'],
    caption: {
      en: 'The consolidation goes by a fixed order; used objects stand up again.',
      fr: 'La consolidation suit un ordre fixe ; les objets utilisés se redressent.',
    },
    position: duel(
      { bleed: 1, objects: ['MA17'], used: [0] },
      {},
      { phase: 'consolidation', slots: [{ card: 'BL16', by: 0, slot: 'body' }] },
    ),
    acts: [{ seat: 0, ask: 'infuse', play: { do: 'done' } }],
    shows: { state: { sides: [{ used: 0 }, {}] } },
  },
  {
    id: 'effects-at-the-end-of',
    rules: ['RRD-324', 'RRD-325'],
    caption: {
      en: 'Effects at the end of the bout: those of the first player come first, and may end the duel.',
      fr: 'Effets de fin de manche : ceux du premier joueur d’abord, et ils peuvent finir le duel.',
    },
    position: duel(
      { hp: 1, infusions: ['EM23'], void: ['BL01', 'BL01', 'BL01', 'BL02', 'BL02', 'BL02'] },
      { hp: 1, infusions: ['EM23'], void: ['BL01', 'BL01', 'BL01', 'BL02', 'BL02', 'BL02'] },
      { phase: 'consolidation', first: 1 },
    ),
    acts: [],
    shows: { won: [1] },
  },
  {
    id: 'it-is-told-how-many',
    rules: ['RRD-330', 'RRD-333'],
    caption: {
      en: 'It is told how many cards went under the deck.',
      fr: 'On annonce combien de cartes sont passées sous le paquet.',
    },
    position: duel(
      { discard: ['BL03'] },
      {},
      { phase: 'consolidation', slots: [{ card: 'BL01', by: 0, slot: 'body' }] },
    ),
    acts: [],
    shows: { happened: [{ type: 'DISCARD_UNDER_DECK', seat: 0, count: 2 }] },
  },
  {
    id: 'an-empty-deck-is-refilled',
    rules: ['RRD-331'],
    caption: {
      en: 'An empty deck is refilled from the discard and shows its first card.',
      fr: 'Un paquet vide est refait avec la défausse et montre sa première carte.',
    },
    position: duel({ deck: [], discard: ['BL03', 'BL04'] }, {}, { phase: 'consolidation' }),
    acts: [],
    shows: {
      happened: [{ type: 'TOP_REVEALED', seat: 0, card: 'BL03' }],
      state: { sides: [{ deck: numbers('BL04', 'BL03') }, {}] },
    },
  },
]
