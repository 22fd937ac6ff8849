import { begin, FastChance, isRefusal, settle } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { describe, expect } from 'vitest'
import { raiseRiseDie, type State, STARTER } from '../index.ts'

/** What holds at every decision of every duel, whatever is played: random duels of all the ready decks. */

const decks = STARTER.decks.map(({ id }) => id)
const GAMES = 120

/** Plays the duels and gives where a law was broken first. */
function firstBreach(law: (state: State, before: State | undefined) => boolean): string | undefined {
  for (let game = 0; game < GAMES; game++) {
    const setting = settle(raiseRiseDie, {
      seats: 2,
      table: { windows: game % 3 === 0 ? 'full' : 'quick', handLimit: game % 5 === 0 ? 'eight' : 'none' },
      seat: [{ deck: decks[game % 6]! }, { deck: decks[Math.floor(game / 6) % 6]! }],
    })
    if (isRefusal(setting)) throw new Error(setting.text)
    const chance = new FastChance(game, 7)
    const play = begin(raiseRiseDie, raiseRiseDie.create(setting), chance)
    let before: State | undefined
    for (let ask = play.owed(); ask !== undefined; ask = play.owed()) {
      if (!law(play.state, before)) return `duel ${game}, bout ${play.state.bout}, ${ask.kind}`
      before = raiseRiseDie.clone(play.state)
      const options = play.options(ask)
      play.play(ask, options[chance.int(options.length)]!)
    }
    if (!law(play.state, before)) return `duel ${game}, at its end`
  }
  return undefined
}

/** All cards of a seat, wherever they lie. */
function cardsOf(s: State, seat: number): number[] {
  const { deck, hand, discard, void: sunk, sockets, objects } = s.sides[seat]!
  const laid = s.laid.filter(card => card.seat === seat).map(({ card }) => card)
  return [deck, hand, discard, sunk, sockets, objects, laid].flat().toSorted((a, b) => a - b)
}

const conserved = (state: State) => [0, 1].every(seat => cardsOf(state, seat).join() === state.sides[seat]!.list.join())

const falls = ({ sides }: State, before: State | undefined) =>
  before === undefined ||
  sides.every(({ hp, latent }, seat) => hp <= before.sides[seat]!.hp && latent <= before.sides[seat]!.latent)

const alternates = ({ chain }: State) =>
  chain.slice(1).every((link, k) => {
    const below = chain[k]!
    return link.seat !== below.seat && link.slot === below.slot && (link.type === 0) !== (below.type === 0)
  })

const stops = ({ sides, result, agenda, asks }: State) =>
  (agenda.length === 0 && asks.length === 0) === (result !== null || sides.some(side => side.hp === 0))

const whole = ({ sides, phase, result }: State) =>
  sides.every(({ reserve, bleed, poison, latent, played, passes, weak, deck, ownLore, foeLore, shown }) => {
    const counts = [reserve, bleed, poison, latent, played, passes, ...weak]
    const matched = ownLore.length === deck.length && foeLore.length === deck.length
    const open = phase !== 'clash' || result !== null || shown === deck.length > 0
    return matched && open && counts.every(count => Number.isInteger(count) && count >= 0)
  })

describe('at every decision', () => {
  rule('RRD-024', 'no card is lost or doubled', () => {
    expect(firstBreach(conserved)).toBeUndefined()
  })

  rule('RRD-026', 'hit points and latent potential never rise', () => {
    expect(firstBreach(falls)).toBeUndefined()
  })

  rule(['RRD-167', 'RRD-177'], 'chains alternate between players, and between assaults and what answers them', () => {
    let longest = 0
    const breach = firstBreach(state => {
      longest = Math.max(longest, state.chain.length)
      return alternates(state)
    })
    expect(breach).toBeUndefined()
    expect(longest).toBeGreaterThan(3)
  })

  rule('RRD-123', 'once somebody has lost, nothing is left to do and nobody is asked', () => {
    let ended = 0
    const breach = firstBreach(state => {
      if (state.result !== null) ended++
      return stops(state)
    })
    expect(breach).toBeUndefined()
    expect(ended).toBe(GAMES)
  })

  rule(['RRD-056', 'RRD-209'], 'the Top soul lies face up in the clash, and no count is negative or broken', () => {
    expect(firstBreach(whole)).toBeUndefined()
  })
})
