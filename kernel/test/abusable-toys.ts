import type { LawName } from '../conform/index.ts'
import type { Game } from '../index.ts'
import { call, claim, clap, type Lanterns, light, name, withDecisions } from './toy.ts'

type Abusable =
  | 'what stays hidden shows nowhere'
  | 'no secret in a refusal'
  | 'being late is no gift'
  | 'being late leads on'
  | 'what is said aside changes nothing'

/** Lanterns that somebody could gain by: by being late, by trying what is refused, by looking where nothing should be. */
export const abusable: Record<Abusable & LawName, Record<string, Game<Lanterns>>> = {
  'what stays hidden shows nowhere': {
    'what is lit in secret is written down for all': withDecisions({
      light: {
        ...light,
        take(s, seat, move, t) {
          light.take(s, seat, move, t)
          s.called = String(move.card)
        },
      },
    }),
    'only who holds a strong card is asked': withDecisions({
      name: {
        ...name,
        take(s, seat, move, t) {
          name.take(s, seat, move, t)
          if (s.hands[seat]!.includes(6)) t.ask(seat, 'clap')
        },
      },
    }),
  },
  'no secret in a refusal': {
    'the text tells of the next hand': refusing((s, seat) => ({ text: `No: ${s.hands[(seat + 1) % 2]!.join(' ')}` })),
    'the rule tells of the next card': refusing(s => ({ rule: s.deck.at(-1)! > 6 ? 'TOY-1' : 'TOY-7' })),
  },
  'being late is no gift': {
    'who is late scores most': withDecisions({
      claim: {
        ...claim,
        late(s, seat) {
          s.points[seat]! += 5
        },
      },
    }),
    'who is late gives the others a point': withDecisions({
      claim: {
        ...claim,
        late(s, seat) {
          for (const other of s.points.keys()) s.points[other]! += other === seat ? 1 : 2
        },
      },
    }),
    'a coin is tossed for who is late': withDecisions({
      claim: {
        ...claim,
        late(s, seat, t) {
          s.points[seat]! += t.chance.int(2)
        },
      },
    }),
  },
  'being late leads on': {
    'who dares and is late may choose again': withDecisions({
      call: {
        ...call,
        late(s, seat, t) {
          s.agenda.pop()
          t.ask(seat, 'claim')
        },
      },
    }),
  },
  'what is said aside changes nothing': {
    'a clap is worth a point': withDecisions({
      clap: {
        ...clap,
        aside: true,
        take(s, seat) {
          s.points[seat]! += 1
        },
      },
    }),
  },
}

function refusing(word: (s: Lanterns['state'], seat: number) => { text?: string; rule?: string }): Game<Lanterns> {
  return withDecisions({
    name: {
      ...name,
      accepts(s, seat, sent, moment) {
        const answer = name.accepts!(s, seat, sent, moment)
        return 'refused' in answer ? { ...answer, ...word(s, seat) } : answer
      },
    },
  })
}
