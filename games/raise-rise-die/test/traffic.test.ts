import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { STARTER } from '../index.ts'
import { duel } from './duel.ts'

/** Everything that seat 0 is sent over a whole bout in which seat 1, with this hand, does nothing. */
function trafficAgainst(hand: string[]): string[] {
  const sent: string[] = []
  // What is discarded for Oblivion is shown, and so no secret: cards that ask for it are left out.
  const own = STARTER.cards
    .filter(card => card.type === 'assault' && !card.instant && card.cost < 2)
    .filter(card => !card.resolve?.some(({ op }) => op === 'oblivion'))
    .slice(0, 4)
  const under = STARTER.decks[1]!.cards
  const t = duel(
    { hand: own.map(({ id }) => id) },
    { hand, deck: ['BL01', ...Object.keys(under).slice(0, 8)] },
    { phase: 'clash', windows: 'full' },
  )
  t.playOn(
    s => s.bout > 1,
    (ask, options) => {
      const asks = t.match.asks(0).map(one => [one, t.match.options(one), t.match.barred(one)])
      sent.push(JSON.stringify([t.as(0).view, asks, t.as(0).heard]))
      return ask.seat === 0 && ask.kind === 'play' ? options.at(-1)! : options[0]!
    },
  )
  return sent
}

const ids = (fits: (card: (typeof STARTER.cards)[number]) => unknown) =>
  STARTER.cards
    .filter(fits)
    .slice(0, 5)
    .map(({ id }) => id)

rule(
  ['RRD-016', 'RRD-199', 'RRD-369'],
  'who could counter and react at every turn and who never could send the other the same, byte for byte',
  () => {
    const able = [...ids(card => card.type === 'defence' && card.instant), ...ids(card => card.type === 'defence')]
    const unable = ids(card => card.type === 'assault' && card.cost > 2)
    const hands = [able.slice(0, 5), unable, able.slice(0, 2).concat(unable.slice(0, 3))]
    const [first, ...others] = hands.map(trafficAgainst)
    expect(first!.length).toBeGreaterThan(10)
    for (const other of others) expect(other).toEqual(first)
  },
)
