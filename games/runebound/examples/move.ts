import { does, alone, refused, type One } from './acts.ts'

export const move: readonly One[] = [
  {
    id: 'a-move-is-one-step',
    rules: ['RB-070', 'RB-071', 'RB-072'],
    caption: {
      en: 'A Move is one step anywhere beside you, or a roll of the dice.',
      fr: 'Un déplacement est un pas n’importe où à côté, ou un lancer de dés.',
    },
    position: alone({ at: 'F4' }),
    acts: [does(0, { do: 'move' }), { seat: 0, ask: 'travel', play: { do: 'step', hex: 'F5' } }],
    shows: { state: { at: [59] } },
  },
  {
    id: 'you-roll-as-many-dice',
    rules: ['RB-073', 'RB-074'],
    caption: {
      en: 'You roll as many dice as your Speed, five at most.',
      fr: 'On lance autant de dés que sa Vitesse, cinq au plus.',
    },
    position: alone({ at: 'H4' }, { dice: [] }),
    acts: [does(0, { do: 'move' }), { seat: 0, ask: 'travel', play: { do: 'roll' } }],
    shows: { state: { roll: { faces: [5, 2, 1] } } },
  },
  {
    id: 'the-die-does-not-show',
    rules: ['RB-075', 'RB-081', 'RB-353', 'RB-358'],
    caption: {
      en: 'The die does not show the terrain: the way is refused.',
      fr: 'Le dé ne montre pas le terrain : le chemin est refusé.',
    },
    position: alone({ at: 'G4' }, { dice: ['forest/hills', 'forest/hills', 'forest/hills'], webs: [] }),
    acts: [
      does(0, { do: 'move' }),
      { seat: 0, ask: 'travel', play: { do: 'roll' } },
      refused(0, 'die', { do: 'go', die: 0, hex: 'G5' }, 'RB-075'),
    ],
    shows: {},
  },
  {
    id: 'any-die-enters-a-city',
    rules: ['RB-077', 'RB-078', 'RB-079', 'RB-080'],
    caption: {
      en: 'Any die enters a city, follows a road or passes a bridge.',
      fr: 'N’importe quel dé entre en ville, suit une route ou passe un pont.',
    },
    position: alone({ at: 'G4' }, { dice: ['mountains/water', 'mountains/water', 'mountains/water'] }),
    acts: [does(0, { do: 'move' }), { seat: 0, ask: 'travel', play: { do: 'roll' } }],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'die',
          options: [{ do: 'go', die: 0, hex: 'F4' }, { do: 'go', die: 0, hex: 'H4' }, { do: 'stop' }],
        },
      ],
    },
  },
  {
    id: 'a-river-without-a-bridge',
    rules: ['RB-081', 'RB-082'],
    caption: {
      en: 'A river without a bridge asks for a water side, which pays for the hex beyond.',
      fr: 'Une rivière sans pont demande une face d’eau, qui paie l’hexagone d’en face.',
    },
    position: alone({ at: 'D8' }, { dice: ['plains', 'plains', 'plains'] }),
    acts: [does(0, { do: 'move' }), { seat: 0, ask: 'travel', play: { do: 'roll' } }],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'die',
          options: [{ do: 'go', die: 0, hex: 'C8' }, { do: 'go', die: 0, hex: 'D7' }, { do: 'stop' }],
        },
      ],
    },
  },
  {
    id: 'you-may-stop-at-any',
    rules: ['RB-084', 'RB-085'],
    caption: {
      en: 'You may stop at any time, whatever dice are left.',
      fr: 'On peut s’arrêter à tout moment, quels que soient les dés restants.',
    },
    position: alone({ at: 'H4' }, { dice: ['plains', 'plains', 'plains'] }),
    acts: [
      does(0, { do: 'move' }),
      { seat: 0, ask: 'travel', play: { do: 'roll' } },
      { seat: 0, ask: 'die', play: { do: 'stop' } },
    ],
    shows: { state: { roll: null, at: [80], actions: 2 } },
  },
  {
    id: 'a-skill-card-is-discarded',
    rules: ['RB-086', 'RB-087', 'RB-180', 'RB-181'],
    caption: {
      en: 'A skill card is discarded to reroll a die that was not spent, as often as you have cards.',
      fr: 'On défausse une carte de compétence pour relancer un dé non utilisé, autant qu’on a de cartes.',
    },
    position: {
      players: [{ hero: 'pell', hand: ['sk_spark', 'sk_cutpurse'], at: 'H4' }],
      dice: ['plains', 'plains', 'plains', 'wild', 'forest/hills'],
    },
    acts: [
      does(0, { do: 'move' }),
      { seat: 0, ask: 'travel', play: { do: 'roll' } },
      { seat: 0, ask: 'die', play: { do: 'reroll', die: 0, card: 'sk_spark' } },
      { seat: 0, ask: 'die', play: { do: 'reroll', die: 0, card: 'sk_cutpurse' } },
    ],
    shows: { state: { roll: { faces: [4, 1, 1] }, skillDiscard: [50, 40] } },
  },
  {
    id: 'passing-over-a-gem-leaves',
    rules: ['RB-088'],
    caption: {
      en: 'Passing over a gem leaves it as it is.',
      fr: 'Passer sur une gemme la laisse telle quelle.',
    },
    position: alone({ at: 'G4' }, { dice: ['plains', 'plains', 'plains'] }),
    acts: [
      does(0, { do: 'move' }),
      { seat: 0, ask: 'travel', play: { do: 'roll' } },
      { seat: 0, ask: 'die', play: { do: 'go', die: 0, hex: 'G5' } },
      { seat: 0, ask: 'die', play: { do: 'go', die: 1, hex: 'G6' } },
    ],
    shows: {
      state: { gems: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
      asked: [['die']],
    },
  },
  {
    id: 'entering-an-active-plague-hurts',
    rules: ['RB-089', 'RB-090', 'RB-470'],
    caption: {
      en: 'Entering an active plague hurts at once.',
      fr: 'Entrer dans une peste active blesse aussitôt.',
    },
    position: alone(
      { at: 'F4', damage: 7 },
      { scenario: 'red', dice: ['plains', 'plains', 'plains'], table: { plagues: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0] } },
    ),
    acts: [
      does(0, { do: 'move' }),
      { seat: 0, ask: 'travel', play: { do: 'roll' } },
      { seat: 0, ask: 'die', play: { do: 'go', die: 0, hex: 'E5' } },
    ],
    shows: { state: { damage: [9], mustRest: [1] }, asked: [['turn']] },
  },
  {
    id: 'from-h4-to-k6-die',
    rules: ['RB-092'],
    caption: {
      en: 'From H4 to K6, die by die.',
      fr: 'De H4 à K6, dé après dé.',
    },
    position: alone({ at: 'H4' }, { dice: ['mountains/water', 'plains', 'wild'] }),
    acts: [
      does(0, { do: 'move' }),
      { seat: 0, ask: 'travel', play: { do: 'roll' } },
      { seat: 0, ask: 'die', play: { do: 'go', die: 0, hex: 'I5' } },
      { seat: 0, ask: 'die', play: { do: 'go', die: 1, hex: 'J5' } },
      { seat: 0, ask: 'die', play: { do: 'go', die: 2, hex: 'K6' } },
    ],
    shows: { state: { roll: null, at: [115] } },
  },
]
