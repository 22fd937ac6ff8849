import { duel, plays, transcends, counters, declines, passes, type One } from './acts.ts'

export const clash: readonly One[] = [
  {
    id: 'one-card-each-in-turn',
    rules: ['RRD-099', 'RRD-103', 'RRD-111'],
    caption: {
      en: 'One card each in turn: you, then your rival, then you again.',
      fr: 'Une carte chacun son tour : vous, puis l’autre, puis vous à nouveau.',
    },
    position: duel({ hand: ['BL01', 'BL01', 'BL01', 'BL01'] }, { hand: ['BL01', 'BL01', 'BL01', 'BL01'] }),
    acts: [plays(0, 'BL01', 'body'), declines(1), plays(1, 'BL01', 'body'), declines(0)],
    shows: { asked: [['play'], []] },
  },
  {
    id: 'who-begins-the-bout-has',
    rules: ['RRD-100'],
    caption: {
      en: 'Who begins the bout has the first initiative: here it is your rival.',
      fr: 'Qui commence la manche a la première initiative : ici, c’est l’autre.',
    },
    position: duel({}, {}, { phase: 'clash', first: 1 }),
    acts: [],
    shows: { asked: [[], ['play']] },
  },
  {
    id: 'your-rival-does-not-counter',
    rules: ['RRD-101', 'RRD-102', 'RRD-121'],
    caption: {
      en: 'Your rival does not counter: the card works at once, and the turn goes over.',
      fr: 'L’autre ne contre pas : la carte agit aussitôt, et c’est à son tour.',
    },
    position: duel({ hand: ['BL01', 'BL01', 'BL01', 'BL01'] }, { hand: ['BL01', 'BL01', 'BL01', 'BL01'] }),
    acts: [plays(0, 'BL01', 'body'), declines(1)],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 2, slot: 'body', weak: 0 }], asked: [[], ['play']] },
  },
  {
    id: 'a-defence-can-be-put',
    rules: ['RRD-104', 'RRD-144'],
    caption: {
      en: 'A defence can be put against an assault on its own slot.',
      fr: 'Une défense peut être opposée à un assaut sur son emplacement.',
    },
    position: duel({ hand: ['BL12'] }, { hand: ['MA23', 'SH24'] }),
    acts: [plays(0, 'BL12', 'high')],
    shows: {
      may: [
        { seat: 1, ask: 'counter', options: [{ do: 'decline' }, { do: 'counter', card: 'MA23', transcend: false }] },
      ],
    },
  },
  {
    id: 'without-points-in-reserve-a',
    rules: ['RRD-105', 'RRD-126'],
    caption: {
      en: 'Without points in reserve a card is paid by sacrifice, and so is a counter.',
      fr: 'Sans points en réserve, une carte se paie par sacrifice, et un contre aussi.',
    },
    position: duel({ reserve: 0, hand: ['BL04', 'BL01'] }, { reserve: 0, hand: ['BL25', 'BL01'] }),
    acts: [
      plays(0, 'BL04', 'right'),
      { seat: 0, ask: 'sacrifice', play: { do: 'sacrifice', card: 'BL01' } },
      counters(1, 'BL25'),
      { seat: 1, ask: 'sacrifice', play: { do: 'sacrifice', card: 'BL01' } },
    ],
    shows: { state: { sides: [{}, { reserve: 1 }] }, asked: [['play'], []] },
  },
  {
    id: 'counters-go-by-turns-then',
    rules: ['RRD-106', 'RRD-107', 'RRD-173'],
    caption: {
      en: 'Counters go by turns. Then the initiative is with the one who did not place the last card.',
      fr: 'Les contres alternent. L’initiative passe ensuite à qui n’a pas posé la dernière carte.',
    },
    position: duel({ hand: ['BL06', 'MA07'] }, { hand: ['EM14'] }),
    acts: [plays(0, 'BL06', 'body'), counters(1, 'EM14'), declines(0)],
    shows: { asked: [['play'], []] },
  },
  {
    id: 'who-passes-twice-in-a',
    rules: ['RRD-109'],
    caption: {
      en: 'Who passes twice in a row ends the clash.',
      fr: 'Qui passe deux fois de suite met fin à l’affrontement.',
    },
    position: duel({ hand: ['BL01', 'BL01', 'BL01', 'BL01'] }, {}, { first: 1 }),
    acts: [passes(1), plays(0, 'BL01', 'body'), declines(1), passes(1)],
    shows: { happened: [{ type: 'CLASH_ENDED', reason: 'double pass', firstPasser: 1 }] },
  },
  {
    id: 'one-pass-does-not-end',
    rules: ['RRD-108', 'RRD-109', 'RRD-110', 'RRD-116'],
    caption: {
      en: 'One pass does not end the clash: the other may still play.',
      fr: 'Une seule passe ne finit pas l’affrontement : l’autre peut encore jouer.',
    },
    position: duel({ passes: 1 }),
    acts: [passes(0)],
    shows: { happened: [{ type: 'CLASH_ENDED', reason: 'double pass', firstPasser: 0 }] },
  },
  {
    id: 'both-pass-the-clash-is',
    rules: ['RRD-110', 'RRD-115'],
    caption: {
      en: 'Both pass: the clash is over. Who passed first will choose who begins.',
      fr: 'Les deux passent : l’affrontement est fini. Le premier à passer choisira qui commence.',
    },
    position: duel(),
    acts: [passes(0), passes(1)],
    shows: { happened: [{ type: 'CLASH_ENDED', reason: 'both passed', firstPasser: 0 }], asked: [['chooseFirst'], []] },
  },
  {
    id: 'a-card-even-as-a',
    rules: ['RRD-112'],
    caption: {
      en: 'A card, even as a counter, sets the count of passes back.',
      fr: 'Une carte, même en contre, remet à zéro le compte des passes.',
    },
    position: duel({ hand: ['BL01', 'BL01', 'BL01', 'BL01'] }, { hand: ['BL23'] }, { first: 1 }),
    acts: [passes(1), plays(0, 'BL01', 'body'), counters(1, 'BL23'), plays(0, 'BL01', 'body'), declines(1), passes(1)],
    shows: { state: { sides: [{ passes: 0 }, { passes: 1 }] }, never: ['CLASH_ENDED'], asked: [['play'], []] },
  },
  {
    id: 'an-instant-between-two-passes',
    rules: ['RRD-113'],
    caption: {
      en: 'An instant between two passes changes nothing: the clash ends.',
      fr: 'Une carte immédiate entre deux passes n’y change rien : l’affrontement finit.',
    },
    position: duel({}, { hand: ['BL29'] }, { windows: 'quick' }),
    acts: [
      passes(0),
      { seat: 1, ask: 'react', play: { do: 'play', card: 'BL29', slots: ['left'], transcend: false } },
      passes(1),
    ],
    shows: { happened: [{ type: 'CLASH_ENDED', reason: 'both passed', firstPasser: 0 }] },
  },
  {
    id: 'a-pass-is-not-final',
    rules: ['RRD-114'],
    caption: {
      en: 'A pass is not final: who passed may play when the turn comes back.',
      fr: 'Passer n’est pas définitif : on peut rejouer quand revient son tour.',
    },
    position: duel(
      { hand: ['BL01', 'BL01', 'BL01', 'BL01'] },
      { hand: ['BL01', 'BL01', 'BL01', 'BL01'] },
      { first: 1 },
    ),
    acts: [passes(1), plays(0, 'BL01', 'body'), declines(1)],
    shows: {
      may: [
        {
          seat: 1,
          ask: 'play',
          options: [
            { do: 'pass' },
            { do: 'play', card: 'BL01', slots: ['high'], transcend: false },
            { do: 'play', card: 'BL01', slots: ['body'], transcend: false },
            { do: 'play', card: 'BL01', slots: ['right'], transcend: false },
            { do: 'play', card: 'BL01', slots: ['left'], transcend: false },
          ],
        },
      ],
    },
  },
  {
    id: 'a-resolved-card-stays-on',
    rules: ['RRD-118'],
    caption: {
      en: 'A resolved card stays on its slot until the end of the bout.',
      fr: 'Une carte résolue reste sur son emplacement jusqu’à la fin de la manche.',
    },
    position: duel({ hand: ['EM16'] }),
    acts: [plays(0, 'EM16', 'body'), declines(1), passes(1)],
    shows: { state: { laid: [{ card: 79, seat: 0, slot: 1, transcended: false, sideways: false, infusable: false }] } },
  },
  {
    id: 'a-whole-exchange-a-card',
    rules: ['RRD-119', 'RRD-134', 'RRD-207', 'RRD-256'],
    caption: {
      en: 'A whole exchange: a card transcended and paid by sacrifice, a counter, and what gets through.',
      fr: 'Un échange complet : une carte transcendée et payée par sacrifice, un contre, et ce qui passe.',
    },
    position: duel({ reserve: 1, hand: ['BL06', 'BL01'] }, { reserve: 0, deck: ['BL06', 'BL01'], hand: ['BL23'] }),
    acts: [
      transcends(0, 'BL06', 'body'),
      { seat: 0, ask: 'sacrifice', play: { do: 'sacrifice', card: 'BL01' } },
      counters(1, 'BL23'),
    ],
    shows: { won: [0] },
  },
  {
    id: 'without-a-card-that-could',
    rules: ['RRD-117'],
    caption: {
      en: 'Without a card that could be played, passing is the only choice.',
      fr: 'Sans carte jouable, passer est le seul choix.',
    },
    position: duel({ hand: [] }),
    acts: [],
    shows: { may: [{ seat: 0, ask: 'play', options: [{ do: 'pass' }] }] },
  },
]
