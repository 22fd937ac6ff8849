import type { Rune, Sign } from '../../index.ts'
import { ALL_HEROES, ALL_ITEMS, ALL_PLACES, ALL_RUNES, ALL_SIGNS } from './book.ts'
import { bladeTargets, heroOf, matching } from './fight.ts'
import { type Move, UNINTERRUPTED, usable } from './questions.ts'
import { linkOf, runesToAsk, signsOf } from './riddle.ts'
import {
  asked,
  companions,
  count,
  freePlaces,
  handOf,
  isSolo,
  monsters,
  type Shown,
  type Table,
  type World,
} from './world.ts'

/** What somebody might try and may not, with the rule that forbids it. */
export interface Refused {
  seat: number
  kind: string
  move: Move
  rule: string
}

export function refusals(w: World): Refused[] {
  const { kind, seat } = asked(w)
  return [...owedRefusals(w).map(([move, rule]) => ({ seat, kind, move, rule })), ...itemRefusals(w)]
}

type Forbidden = [move: Move, rule: string]

function owedRefusals(w: World): Forbidden[] {
  const t = w.table
  const duty = asked(w)
  switch (duty.kind) {
    case 'activate':
      return ALL_HEROES.flatMap(hero => {
        const held = count(handOf(t, t.active), hero)
        return [
          [{ do: 'activate', hero, actions: 0 }, 'R5-076'],
          [{ do: 'activate', hero, actions: held + 1 }, held === 0 ? 'R5-005' : 'R5-075'],
        ] satisfies Forbidden[]
      })
    case 'skillOrakl':
      return [[{ do: 'swap', from: 4, to: 6 }, 'R5-227']]
    case 'skillNova':
      return ALL_PLACES.filter(place => !monsters(t).includes(place)).map(place => [
        { do: 'surprise', place },
        'R5-230',
      ])
    case 'skillEkho':
      return ALL_PLACES.map(place => [{ do: 'send', hero: heroOf(w), place }, w.hero === 'hal' ? 'R5-245' : 'R5-238'])
    case 'skillHal':
      return ALL_HEROES.filter(hero => !companions(t, 'hal').includes(hero)).map(hero => [
        { do: 'copy', hero },
        'R5-240',
      ])
    case 'discardDown':
      return ALL_HEROES.filter(hero => !handOf(t, t.active).includes(hero)).map(hero => [
        { do: 'discard', hero },
        'R5-187',
      ])
    case 'action': {
      const place = t.at[heroOf(w)]
      const nobody = place === 'portrait' || t.places[place] === 'empty'
      const open: Forbidden[] = t.altars < 4 ? [[{ do: 'seal' }, 'R5-139']] : []
      return nobody ? [...open, [{ do: 'encounter' }, 'R5-098']] : open
    }
    case 'move': {
      const place = t.at[heroOf(w)]
      return place === 'portrait' ? [] : [[{ do: 'goTo', place }, 'R5-092']]
    }
    case 'giveSupport':
      return [[{ do: 'give', cards: matching(w, duty.seat) + 1 }, 'R5-249']]
    case 'hint':
      return ALL_RUNES.filter(rune => !runesToAsk(t).includes(rune)).map(rune => [{ do: 'hint', rune }, 'R5-173'])
    case 'drawCount':
      return [
        [{ do: 'draw', cards: 0 }, 'R5-179'],
        [{ do: 'draw', cards: Math.max(1, freePlaces(t)) + 1 }, tooMany(t)],
      ]
    case 'bladeTarget':
      return ALL_PLACES.filter(place => !bladeTargets(t).includes(place)).map(place => [
        { do: 'strike', place },
        'R5-277',
      ])
    case 'gmSolution':
      return [
        [{ do: 'set', solution: t.runes.slice(0, 4) }, 'R5-384'],
        [{ do: 'set', solution: ['blue', 'red', 'blue', 'green'] as Rune[] }, 'R5-385'],
      ]
    case 'gmLinks':
      return [[{ do: 'set', links: ALL_SIGNS.map((sign, i): Sign => (i === 0 ? 'whale' : sign)) }, 'R5-373']]
    case 'gmResult':
      return [[{ do: 'publish', signs: signsOf(t).map((shown, i) => (i === 0 ? mistaken(shown) : shown)) }, 'R5-386']]
    case 'gmHint':
      return ALL_SIGNS.filter(sign => sign !== linkOf(t, duty.rune)).map(sign => [{ do: 'hand', sign }, 'R5-386'])
    case 'skill':
    case 'sealConfirm':
    case 'askSupport':
    case 'afterRoll':
    case 'slashReward':
    case 'relic':
    case 'crisisConfirm':
    case 'redMoonReaction':
      return []
  }
}

/** The rule that says how many cards may be drawn. */
function tooMany(t: Table): string {
  if (freePlaces(t) === 0) return 'R5-186'
  return isSolo(t) ? 'R5-363' : 'R5-180'
}

function mistaken({ sign, state }: Shown): Shown {
  return { sign, state: state === 'dark' ? 'bright' : 'dark' }
}

/** R5-269, R5-271, R5-274, R5-282, R5-288, R5-291; who holds nothing at all is asked nothing. */
function itemRefusals(w: World): Refused[] {
  const { items, team } = w.table
  if (!ALL_ITEMS.some(item => items[item] === 'held')) return []
  const rule = (item: (typeof ALL_ITEMS)[number]) => {
    if (items[item] !== 'held') return items[item] === 'used' ? 'R5-269' : 'R5-291'
    if (UNINTERRUPTED.includes(asked(w).kind)) return 'R5-271'
    return item === 'pendant' ? 'R5-282' : item === 'potion' ? 'R5-288' : 'R5-274'
  }
  const useless = ALL_ITEMS.filter(item => !usable(w).includes(item))
  return team.flatMap(seat =>
    useless.map(item => ({ seat, kind: 'useItem', move: { do: 'use', item }, rule: rule(item) })),
  )
}
