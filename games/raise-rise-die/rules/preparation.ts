import type { Decision, Steps } from '@runatal/kernel'
import { isUsable, useObject } from './objects.ts'
import { setOff } from './standing-texts.ts'
import { type Asks, NONE, type RaiseRiseDie } from './types.ts'
import { drawCards, foeOf, idOf, joinHand, numberOf, reveal, setOf, takeOut } from './zones.ts'

/** The preparation of a bout: who begins, draws, Top souls, upkeep (RRD-080 to RRD-098). */

type Names = 'bout' | 'chooseFirst' | 'draws' | 'latent' | 'upkeeps' | 'upkeep' | 'poison' | 'upkeepObjects'

export const preparation: Steps<RaiseRiseDie, Names> = {
  bout(s, _, t) {
    s.bout++
    s.phase = 'preparation'
    t.emit?.({ type: 'BOUT_STARTED', number: s.bout })
    t.emit?.({ type: 'PHASE_STARTED', phase: 'preparation' })
    t.next('chooseFirst')
    if (s.bout > 1) t.ask(s.firstPasser, 'chooseFirst') // RRD-081, RRD-083
  },

  // RRD-090: all draws of the first player come first.
  chooseFirst(s, _, t) {
    s.firstPasser = NONE
    t.next(['draws', s.first], ['draws', foeOf(s.first)], 'upkeeps')
  },

  // RRD-092, RRD-096
  upkeeps(s, _, t) {
    reveal(s, s.first, t)
    reveal(s, foeOf(s.first), t)
    t.next(['upkeep', s.first], ['upkeep', foeOf(s.first)], 'clash')
  },

  // RRD-084, RRD-056: without a decision, and nothing is revealed in between.
  draws(s, seat, t) {
    const { active } = setOf(s).characters[s.sides[seat]!.character]!.character
    drawCards(s, seat, active, 'active', t)
    t.next(['latent', seat])
  },

  // RRD-085 to RRD-089: one at a time.
  latent(s, seat, t) {
    const { latent, deck, void: sunk } = s.sides[seat]!
    if (latent > 0 && deck.length + sunk.length > 0) t.ask(seat, 'latent')
  },

  // RRD-095, RRD-096: poison, texts, objects.
  upkeep(s, seat, t) {
    t.emit?.({ type: 'UPKEEP', seat })
    t.next(['upkeepObjects', seat])
    setOff(s, seat, 'upkeep', NONE, t)
    t.next(['poison', seat])
  },

  // RRD-308, RRD-309: as much VA as markers, then one marker less.
  poison(s, seat, t) {
    const { poison } = s.sides[seat]!
    if (poison === 0) return
    t.emit?.({ type: 'POISON_TICK', seat, before: poison, after: poison - 1 })
    s.matter = { kind: 'discard', seat, value: poison, chosen: 0, least: 9, why: 'poison', cards: [] }
    t.next('discard')
  },

  // RRD-098
  upkeepObjects(s, seat, t) {
    if (s.sides[seat]!.objects.some((_, object) => isUsable(s, seat, object, 'upkeep'))) t.ask(seat, 'upkeepObject')
  },
}

export const chooseFirst: Decision<RaiseRiseDie, 'chooseFirst'> = {
  rule: 'RRD-081',
  options: () => [{ do: 'begin' }, { do: 'letBegin' }],
  take(s, seat, move, t) {
    s.first = move.do === 'begin' ? seat : foeOf(seat)
    t.emit?.({ type: 'FIRST_PLAYER', seat: s.first, how: 'choice', chooser: seat })
  },
  late: () => ({ do: 'begin' }),
}

export const latent: Decision<RaiseRiseDie, 'latent'> = {
  rule: 'RRD-085',
  options(s, seat, options = []) {
    const { deck, void: sunk } = s.sides[seat]!
    options.push({ do: 'stop' })
    if (deck.length > 0) options.push({ do: 'deck' })
    for (let i = 0; i < sunk.length; i++)
      if (sunk.indexOf(sunk[i]!) === i) options.push({ do: 'void', card: idOf(s, sunk[i]!) })
    return options
  },

  take(s, seat, move, t) {
    if (move.do === 'stop') return
    const side = s.sides[seat]!
    side.latent-- // RRD-086
    if (move.do === 'deck') {
      t.emit?.({ type: 'LATENT_USED', seat, from: 'deck', left: side.latent })
      drawCards(s, seat, 1, 'latent', t)
    } else {
      const card = numberOf(s, move.card)
      takeOut(side.void, card)
      joinHand(side, card)
      t.emit?.({ type: 'LATENT_USED', seat, from: 'void', card: move.card, left: side.latent })
    }
    t.next(['latent', seat])
  },
  late: () => ({ do: 'stop' }),
}

export const upkeepObject: Decision<RaiseRiseDie, 'upkeepObject'> = {
  rule: 'RRD-098',
  options(s, seat) {
    const options: Asks['upkeepObject'][] = [{ do: 'done' }]
    for (let object = 0; object < s.sides[seat]!.objects.length; object++)
      if (isUsable(s, seat, object, 'upkeep')) options.push({ do: 'use', object })
    return options
  },
  take(s, seat, move, t) {
    if (move.do === 'done') return
    t.next(['upkeepObjects', seat])
    useObject(s, seat, move.object, 'upkeep', t)
  },
  late: () => ({ do: 'done' }),
}
