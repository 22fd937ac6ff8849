import { type One, shoot, until } from './acts.ts'

const thieves = (seats: number) => {
  const runes = (['black-fehu', 'black-raido', 'black-tiwaz', 'black-algiz'] as const).slice(0, seats)
  return runes.map((balance, i) => ({ balance, claims: [runes[(i + 1) % seats]!] }))
}
/** A friction of 0.25, and some for the rounds after. */
const contest = (seats = 2, ints = [500, 1, 2, 3, 0]) =>
  ({ players: thieves(seats), phase: 'thefts', chance: { ints } }) as const
const GHOST = until(5400)

export const sliding: readonly One[] = [
  {
    id: 'a-clear-lane',
    rules: ['ROK-136'],
    caption: {
      en: 'You slide on a lane of its own, towards the Destiny rune: no stone of the table is in the way or moved.',
      fr: 'On glisse sur une piste à part, vers la rune du Destin : aucune pierre de la table ne gêne ni ne bouge.',
    },
    position: {
      ...contest(),
      table: [
        { rune: 'white-fehu', at: [60, 0] },
        { rune: 'grey-fehu', at: [140, 7] },
      ],
    },
    acts: [GHOST, shoot(0, 76)],
    shows: { state: { table: { x: [60, 140], y: [0, 7] } } },
  },
  {
    id: 'nobody-sees-your-shot',
    rules: ['ROK-137'],
    caption: {
      en: 'You have shot. Until the other has, they learn that you did and nothing of how.',
      fr: 'Vous avez glissé. Tant que l’autre ne l’a pas fait, il sait seulement que c’est fait.',
    },
    position: contest(),
    acts: [GHOST, shoot(0, 76, 3)],
    shows: {
      never: ['contest.result'],
      sees: [
        { viewer: 0, state: { contest: { power: [76, -2] } } },
        { viewer: 1, state: { contest: { power: [-1, -2], aim: [0, 0] } } },
      ],
    },
  },
  {
    id: 'the-nearest-wins',
    rules: ['ROK-138'],
    caption: {
      en: 'Strength 75 against 70: yours stops nearer to the Destiny rune and wins.',
      fr: 'Force 75 contre 70 : la vôtre s’arrête plus près de la rune du Destin et l’emporte.',
    },
    position: contest(),
    acts: [GHOST, shoot(1, 70), shoot(0, 75)],
    shows: { happened: [{ type: 'contest.result', winner: 0 }] },
  },
  {
    id: 'touching-is-a-fault',
    rules: ['ROK-139'],
    caption: {
      en: 'Your rival pushes too hard and touches the Destiny rune. Your short slide beats that.',
      fr: 'Votre rival pousse trop fort et touche la rune du Destin. Votre petite glissade fait mieux.',
    },
    position: contest(),
    acts: [GHOST, shoot(1, 80), shoot(0, 20)],
    shows: { happened: [{ type: 'contest.result', winner: 0 }] },
  },
  {
    id: 'again',
    rules: ['ROK-140'],
    caption: {
      en: 'Both have touched: nobody is better, and both slide again.',
      fr: 'Les deux ont touché : personne n’est meilleur, et les deux recommencent.',
    },
    position: contest(),
    acts: [GHOST, shoot(0, 90), shoot(1, 90)],
    shows: {
      happened: [
        { type: 'contest.opened', seats: [0, 1], round: 1 },
        { type: 'contest.opened', seats: [0, 1], round: 2 },
      ],
    },
  },
  {
    id: 'only-the-best-go-on',
    rules: ['ROK-140'],
    caption: {
      en: 'Two are level in front, the third is behind: only those two slide again.',
      fr: 'Deux sont à égalité devant, le troisième derrière : seuls ces deux-là recommencent.',
    },
    position: contest(3),
    acts: [GHOST, shoot(0, 60), shoot(1, 60), shoot(2, 50)],
    shows: {
      happened: [
        { type: 'contest.opened', seats: [0, 1, 2], round: 1 },
        { type: 'contest.opened', seats: [0, 1], round: 2 },
      ],
    },
  },
  {
    id: 'not-shot-in-time',
    rules: ['ROK-141'],
    caption: {
      en: 'Fifteen seconds are over and your rival has not shot: that stone stays at the start, behind your little push.',
      fr: 'Quinze secondes passent et votre rival n’a pas glissé : sa pierre reste au départ, derrière votre petit coup.',
    },
    position: contest(),
    acts: [GHOST, shoot(0, 1), until(20_400)],
    shows: { happened: [{ type: 'contest.result', winner: 0 }] },
  },
  {
    id: 'one-friction-for-all',
    rules: ['ROK-142', 'ROK-216'],
    caption: {
      en: 'Strength 76 stops 1.5 mm away; 77 touches. The friction of the lane was the same for both.',
      fr: 'Force 76 : arrêt à 1,5 mm ; 77 touche. La friction de la piste était la même pour les deux.',
    },
    position: contest(),
    acts: [GHOST, shoot(0, 76), shoot(1, 77)],
    shows: {
      happened: [
        {
          type: 'contest.result',
          results: [
            { seat: 0, gap: 1.5, touched: false, shot: true, along: 381.5 },
            { seat: 1, gap: 0, touched: true, shot: true, along: 391.6 },
          ],
          friction: 0.25,
          winner: 0,
        },
      ],
    },
  },
  {
    id: 'the-ghost',
    rules: ['ROK-215'],
    caption: {
      en: 'A ghost slides first, at strength 50: its 165 mm tell all how the lane runs. Then you may shoot.',
      fr: 'Un fantôme glisse d’abord, force 50 : ses 165 mm disent à tous comment va la piste. Ensuite, à vous.',
    },
    position: contest(),
    acts: [until(5367)],
    shows: { happened: [{ type: 'contest.opened', ghost: 165.1 }] },
  },
  {
    id: 'too-strong-to-be-a-shot',
    rules: ['ROK-216'],
    caption: {
      en: 'A strength of more than 100 or an aim beyond 15 degrees is refused.',
      fr: 'Une force de plus de 100 ou un angle de plus de 15 degrés est refusé.',
    },
    position: contest(),
    acts: [
      GHOST,
      { seat: 0, ask: 'slideShot', tries: { do: 'shoot', power: 101, aim: 0 }, rule: 'ROK-216' },
      { seat: 0, ask: 'slideShot', tries: { do: 'shoot', power: 50, aim: 16 }, rule: 'ROK-216' },
    ],
    shows: { state: { contest: { power: [-2, -2] } } },
  },
  {
    id: 'a-test-of-nerve',
    rules: ['ROK-195'],
    caption: {
      en: 'In the calm game you pick a number instead. The limit is 8: your 7 holds, the other’s 9 is too much.',
      fr: 'Dans le jeu posé, on choisit un nombre. La limite est 8 : votre 7 tient, le 9 de l’autre est trop.',
    },
    position: { ...contest(2, [4]), variant: 'calm' },
    acts: [
      { seat: 0, ask: 'nervePick', play: { number: 7 } },
      { seat: 1, ask: 'nervePick', play: { number: 9 } },
    ],
    shows: { happened: [{ type: 'nerve.result', limit: 8, winner: 0 }] },
  },
  {
    id: 'nerve-again',
    rules: ['ROK-196'],
    caption: {
      en: 'Two picked 6: they pick again, the third is out of it.',
      fr: 'Deux ont choisi 6 : ils recommencent, le troisième n’en est plus.',
    },
    position: { ...contest(3, [4]), variant: 'calm' },
    acts: [
      { seat: 0, ask: 'nervePick', play: { number: 6 } },
      { seat: 1, ask: 'nervePick', play: { number: 6 } },
      { seat: 2, ask: 'nervePick', play: { number: 3 } },
    ],
    shows: {
      happened: [
        { type: 'nerve.opened', seats: [0, 1, 2], round: 1 },
        { type: 'nerve.opened', seats: [0, 1], round: 2 },
      ],
    },
  },
]
