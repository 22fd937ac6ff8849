import { CLOSED, down, far, grab, grabs, loots, notGrab, type One, press, some, stoneOf, until } from './acts.ts'

const PAIR = ['black-fehu', 'black-fehu'] as const
const PAIRS = [...PAIR, 'grey-fehu', 'grey-fehu', 'white-fehu', 'white-fehu'] as const
const TWINS = {
  players: [{ balance: 'grey-raido' }, { balance: 'white-fehu' }, { balance: 'black-tiwaz' }],
  table: ['grey-raido', 'white-ansuz'],
} as const

export const grabbing: readonly One[] = [
  {
    id: 'all-at-once',
    rules: ['ROK-058'],
    caption: {
      en: 'There are no turns: everybody reaches for whatever lies face up, whenever they like.',
      fr: 'Pas de tour : chacun saisit ce qui est face visible, quand il veut.',
    },
    position: { players: some(3), table: ['black-fehu', 'grey-fehu', 'white-fehu', 'black-tiwaz'] },
    acts: [grab(2, 1, 5500), grab(0, 2, 5501), grab(1, 3, 5502), grab(2, 4, 5900), until(6100)],
    shows: {
      happened: [
        { type: 'grab.awarded', seat: 2, stone: 1 },
        { type: 'grab.awarded', seat: 0, stone: 2 },
        { type: 'grab.awarded', seat: 1, stone: 3 },
        { type: 'grab.awarded', seat: 2, stone: 4 },
      ],
    },
  },
  {
    id: 'one-hand',
    rules: ['ROK-059', 'ROK-208'],
    caption: {
      en: 'You have one hand: as long as it is not decided who has the first stone, you cannot reach for a second.',
      fr: 'Vous n’avez qu’une main : tant que la première pierre n’est pas attribuée, impossible d’en viser une autre.',
    },
    position: { players: some(3), table: ['black-fehu', 'grey-fehu'] },
    acts: [grab(0, 1, 5500), notGrab(0, 2, 5600, 'ROK-059'), grab(1, 2, 5601), until(5800)],
    shows: {
      happened: [
        { type: 'grab.awarded', seat: 0, stone: 1 },
        { type: 'grab.awarded', seat: 1, stone: 2 },
      ],
    },
  },
  {
    id: 'two-grabs-for-a-pair',
    rules: ['ROK-060'],
    caption: {
      en: 'One stone at a time: while you hold the first, somebody else takes its twin.',
      fr: 'Une pierre à la fois : pendant que vous tenez la première, quelqu’un d’autre prend sa jumelle.',
    },
    position: { players: some(3), table: PAIR },
    acts: [grab(0, 1, 5500), until(5700), grab(1, 2, 5701), until(5900)],
    shows: { never: ['pair.made'], state: { catches: [[1], [2], []] } },
  },
  {
    id: 'the-hand-is-busy',
    rules: ['ROK-061'],
    caption: {
      en: 'A stone that you have won keeps your hand busy for 0.3 seconds; then it is free again.',
      fr: 'Une pierre gagnée occupe votre main pendant 0,3 seconde ; ensuite elle est libre.',
    },
    position: { players: some(3), opening: 0, table: ['black-fehu', 'grey-fehu', 'white-fehu', 'black-wunjo'] },
    acts: [grab(0, 1, 1000), until(1160), notGrab(0, 2, 1299, 'ROK-059'), grab(0, 2, 1300), until(1500)],
    shows: {
      happened: [
        { type: 'grab.awarded', seat: 0, stone: 1, at: 1000 },
        { type: 'grab.awarded', seat: 0, stone: 2, at: 1300 },
      ],
    },
  },
  {
    id: 'lost-and-free-again',
    rules: ['ROK-061'],
    caption: {
      en: 'You come second to a stone: your hand is busy for 0.15 seconds, and then reaches for another.',
      fr: 'Vous arrivez second sur une pierre : votre main est occupée 0,15 seconde, puis en vise une autre.',
    },
    position: { players: some(3), opening: 0, table: ['black-fehu', 'grey-fehu'] },
    acts: [
      grab(1, 1, 960),
      grab(0, 1, 1000),
      until(1120),
      notGrab(0, 2, 1149, 'ROK-059'),
      grab(0, 2, 1150),
      until(1400),
    ],
    shows: {
      happened: [
        { type: 'grab.awarded', seat: 1, stone: 1 },
        { type: 'grab.lost', seat: 0, stone: 1 },
        { type: 'grab.awarded', seat: 0, stone: 2 },
      ],
    },
  },
  {
    id: 'no-stone-is-turned',
    rules: ['ROK-062'],
    caption: {
      en: 'Nothing turns a stone over: the one that lies face down stays so.',
      fr: 'Rien ne retourne une pierre : celle qui est face cachée le reste.',
    },
    position: { players: some(3), table: [{ rune: 'black-fehu', face: 'down' }, 'grey-fehu'] },
    acts: [notGrab(0, 1, 5500, 'ROK-063')],
    shows: { may: [{ seat: 0, ask: 'grab', options: [{ stone: 2 }] }], state: { table: { up: [false, true] } } },
  },
  {
    id: 'face-down-is-no-prey',
    rules: ['ROK-063'],
    caption: {
      en: 'You reach for a stone that lies face down: refused. Your hand stays free for the other.',
      fr: 'Vous visez une pierre face cachée : refusé. Votre main reste libre pour l’autre.',
    },
    position: { players: some(3), table: [{ rune: 'black-fehu', face: 'down' }, 'grey-fehu'] },
    acts: [notGrab(0, 1, 5500, 'ROK-063'), grab(0, 2, 5501), until(5700)],
    shows: { happened: [{ type: 'grab.awarded', seat: 0, stone: 2 }] },
  },
  {
    id: 'hands-off-balance',
    rules: ['ROK-064'],
    caption: {
      en: 'Balance runes are not to be grabbed: not your neighbour’s, and not even your own.',
      fr: 'On ne prend pas une rune d’Équilibre : ni celle du voisin, ni même la sienne.',
    },
    position: { players: [{ balance: 'black-fehu' }, { balance: 'grey-fehu' }], table: ['white-fehu'] },
    acts: [notGrab(0, -2, 5500, 'ROK-064'), notGrab(0, -1, 5501, 'ROK-064')],
    shows: { state: { balance: [stoneOf('black-fehu'), stoneOf('grey-fehu')] } },
  },
  {
    id: 'hands-off-destiny-and-loot',
    rules: ['ROK-065'],
    caption: {
      en: 'The Destiny rune stays where it is, and so does what lies in anybody’s loot.',
      fr: 'La rune du Destin reste en place, comme tout ce qui se trouve dans un butin.',
    },
    position: { players: [{}, { loot: ['black-fehu'] }], table: ['white-fehu'] },
    acts: [notGrab(0, 0, 5500, 'ROK-065'), notGrab(0, 48, 5501, 'ROK-065')],
    shows: { state: loots([], ['black-fehu']) },
  },
  {
    id: 'from-an-earlier-throw',
    rules: ['ROK-066'],
    caption: {
      en: 'One white wunjo lay there before this throw: with its twin it makes a pair like any other.',
      fr: 'Une wunjo blanche était là avant ce lancer : avec sa jumelle, elle fait une paire comme une autre.',
    },
    position: { players: some(3), table: [{ rune: 'white-wunjo', before: true }, 'white-wunjo'] },
    acts: [...grabs(0, 1, 2), until(6100)],
    shows: { happened: [{ type: 'pair.made', seat: 0, rune: 'white-wunjo' }] },
  },
  {
    id: 'a-pair-goes-to-the-loot',
    rules: ['ROK-067', 'ROK-012', 'ROK-014'],
    caption: {
      en: 'Same sign, same colour: the second stone makes the pair, and it lies behind your Balance rune.',
      fr: 'Même signe, même couleur : la seconde pierre fait la paire, qui va derrière votre rune d’Équilibre.',
    },
    position: { players: some(3), table: ['black-fehu', 'grey-fehu', 'black-fehu'] },
    acts: [...grabs(0, 1, 3), until(6100)],
    shows: {
      happened: [{ type: 'pair.made', seat: 0, rune: 'black-fehu' }],
      state: { ...loots(['black-fehu'], [], []), catches: [[], [], []] },
    },
  },
  {
    id: 'one-sign-two-colours',
    rules: ['ROK-012', 'ROK-013'],
    caption: {
      en: 'The same sign in two colours is a trap: black fehu and grey fehu never make a pair.',
      fr: 'Le même signe en deux couleurs est un piège : fehu noire et fehu grise ne font jamais une paire.',
    },
    position: { players: some(3), table: ['black-fehu', 'grey-fehu'] },
    acts: [...grabs(0, 1, 2), until(6100)],
    shows: { never: ['pair.made'], state: { catches: [[1, stoneOf('grey-fehu')], [], []] } },
  },
  {
    id: 'sorted-for-you',
    rules: ['ROK-068'],
    caption: {
      en: 'Black, grey, black, grey: as soon as two twins are in your catch, they are a pair of your loot.',
      fr: 'Noire, grise, noire, grise : dès que deux jumelles sont dans votre prise, elles rejoignent votre butin.',
    },
    position: { players: some(3), table: ['black-fehu', 'grey-fehu', 'black-fehu', 'grey-fehu'] },
    acts: [...grabs(0, 1, 2, 3, 4), until(6900)],
    shows: { state: { ...loots(['black-fehu', 'grey-fehu'], [], []), catches: [[], [], []] } },
  },
  {
    id: 'nobody-keeps-you-from-a-mistake',
    rules: ['ROK-069'],
    caption: {
      en: 'This rune has no twin in sight. You may take it all the same, and it will cost you.',
      fr: 'Cette rune n’a pas de jumelle en vue. Vous pouvez la prendre quand même : cela vous coûtera.',
    },
    position: { players: some(2), table: ['black-fehu'] },
    acts: [grab(0, 1, 5500), CLOSED],
    shows: {
      happened: [{ type: 'check.falsePairs', faults: [{ seat: 0, orphans: ['black-fehu'], penalties: 1 }] }],
    },
  },
  {
    id: 'held-is-held',
    rules: ['ROK-070'],
    caption: {
      en: 'What you have taken you cannot lay back: there is grabbing and “nothing left”, and nothing else to do.',
      fr: 'Ce que vous avez pris ne se repose pas : on peut prendre ou dire « plus rien », et rien d’autre.',
    },
    position: { players: some(3), table: PAIR },
    acts: [grab(0, 1, 5500), until(5900)],
    shows: {
      state: { catches: [[1], [], []] },
      asked: [0, 1, 2].map(() => ['presence', 'pause', 'grab', 'nothingLeft'] as const),
    },
  },
  {
    id: 'taken-to-deny-it',
    rules: ['ROK-071', 'ROK-113'],
    caption: {
      en: 'You take one stone of a pair only so that your rival does not get it. Nobody pays for that.',
      fr: 'Vous prenez une pierre d’une paire juste pour en priver votre rival. Personne ne paie pour cela.',
    },
    position: { players: [{ loot: ['grey-fehu'] }, { loot: ['white-fehu'] }], table: PAIR },
    acts: [grab(0, 1, 5500), grab(1, 2, 5500), CLOSED],
    shows: {
      happened: [{ type: 'pair.split', seats: [0, 1], rune: 'black-fehu' }],
      never: ['penalty.paid'],
      state: loots(['grey-fehu'], ['white-fehu']),
    },
  },
  {
    id: 'your-own-twin',
    rules: ['ROK-072', 'ROK-075', 'ROK-076'],
    caption: {
      en: 'You grab the twin of your Balance rune: a pair at once, and nobody can rob you this turn.',
      fr: 'Vous prenez la jumelle de votre rune d’Équilibre : une paire aussitôt, et nul ne peut vous voler ce tour-ci.',
    },
    position: TWINS,
    acts: [grab(0, 1, 5600), until(5760)],
    shows: {
      happened: [{ type: 'balance.completed', seat: 0, rune: 'grey-raido', at: 5600 }],
      never: ['theft.resolved'],
      state: { ...loots(['grey-raido'], [], []), balance: [-2, stoneOf('white-fehu'), stoneOf('black-tiwaz')] },
    },
  },
  {
    id: 'the-twin-of-another',
    rules: ['ROK-073', 'ROK-077'],
    caption: {
      en: 'Somebody else grabs the twin of your Balance rune: it lies beside their loot and waits for the thefts.',
      fr: 'Un autre prend la jumelle de votre rune d’Équilibre : elle attend les vols à côté de son butin.',
    },
    position: TWINS,
    acts: [grab(1, 1, 5600), until(5760)],
    shows: {
      happened: [{ type: 'claim.taken', seat: 1, victim: 0, rune: 'grey-raido' }],
      state: { ...loots([], [], []), balance: [stoneOf('grey-raido'), stoneOf('white-fehu'), stoneOf('black-tiwaz')] },
    },
  },
  {
    id: 'single-and-no-fault',
    rules: ['ROK-074'],
    caption: {
      en: 'Only one stone lies there, the twin of a neighbour’s Balance rune: you take it, and it is no false pair.',
      fr: 'Une seule pierre, jumelle de la rune d’Équilibre d’un voisin : vous la prenez, et ce n’est pas une faute.',
    },
    position: { players: [{}, {}, { balance: 'grey-raido' }], table: ['grey-raido'] },
    acts: [grab(0, 1, 5600), CLOSED],
    shows: {
      happened: [
        { type: 'check.falsePairs', faults: [] },
        { type: 'theft.resolved', thief: 0, victim: 2 },
      ],
    },
  },
  {
    id: 'one-claim-on-a-balance-rune',
    rules: ['ROK-078', 'ROK-115'],
    caption: {
      en: 'Two want the twin of your Balance rune. There is only one: the quicker has the claim, nothing is split.',
      fr: 'Deux joueurs veulent la jumelle de votre rune. Il n’y en a qu’une : au plus rapide, et rien n’est partagé.',
    },
    position: { players: [{ balance: 'grey-raido' }, {}, {}], table: ['grey-raido', ...PAIR] },
    acts: [grab(1, 1, 5500), grab(2, 1, 5510), until(5700)],
    shows: {
      happened: [
        { type: 'grab.lost', seat: 2, stone: 1 },
        { type: 'claim.taken', seat: 1, victim: 0 },
      ],
      never: ['pair.split'],
      state: { catches: [[], [], []] },
    },
  },
  {
    id: 'a-twin-from-before',
    rules: ['ROK-206'],
    caption: {
      en: 'The twin of your Balance rune has lain there since an earlier throw: at the opening you may take it.',
      fr: 'La jumelle de votre rune d’Équilibre est là depuis un lancer précédent : dès l’ouverture, elle est à prendre.',
    },
    position: { players: [{ balance: 'black-fehu' }, {}, {}], table: [{ rune: 'black-fehu', before: true }] },
    acts: [grab(0, 1, 5120), until(5400)],
    shows: { happened: [{ type: 'balance.completed', seat: 0, rune: 'black-fehu' }] },
  },
  {
    id: 'nothing-left-to-take',
    rules: ['ROK-090'],
    caption: {
      en: 'The only pair is taken: the grabbing closes, and the check begins.',
      fr: 'La seule paire est prise : la prise se ferme et la vérification commence.',
    },
    position: { players: some(3), table: PAIR },
    acts: [...grabs(0, 1, 2), CLOSED],
    shows: {
      happened: [
        { type: 'grab.closed', reason: 'noLive' },
        { type: 'check.falsePairs', faults: [] },
      ],
    },
  },
  {
    id: 'what-is-live',
    rules: ['ROK-091'],
    caption: {
      en: 'Nothing here is worth a hand: the twin of one lies face down, the other has none in sight. It closes after 4 seconds.',
      fr: 'Rien ici ne vaut la peine : la jumelle de l’une est face cachée, l’autre n’en a pas. Fermeture après 4 secondes.',
    },
    position: { players: some(3), table: ['white-tiwaz', ...down('white-tiwaz'), 'white-ansuz'] },
    acts: [until(9000)],
    shows: { happened: [{ type: 'grab.closed', reason: 'noLive', at: 9000 }] },
  },
  {
    id: 'a-twin-keeps-it-open',
    rules: ['ROK-091'],
    caption: {
      en: 'The grey raido is the twin of a Balance rune: as long as it lies there, there is something to take.',
      fr: 'La raido grise est la jumelle d’une rune d’Équilibre : tant qu’elle est là, il reste à prendre.',
    },
    position: { players: [{}, { balance: 'grey-raido' }, {}], table: ['grey-raido', 'white-ansuz'] },
    acts: [until(12_000)],
    shows: { never: ['grab.closed'] },
  },
  {
    id: 'a-moment-after-the-last',
    rules: ['ROK-092'],
    caption: {
      en: 'The last live stone is taken 6 seconds in: one and a half seconds later it closes.',
      fr: 'La dernière pierre utile est prise au bout de 6 secondes : fermeture une seconde et demie plus tard.',
    },
    position: { players: some(3), table: PAIR },
    acts: [grab(0, 1, 10_000), grab(0, 2, 11_000), until(12_500)],
    shows: { happened: [{ type: 'grab.closed', reason: 'noLive', at: 12_500 }] },
  },
  {
    id: 'all-say-nothing-is-left',
    rules: ['ROK-093'],
    caption: {
      en: 'All three say that nothing is left: it closes at once, even though something is.',
      fr: 'Tous les trois disent qu’il n’y a plus rien : fermeture immédiate, même s’il reste des paires.',
    },
    position: { players: some(3), table: PAIRS },
    acts: [press(0, 10_000), press(1, 10_000), press(2, 10_000)],
    shows: { happened: [{ type: 'grab.closed', reason: 'vote', at: 10_000 }] },
  },
  {
    id: 'the-press-is-taken-back',
    rules: ['ROK-093'],
    caption: {
      en: 'You take your press back in time: the others alone close nothing.',
      fr: 'Vous retirez votre vote à temps : les autres seuls ne ferment rien.',
    },
    position: { players: some(3), table: PAIRS },
    acts: [
      press(0, 5500),
      { seat: 0, ask: 'nothingLeft', sends: { do: 'takeBack' }, at: 5600 },
      press(1, 5700),
      press(2, 5700),
    ],
    shows: {
      happened: [
        { type: 'vote.nothingLeft', seat: 0, on: true },
        { type: 'vote.nothingLeft', seat: 0, on: false },
        { type: 'vote.nothingLeft', seat: 1, on: true },
        { type: 'vote.nothingLeft', seat: 2, on: true },
      ],
      never: ['grab.closed'],
    },
  },
  {
    id: 'a-grab-clears-the-press',
    rules: ['ROK-094'],
    caption: {
      en: 'You said that nothing is left, and then win a stone: your word no longer stands.',
      fr: 'Vous avez dit qu’il n’y avait plus rien, puis gagnez une pierre : votre vote ne compte plus.',
    },
    position: { players: some(3), table: PAIRS },
    acts: [press(0, 5500), grab(0, 1, 5600), until(5760)],
    shows: {
      happened: [
        { type: 'vote.nothingLeft', seat: 0, on: true },
        { type: 'vote.nothingLeft', seat: 0, on: false },
      ],
    },
  },
  {
    id: 'silence',
    rules: ['ROK-095'],
    caption: {
      en: 'Nobody has won a stone for 8 seconds: the grabbing closes.',
      fr: 'Personne n’a gagné de pierre depuis 8 secondes : la prise se ferme.',
    },
    position: { players: some(3), table: PAIRS },
    acts: [grab(0, 1, 7000), until(15_000)],
    shows: { happened: [{ type: 'grab.closed', reason: 'silence', at: 15_000 }] },
  },
  {
    id: 'three-quarters-of-a-minute',
    rules: ['ROK-096'],
    caption: {
      en: 'A stone every five seconds: after 45 seconds it closes all the same.',
      fr: 'Une pierre toutes les cinq secondes : au bout de 45 secondes, on ferme quand même.',
    },
    position: {
      players: some(3),
      table: (['fehu', 'ansuz', 'wunjo', 'raido', 'algiz'] as const).flatMap(
        sign => [`black-${sign}`, `black-${sign}`] as const,
      ),
    },
    acts: [...Array.from({ length: 9 }, (_, i) => grab(0, i + 1, 9000 + 5000 * i)), until(50_000)],
    shows: { happened: [{ type: 'grab.closed', reason: 'cap', at: 50_000 }] },
  },
  {
    id: 'left-for-the-next-throw',
    rules: ['ROK-097'],
    caption: {
      en: 'Nobody took the pair: it stays face up for the next throw.',
      fr: 'Personne n’a pris la paire : elle reste face visible pour le lancer suivant.',
    },
    position: {
      players: [{ balance: 'black-tiwaz' }, { balance: 'grey-tiwaz' }, { balance: 'white-tiwaz' }],
      table: [far('black-fehu', 60), far('black-fehu', 140), ...down('white-ansuz')],
    },
    acts: [until(13_200)],
    shows: { state: { turn: 2, table: { stone: [1, 2], up: [true, true] } } },
  },
]
