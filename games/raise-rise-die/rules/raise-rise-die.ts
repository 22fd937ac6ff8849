import type { Game, Outcome } from '@runatal/kernel'
import type { Pack } from '../content/language.ts'
import { checkPack } from '../content/check.ts'
import { STARTER } from '../content/starter.ts'
import { consolidation, gather, handLimit, infuse } from './consolidation.ts'
import { counter, counters } from './counter.ts'
import { checkDeck } from './deck.ts'
import { imagine } from './imagine.ts'
import { initiative, play } from './initiative.ts'
import { instants } from './instants.ts'
import { lapses } from './lapse.ts'
import { losses } from './losses.ts'
import { cleanse, discard, exchange, matters, ready, salvage, search } from './matters.ts'
import { shatterInfusion, shatterObject, unbind, weakPoint } from './matters.ts'
import { objects, replaceObject } from './objects.ts'
import { payment, sacrifice } from './payment.ts'
import { placement } from './placement.ts'
import { chooseFirst, latent, preparation, upkeepObject } from './preparation.ts'
import { repeat, resolution } from './resolution.ts'
import { create, setup } from './setup.ts'
import { clone, mask } from './sight.ts'
import { consume, texts } from './texts.ts'
import { triggers } from './triggers.ts'
import { NONE, type RaiseRiseDie, type State } from './types.ts'
import { react, windows } from './window.ts'

/** Raise, Rise & Die: a duel in bouts, until one of the two is dead again (RRD-001, RRD-075). */
export const rules: Game<RaiseRiseDie> = {
  id: 'raise-rise-die',
  seats: { min: 2, max: 2 },
  windows: ['react', 'counter'],
  choices: {
    table: {
      windows: { values: ['full', 'quick'], first: 'full' },
      hands: { values: ['closed', 'open'], first: 'closed' },
      handLimit: { values: ['none', 'eight'], first: 'none' },
      pack: { values: ['starter'], first: 'starter', accepts: value => checkPack(value) },
    },
    seat: {
      deck: {
        values: STARTER.decks.map(({ id }) => id),
        first: STARTER.decks[0]!.id,
        varied: true, // a duel of equal decks only if both want it (RRD-017)
        secret: true, // RRD-016
        valuesAt: table => (packOf(table) ?? STARTER).decks.map(({ id }) => id),
        accepts: (value, table) => checkDeck(value, packOf(table)),
      },
    },
  },
  create,
  steps: {
    ...setup,
    ...preparation,
    ...initiative,
    ...windows,
    ...payment,
    ...lapses,
    ...placement,
    ...instants,
    ...losses,
    ...counters,
    ...resolution,
    ...objects,
    ...texts,
    ...triggers,
    ...matters,
    ...consolidation,
  },
  decisions: {
    chooseFirst,
    latent,
    upkeepObject,
    react,
    play,
    counter,
    sacrifice,
    consume,
    repeat,
    discard,
    exchange,
    search,
    weakPoint,
    salvage,
    shatterObject,
    shatterInfusion,
    unbind,
    cleanse,
    ready,
    replaceObject,
    infuse,
    gather,
    handLimit,
  },
  fixed: ['pack'],
  clone,
  mask,
  imagine,
  outcome,
  standing,
}

function packOf(table: object): Pack | undefined {
  const { pack } = table as RaiseRiseDie['table']
  return typeof pack === 'string' ? undefined : pack
}

function standing({ sides }: State): number[] {
  return sides.map(side => side.hp)
}

function outcome(s: State): Outcome | undefined {
  const { result } = s
  if (result === null) return undefined
  const scores = standing(s)
  if (result.winner === NONE) return { winners: [0, 1], places: [1, 1], scores }
  return { winners: [result.winner], places: result.winner === 0 ? [1, 2] : [2, 1], scores }
}
