import { duel, plays, transcends, counters, declines, type One } from './acts.ts'

export const slots: readonly One[] = [
  {
    id: 'a-support-lies-on-your',
    rules: ['RRD-143', 'RRD-149'],
    caption: {
      en: 'A support lies on your own side; an assault on that slot can reach it.',
      fr: 'Un soutien se pose de votre côté ; un assaut sur cet emplacement peut l’atteindre.',
    },
    position: duel({ hand: ['EM15'] }, { hand: ['EM04', 'MA02', 'MA23'] }),
    acts: [plays(0, 'EM15', 'body')],
    shows: {
      may: [
        { seat: 1, ask: 'counter', options: [{ do: 'decline' }, { do: 'counter', card: 'EM04', transcend: false }] },
      ],
    },
  },
  {
    id: 'a-support-cannot-be-countered',
    rules: ['RRD-145', 'RRD-177'],
    caption: {
      en: 'A support cannot be countered by a defence or a support: refused both times.',
      fr: 'Un soutien ne se contre ni par une défense ni par un soutien : refusé deux fois.',
    },
    position: duel({ hand: ['BL16'] }, { hand: ['BL23', 'BL16'] }),
    acts: [
      plays(0, 'BL16', 'high'),
      { seat: 1, ask: 'counter', tries: { do: 'counter', card: 'BL23', transcend: false }, rule: 'RRD-145' },
      { seat: 1, ask: 'counter', tries: { do: 'counter', card: 'BL16', transcend: false }, rule: 'RRD-177' },
    ],
    shows: {},
  },
  {
    id: 'on-a-slot-that-is',
    rules: ['RRD-146', 'RRD-255', 'RRD-265'],
    caption: {
      en: 'On a slot that is not its own a card must be transcended, and not every card can be.',
      fr: 'Hors de ses emplacements, une carte doit être transcendée, et toutes ne le peuvent pas.',
    },
    position: duel({ hp: 1, hand: ['BL01', 'BL04'] }),
    acts: [
      { seat: 0, ask: 'play', tries: { do: 'play', card: 'BL01', slots: ['low'], transcend: false }, rule: 'RRD-146' },
      { seat: 0, ask: 'play', tries: { do: 'play', card: 'BL01', slots: ['high'], transcend: true }, rule: 'RRD-255' },
      { seat: 0, ask: 'play', tries: { do: 'play', card: 'BL04', slots: ['low'], transcend: true }, rule: 'RRD-265' },
    ],
    shows: {},
  },
  {
    id: 'off-its-optimal-slots-a',
    rules: ['RRD-147'],
    caption: {
      en: 'Off its optimal slots a card has its number, and not its effect text.',
      fr: 'Hors de ses emplacements optimaux, une carte a son chiffre, mais pas son texte d’effet.',
    },
    position: duel({ hand: ['BL06'] }, { hand: ['SH24'] }),
    acts: [transcends(0, 'BL06', 'low'), counters(1, 'SH24')],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 3, slot: 'low', weak: 0 }] },
  },
  {
    id: 'red-text-works-on-any',
    rules: ['RRD-148'],
    caption: {
      en: 'Red text works on any slot.',
      fr: 'Le texte rouge agit sur n’importe quel emplacement.',
    },
    position: duel({ hand: ['MA05'] }),
    acts: [transcends(0, 'MA05', 'low'), declines(1)],
    shows: {
      happened: [
        { type: 'DAMAGE', seat: 1, amount: 9, slot: 'low', weak: 0 },
        { type: 'STUNNED', seat: 1 },
      ],
    },
  },
]
