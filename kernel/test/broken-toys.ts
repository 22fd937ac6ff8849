import type { LawName } from '../conform/index.ts'
import { type Game, type Reading, UNKNOWN } from '../index.ts'
import { abusable } from './abusable-toys.ts'
import { bell, call, claim, clone, lanterns, type Lanterns, light, name } from './toy.ts'
import { setAlight, type State, steps, STRENGTH, swap, withDecisions, withSteps } from './toy.ts'

/** Lanterns with one thing wrong in each: what the kit must find, law by law. */
export const broken: Record<LawName, Record<string, Game<Lanterns>>> = {
  ...abusable,
  'games end': {
    'the rounds are not counted': withSteps({ round: (_, __, t) => t.next('light', 'reveal', 'round') }),
    'the set-up fails': withSteps({
      deal() {
        throw new Error('the cards are missing')
      },
    }),
    'a step runs for ever': withSteps({ flip: (_, seat, t) => t.next(['flip', seat]) }),
    'there is no outcome': { ...lanterns, outcome: () => undefined },
    'there is an outcome too early': {
      ...lanterns,
      outcome: s => lanterns.outcome({ ...s, agenda: [], asks: s.roundsLeft > 0 ? s.asks : [] }),
    },
    'the outcome forgets a seat': {
      ...lanterns,
      outcome(s) {
        const outcome = lanterns.outcome(s)
        return outcome && { ...outcome, scores: outcome.scores.slice(1) }
      },
    },
  },
  'a reading needs no secret': {
    'what lies in the deck is read': withReading((s, _seat, into, at) => void (into[at] = s.deck.at(-1) ?? 0)),
    'what the others hold is read': withReading(
      (s, seat, into, at) => void (into[at] = s.hands[seat === 0 ? 1 : 0]![0] ?? 0),
    ),
    'a fact is left as it was': withReading(() => {}),
    'more is written than was said': withReading((_s, _seat, into, at) => void into.fill(1, at, at + 2)),
    'a fact is no number': withReading((s, _seat, into, at) => void (into[at] = s.roundsLeft / 0)),
    'to read changes the state': withReading((s, _seat, into, at) => void (into[at] = s.deck.push(1))),
  },
  'options can be taken': {
    'a card is offered that is not there': withDecisions({
      light: { ...light, options: (s, seat) => [...light.options(s, seat), { do: 'light', card: 99 }] },
    }),
    'a question has no answer': withDecisions({ clap: { options: () => [], take() {} } }),
    'a sample is not accepted': withDecisions({ name: { ...name, options: () => [{ do: 'name', name: '' }] } }),
    'options change the state': withDecisions({
      light: {
        ...light,
        options(s, seat) {
          s.hands[seat]!.reverse()
          return light.options(s, seat)
        },
      },
    }),
  },
  'anything else is refused': {
    'a free answer changes the state before it is refused': withDecisions({
      name: {
        ...name,
        accepts(s, seat, sent, moment) {
          s.called = 'somebody'
          return name.accepts!(s, seat, sent, moment)
        },
      },
    }),
    'a free answer trips over garbage': withDecisions({
      name: { ...name, accepts: (_, __, sent) => ({ do: 'name', name: (sent as { name: string }).name.trim() }) },
    }),
    'a free answer is refused without a reason': withDecisions({
      name: {
        ...name,
        accepts(s, seat, sent, moment) {
          const answer = name.accepts!(s, seat, sent, moment)
          return 'refused' in answer ? { ...answer, text: '' } : answer
        },
      },
    }),
    'a free answer is kept as it was sent': withDecisions({
      name: {
        ...name,
        accepts(s, seat, sent, moment) {
          const answer = name.accepts!(s, seat, sent, moment)
          return 'refused' in answer ? answer : (sent as typeof answer)
        },
      },
    }),
    'a free answer is logged as something that is not accepted': withDecisions({
      name: {
        ...name,
        accepts(s, seat, sent, moment) {
          const answer = name.accepts!(s, seat, sent, moment)
          return 'refused' in answer ? answer : { do: 'name', name: `${answer.name}!` }
        },
      },
    }),
    'the options trip over another turn': withDecisions({
      call: {
        options(s) {
          if (s.called === '') throw new Error('nobody has called')
          return []
        },
        take() {},
      },
    }),
  },
  'barred moves name their rule': {
    'a barred card is an option': withDecisions({
      swap: { ...swap, options: (s, seat) => s.hands[seat]!.map(card => ({ do: 'swap', card })) },
    }),
    'a free answer is barred without its rule': withDecisions({
      name: { ...name, barred: () => [{ move: { do: 'name', name: '' }, rule: 'TOY-7' }] },
    }),
    'the rule has no name': withDecisions({
      swap: { ...swap, barred: (s, seat) => swap.barred!(s, seat).map(({ move }) => ({ move, rule: '' })) },
    }),
  },
  'everything survives JSON': {
    'undefined in the state': created(s => ({ ...s, called: undefined as never })),
    'NaN in the state': created(s => ({ ...s, roundsLeft: s.roundsLeft, points: s.points.map(() => Number.NaN) })),
    'minus zero in the state': created(s => ({ ...s, points: s.points.map(() => -0) })),
    'a date in the state': created(s => ({ ...s, called: new Date(0) as never })),
    'one list at two places': {
      ...lanterns,
      clone(s) {
        const copy = clone(s)
        return { ...copy, colours: copy.names }
      },
    },
    'undefined in an event': withSteps({
      reveal(s, _, t) {
        t.emit?.({ type: 'lit', seat: 0, card: undefined as never })
        steps.reveal(s, _, t)
      },
    }),
    'undefined in a move': withDecisions({
      clap: { options: () => [{ do: 'clap', loud: undefined } as never], take() {} },
    }),
  },
  'the log replays': {
    'a game counts outside of its state': forgetful(count => ({
      ...withDecisions({
        clap: {
          options: () => [{ do: 'clap' }],
          take(s) {
            s.called = String(count())
          },
        },
      }),
    })),
    'a game tells what it counts outside of its state': forgetful(count =>
      withSteps({
        reveal(s, _, t) {
          t.emit?.({ type: 'scored', seat: 0, points: count() })
          steps.reveal(s, _, t)
        },
      }),
    ),
  },
  'undo restores': {
    'a game counts outside of its state': forgetful(count =>
      withDecisions({
        light: {
          ...light,
          take(s, seat, move, t) {
            s.called = String(count())
            light.take(s, seat, move, t)
          },
        },
      }),
    ),
  },
  'undo shows nothing': {
    'the last one to light a card may take it back': withSteps({
      reveal: (s, _, t) => steps.reveal(s, _, Object.assign(Object.create(t), { stand() {} })),
    }),
    'to claim shows the deck to the others': withDecisions({
      claim: {
        ...claim,
        take(s, seat, move, t) {
          claim.take(s, seat, move, t)
          t.emit?.({ type: 'dealt', seat, cards: s.deck.slice(-1) }, { to: seat === 0 ? 1 : 0 })
        },
      },
    }),
    'who is late for a claim sees the deck, and may take that back': withDecisions({
      claim: {
        ...claim,
        late(s, seat, t) {
          t.emit?.({ type: 'dealt', seat, cards: s.deck.slice(-1) }, { to: seat })
          return { do: 'claim' }
        },
      },
    }),
  },
  'mask and imagine agree': {
    'imagine deals the own hand anew': {
      ...lanterns,
      imagine(masked, viewer, chance) {
        const s = clone(masked)
        for (const hand of s.hands) hand.fill(UNKNOWN)
        return lanterns.imagine(s, viewer, chance)
      },
    },
    'mask hides by changing the state': {
      ...lanterns,
      mask(s, viewer) {
        s.deck.sort((a, b) => a - b)
        return lanterns.mask(s, viewer)
      },
    },
    'imagine changes what it is given': {
      ...lanterns,
      imagine(masked, viewer, chance) {
        masked.called = 'imagined'
        return { ...lanterns.imagine(masked, viewer, chance), called: '' }
      },
    },
    'mask shares a list with the state': {
      ...lanterns,
      mask: (s, viewer) => ({ ...lanterns.mask(s, viewer), points: s.points }),
    },
    'masking twice hides more': {
      ...lanterns,
      mask: (s, viewer) => ({
        ...lanterns.mask(s, viewer),
        discard: s.deck.includes(UNKNOWN) ? [] : s.discard.slice(),
      }),
    },
  },
  'imagined games end': {
    'imagine leaves holes': { ...lanterns, imagine: clone },
  },
  'options need no secret': {
    'one may swap only if the deck has something better': withDecisions({
      swap: { ...swap, options: (s, seat) => (s.deck.at(-1)! > 6 ? swap.options(s, seat) : []) },
    }),
    'what is barred depends on the hand of another': withDecisions({
      swap: {
        ...swap,
        barred: (s, seat) => (s.hands[1 - Math.min(seat, 1)]!.includes(3) ? swap.barred!(s, seat) : []),
      },
    }),
  },
  'no secret in a view': {
    'mask shows the deck': {
      ...lanterns,
      mask: (s, viewer) => ({ ...lanterns.mask(s, viewer), deck: s.deck.slice() }),
    },
    'mask shows spectators everything': {
      ...lanterns,
      mask: (s, viewer) => (viewer < 0 ? clone(s) : lanterns.mask(s, viewer)),
    },
    'mask shows what was lit in secret': {
      ...lanterns,
      mask: (s, viewer) => ({ ...lanterns.mask(s, viewer), lit: s.lit.map(lit => lit.slice()) }),
    },
    'options betray the deck': withDecisions({
      swap: { ...swap, options: (s, seat) => (s.deck.at(-1)! > 6 ? swap.options(s, seat) : []) },
    }),
  },
  'numbers of questions tell nothing': {
    'an offer is hidden from the others, and counted': {
      ...lanterns,
      mask(state, viewer) {
        const s = lanterns.mask(state, viewer)
        s.asks = s.asks.filter(ask => ask.kind !== 'swap' || ask.seat === viewer)
        return s
      },
    },
    'who lights another card is asked anew': withDecisions({
      light: {
        ...light,
        take(s, seat, move, t) {
          const again = s.lit[seat]!.length > 0
          const asked = again ? { keep: () => t.offer(seat, 'light') } : {}
          light.take(s, seat, move, Object.assign(Object.create(t) as typeof t, asked))
        },
      },
    }),
  },
  'a change of mind shows nothing': {
    'everybody hears of each card that is lit': withDecisions({
      light: {
        ...light,
        take(s, seat, move, t) {
          light.take(s, seat, move, t)
          t.emit?.({ type: 'lit', seat })
        },
      },
    }),
  },
  'no secret in an event': {
    'everybody is told what was lit': withDecisions({
      light: {
        ...light,
        take(s, seat, { card }, t) {
          setAlight(s, seat, card)
          t.emit?.({ type: 'lit', seat, card })
          t.keep()
          if (s.lit.every(lit => lit.length > 0)) t.withdraw('bell')
        },
      },
    }),
    'everybody is told what was dealt': withSteps({
      deal(s, _, t) {
        steps.deal(s, _, t)
        t.emit?.({ type: 'dealt', seat: 0, cards: [...s.hands[0]!] })
      },
    }),
    'everybody is told what was drawn': withDecisions({
      swap: {
        ...swap,
        take(s, seat, move, t) {
          t.emit?.({ type: 'swapped', seat, cards: [s.deck.at(-1)!] })
          swap.take(s, seat, move, t)
        },
      },
    }),
    'the bell tells the hands': withDecisions({
      bell: {
        ...bell,
        take(s, seat, move, t) {
          t.emit?.({ type: 'revealed', cards: s.hands.flat() })
          bell.take(s, seat, move, t)
        },
      },
    }),
  },
  'clones are independent': {
    'clone shares a list': { ...lanterns, clone: s => ({ ...clone(s), points: s.points }) },
    'clone copies only the outer list': { ...lanterns, clone: s => ({ ...clone(s), hands: s.hands.slice() }) },
    'clone shares the agenda': { ...lanterns, clone: s => ({ ...clone(s), agenda: s.agenda }) },
    'clone forgets a field': {
      ...lanterns,
      clone(s) {
        const { called: _, ...rest } = clone(s)
        return rest as State
      },
    },
  },
  'time can run out': {
    'being late is an error': withDecisions({
      light: {
        ...light,
        late() {
          throw new Error('nobody is ever late')
        },
      },
    }),
    'being late changes nothing': withDecisions({
      light: { ...light, late: (_, seat, t) => t.ask(seat, 'light') },
    }),
  },
  'a listener changes nothing': {
    'telling a score is what gives it': withDecisions({
      clap: {
        options: () => [{ do: 'clap' }],
        take(s, seat, _, t) {
          t.emit?.({ type: 'scored', seat, points: ++s.points[seat]! })
        },
      },
    }),
  },
  'no NaN and nothing undefined': {
    'a prize of no known size': withDecisions({
      claim: {
        ...claim,
        take(s, seat) {
          s.points[seat]! += Number.NaN
        },
      },
    }),
    'a name is put together from what is not there': withDecisions({
      name: {
        ...name,
        take(s, seat, move) {
          s.names[seat] = `${move.name} ${String(s.colours[99])}`
        },
      },
    }),
    'an event tells of a card that is not there': withSteps({
      reveal(s, _, t) {
        t.emit?.({ type: 'revealed', cards: [s.discard[99]!] })
        steps.reveal(s, _, t)
      },
    }),
    'a view with an endless score': {
      ...lanterns,
      mask: (s, viewer) => ({ ...lanterns.mask(s, viewer), points: s.points.map(() => Number.POSITIVE_INFINITY) }),
    },
  },
  'lists per seat fit the seats': {
    'a prize for a seat that nobody has': withDecisions({
      claim: {
        ...claim,
        take(s) {
          s.points.push(1)
        },
      },
    }),
    'the set-up forgets a seat': created(s => ({ ...s, swapped: s.swapped.slice(1) })),
  },
  'only those in play act': {
    'a seat is asked that nobody has': withSteps({ prize: (s, _, t) => t.ask(s.hands.length, 'clap') }),
    'who has lost all cards must clap': withSteps({
      prize(s, { seat }, t) {
        const loser = seat === 0 ? 1 : 0
        s.discard.push(...s.hands[loser]!.splice(0))
        steps.prize(s, { seat }, t)
      },
    }),
    'who is out is told to score': withSteps({
      prize(s, { seat }, t) {
        const loser = seat === 0 ? 1 : 0
        s.discard.push(...s.hands[loser]!.splice(0))
        t.ask(seat, 'claim')
      },
      flip(s, seat, t) {
        t.emit?.({ type: 'scored', seat: seat === 0 ? 1 : 0, points: 0 })
        steps.flip(s, seat, t)
      },
    }),
  },
  'no card is lost or made': {
    'what was lit goes nowhere': withSteps({
      reveal(s, _, t) {
        const kept = s.discard.slice()
        steps.reveal(s, _, t)
        s.discard = kept
      },
    }),
    'a card is swapped and kept': withDecisions({
      swap: {
        ...swap,
        take(s, seat, move, t) {
          swap.take(s, seat, move, t)
          s.hands[seat]!.push(move.card)
        },
      },
    }),
    'one card is dealt twice': withSteps({
      deal(s, _, t) {
        s.deck[0] = s.deck[1]!
        steps.deal(s, _, t)
      },
    }),
  },
  'refusals can be read': {
    'a rule is cited that nobody wrote': withDecisions({
      swap: { ...swap, barred: (s, seat) => swap.barred!(s, seat).map(({ move }) => ({ move, rule: 'TOY-99' })) },
    }),
    'a question cites a rule that nobody wrote': withDecisions({ claim: { ...claim, rule: 'TOY-99' } }),
    'a question cites no rule': withDecisions({ call: { options: call.options, take: call.take } }),
    'a free answer is refused in a word of its own': withDecisions({
      name: { ...name, accepts: () => ({ refused: 'ugly' as never, text: 'What a name!', rule: 'TOY-1' }) },
    }),
    'a free answer is refused without a rule': withDecisions({
      name: {
        ...name,
        accepts(s, seat, sent, moment) {
          const answer = name.accepts!(s, seat, sent, moment)
          return 'refused' in answer ? { refused: answer.refused, text: answer.text } : answer
        },
      },
    }),
    'there is no rule for another’s turn': { ...lanterns, outOfTurn: { theirs: 'TOY-99', later: 'TOY-99' } },
  },
  'being late harms nobody': {
    'nothing is said of who is late': withDecisions({ claim: { options: claim.options, take: claim.take } }),
    'who is late gets no point': withDecisions({ claim: { ...claim, late() {} } }),
    'who is late lights the best card': withDecisions({
      light: {
        ...light,
        late(s, seat) {
          setAlight(s, seat, s.hands[seat]!.toSorted((a, b) => STRENGTH[b]! - STRENGTH[a]!)[0]!)
        },
      },
    }),
  },
}

function created(change: (state: State) => State): Game<Lanterns> {
  return { ...lanterns, create: setting => change(lanterns.create(setting)) }
}

function forgetful(make: (count: () => number) => Game<Lanterns>): Game<Lanterns> {
  let counted = 0
  return make(() => ++counted)
}

/** A net that would be shown one number of each seat. */
function withReading(read: Reading<Lanterns>['read']): Game<Lanterns> {
  return { ...lanterns, guide: { evaluate: () => 0.5, reading: { size: 1, seats: s => s.hands.length, read } } }
}
