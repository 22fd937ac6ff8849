import { CLOSED, grab, notGrab, type One, some, until } from './acts.ts'

const ONE = ['black-fehu'] as const
const TWO = ['black-fehu', 'grey-fehu'] as const

export const racing: readonly One[] = [
  {
    id: 'a-false-start',
    rules: ['ROK-080'],
    caption: {
      en: 'Too early: your grab is refused and your hand is busy for half a second. Then you may.',
      fr: 'Trop tôt : votre geste est refusé et votre main occupée une demi-seconde. Ensuite, vous pouvez.',
    },
    position: { players: some(3), table: TWO, phase: 'flight' },
    acts: [grab(0, 1, 4990), grab(0, 1, 5490), until(5650)],
    shows: {
      happened: [
        { type: 'grab.refused', seat: 0, stone: 1, reason: 'falseStart' },
        { type: 'grab.awarded', seat: 0, stone: 1 },
      ],
    },
  },
  {
    id: 'when-it-was-done',
    rules: ['ROK-081', 'ROK-083'],
    caption: {
      en: 'Your grab comes in later, and was made earlier: the table waits 0.16 seconds and gives you the stone.',
      fr: 'Votre geste arrive plus tard, mais il a été fait plus tôt : la table attend 0,16 s et vous donne la pierre.',
    },
    position: { players: some(3), opening: 0, table: ONE },
    acts: [grab(1, 1, 990, { claimed: 978, trip: 80 }), grab(0, 1, 1000, { claimed: 955, trip: 80 }), until(1150)],
    shows: { happened: [{ type: 'grab.awarded', seat: 0, stone: 1, rune: 'black-fehu', at: 955 }] },
  },
  {
    id: 'believed-within-bounds',
    rules: ['ROK-081'],
    caption: {
      en: 'A screen says that its grab was made 0.3 seconds ago. Its line explains 0.07 of them, and no more is believed.',
      fr: 'Un écran prétend que son geste date de 0,3 seconde. Sa connexion n’en explique que 0,07 : on ne croit pas plus.',
    },
    position: { players: some(3), opening: 0, table: ONE },
    acts: [grab(0, 1, 1000, { claimed: 700, trip: 80 }), until(1200)],
    shows: { happened: [{ type: 'grab.awarded', seat: 0, stone: 1, at: 930 }] },
  },
  {
    id: 'nobody-is-that-quick',
    rules: ['ROK-082'],
    caption: {
      en: 'A grab 0.04 seconds after the opening counts as one of 0.12: nobody reacts that fast.',
      fr: 'Un geste 0,04 seconde après l’ouverture compte pour 0,12 : personne ne réagit si vite.',
    },
    position: { players: some(3), table: TWO },
    acts: [grab(0, 1, 5060, { claimed: 5040, trip: 80 }), until(5280)],
    shows: { happened: [{ type: 'grab.awarded', seat: 0, stone: 1, at: 5120 }] },
  },
  {
    id: 'as-good-as-equal',
    rules: ['ROK-084'],
    caption: {
      en: 'Two hands within 5 thousandths of a second are equal: the order drawn for this throw decides.',
      fr: 'Deux mains à moins de 5 millièmes de seconde sont à égalité : l’ordre tiré pour ce lancer décide.',
    },
    position: { players: some(3), opening: 0, table: ONE, tieOrder: [0, 1, 2] },
    acts: [grab(1, 1, 1002), grab(0, 1, 1005), until(1200)],
    shows: {
      happened: [
        { type: 'grab.awarded', seat: 0, at: 1005 },
        { type: 'grab.lost', seat: 1 },
      ],
    },
  },
  {
    id: 'an-award-is-final',
    rules: ['ROK-085'],
    caption: {
      en: 'The stone was given away. A grab that comes in afterwards is lost, whenever it was made.',
      fr: 'La pierre est attribuée. Un geste qui arrive ensuite est perdu, quel que soit son moment.',
    },
    position: { players: some(3), opening: 0, table: ONE },
    acts: [grab(1, 1, 990), until(1150), grab(0, 1, 1200, { claimed: 980, trip: 500 })],
    shows: { happened: [{ type: 'grab.lost', seat: 0, stone: 1 }], state: { catches: [[], [1], []] } },
  },
  {
    id: 'five-in-a-second',
    rules: ['ROK-086'],
    caption: {
      en: 'Five grabs in a second are heard; the sixth is not.',
      fr: 'Cinq gestes par seconde sont entendus ; le sixième ne l’est pas.',
    },
    position: { players: some(3), opening: 0, table: ONE },
    acts: [
      grab(1, 1, 900),
      until(1100),
      ...[2000, 2150, 2300, 2450, 2600].map(at => grab(0, 1, at)),
      notGrab(0, 1, 2750, 'ROK-086'),
    ],
    shows: {
      happened: Array.from({ length: 5 }, () => ({ type: 'grab.lost', seat: 0, stone: 1 }) as const),
    },
  },
  {
    id: 'a-lost-line',
    rules: ['ROK-087'],
    caption: {
      en: 'The second player has lost the connection. What they grabbed is theirs, and the turn goes on.',
      fr: 'La deuxième joueuse a perdu la connexion. Ce qu’elle a pris est à elle, et le tour continue.',
    },
    position: { players: [{ balance: 'grey-raido' }, {}, {}], table: ['grey-raido', 'black-fehu'] },
    acts: [
      grab(1, 1, 5600),
      { seat: 1, ask: 'presence', sends: { do: 'away' }, at: 5800 },
      notGrab(1, 2, 6500, 'ROK-087'),
      CLOSED,
    ],
    shows: {
      happened: [
        { type: 'player.disconnected', seat: 1 },
        { type: 'theft.resolved', thief: 1, victim: 0 },
      ],
    },
  },
  {
    id: 'a-pause-comes-later',
    rules: ['ROK-088'],
    caption: {
      en: 'You ask for a pause in the middle of the grabbing. It comes when the bag has been passed on.',
      fr: 'Vous demandez une pause en pleine prise. Elle viendra une fois le sac transmis.',
    },
    position: { players: some(3), table: TWO },
    acts: [{ seat: 0, ask: 'pause', sends: { do: 'pause' }, at: 5500 }, until(9500)],
    shows: {
      happened: [
        { type: 'grab.closed', reason: 'noLive' },
        { type: 'bag.passed', from: 0, to: 1 },
        { type: 'table.paused', by: 0 },
      ],
    },
  },
  {
    id: 'every-hand-on-record',
    rules: ['ROK-089'],
    caption: {
      en: 'Afterwards all may read who reached for what, when, and who won among equals.',
      fr: 'Ensuite, chacun peut lire qui a visé quoi, quand, et qui l’emportait à égalité.',
    },
    position: { players: some(3), opening: 0, table: ONE, tieOrder: [2, 1, 0] },
    acts: [grab(0, 1, 1000), grab(1, 1, 1040, { claimed: 990, trip: 100 }), until(4200)],
    shows: {
      happened: [
        {
          type: 'grab.report',
          opening: 0,
          order: [2, 1, 0],
          requests: [
            { seat: 0, tag: 1, arrived: 1000, dated: 1000, result: 'lost' },
            { seat: 1, tag: 1, arrived: 1040, dated: 990, result: 'won' },
          ],
        },
      ],
    },
  },
  {
    id: 'admitted-at-its-date',
    rules: ['ROK-209'],
    caption: {
      en: 'Both grabs are dated 0.12 seconds after the opening, and equal: the wait counts from that date.',
      fr: 'Les deux gestes sont datés de 0,12 seconde après l’ouverture, à égalité : l’attente court de cette date.',
    },
    position: { players: some(3), table: ONE, tieOrder: [0, 2, 1] },
    acts: [grab(1, 1, 5010), grab(0, 1, 5170, { claimed: 5040, trip: 300 }), until(5280)],
    shows: {
      happened: [
        { type: 'grab.awarded', seat: 0, at: 5120 },
        { type: 'grab.lost', seat: 1 },
      ],
    },
  },
  {
    id: 'just-before-the-closing',
    rules: ['ROK-210'],
    caption: {
      en: 'It has closed. Your grab was made before and counts; another, made after, is refused.',
      fr: 'C’est fermé. Votre geste, fait avant, compte ; un autre, fait après, est refusé.',
    },
    position: { players: some(3), table: TWO },
    acts: [until(9000), grab(0, 1, 9100, { claimed: 8990, trip: 300 }), notGrab(1, 2, 9120, 'ROK-210'), until(9300)],
    shows: {
      happened: [
        { type: 'grab.closed', at: 9000 },
        { type: 'grab.awarded', seat: 0, stone: 1, at: 8990 },
      ],
    },
  },
  {
    id: 'the-clock-of-the-closing',
    rules: ['ROK-211'],
    caption: {
      en: 'Two stones are won; the clocks of the closing run from the later grab, though the other was decided last.',
      fr: 'Deux pierres sont gagnées ; les délais de fermeture courent du geste le plus tardif, même décidé en premier.',
    },
    position: { players: some(3), table: TWO },
    acts: [grab(0, 1, 6000), grab(1, 2, 6090, { claimed: 5990, trip: 200 }), until(6300)],
    shows: { state: { race: { lastWon: 6000 } } },
  },
  {
    id: 'a-head-start',
    rules: ['ROK-199'],
    caption: {
      en: 'You have a head start of 0.8 seconds: a quicker hand counts from its end, and the stone is yours.',
      fr: 'Vous avez 0,8 seconde d’avance : une main plus rapide compte à partir de là, et la pierre est à vous.',
    },
    position: { players: [{ headStart: 800 }, {}, {}], table: ONE },
    acts: [grab(1, 1, 5100), grab(0, 1, 5700), until(6000)],
    shows: {
      happened: [
        { type: 'grab.awarded', seat: 0, at: 5700 },
        { type: 'grab.lost', seat: 1 },
      ],
    },
  },
]
