import type { OpenAsk } from '@runatal/look/board.ts'
import { FACES, WILD } from '../../content/dice.ts'
import { hexOf } from '../../content/map.ts'
import type { AnyMove } from '../../messages/messages.ts'
import type { Runebound, State } from '../../rules/types.ts'

export type Asked = OpenAsk<Runebound>

/** A move and the question that it answers. */
export interface Offered {
  ask: number
  move: AnyMove
}

/** What can be pressed now, by where it lies. Everything in it comes from the questions; no rule is known here. */
export interface Choices {
  /** The question that is owed, or else the first that is offered. */
  asked: Asked | undefined
  /** Places of the board: 'hex:12', 'hand:<skill>', 'die:0', 'token:0:3', 'panel:<card>', 'trade'. The best move first. */
  spots: ReadonlyMap<string, readonly Offered[]>
  /** Buttons beside the shell's sentence. */
  bar: readonly Offered[]
  /** What is seldom wanted, behind one button. */
  more: readonly Offered[]
  /** Why not: the rule that forbids what might be tried at a place where nothing can be pressed. */
  barred: ReadonlyMap<string, string>
}

export const NO_CHOICES: Choices = { asked: undefined, spots: new Map(), bar: [], more: [], barred: new Map() }

export function choicesOf(asks: readonly Asked[], state: State): Choices {
  const asked = asks.find(({ must }) => must) ?? asks[0]
  const spots = new Map<string, Offered[]>()
  const bar: Offered[] = []
  const more: Offered[] = []
  for (const { id, options } of asks)
    for (const move of options) {
      const offered = { ask: id, move }
      const place = placeOf(move, state)
      if (place === 'bar') bar.push(offered)
      else if (place === 'more') more.push(offered)
      else spots.set(place, [...(spots.get(place) ?? []), offered])
    }
  for (const [place, offered] of spots)
    if (place.startsWith('hex:'))
      spots.set(
        place,
        offered.toSorted((a, b) => width(a.move, state) - width(b.move, state)),
      )
  const barred = new Map<string, string>()
  for (const ask of asks)
    for (const { move, rule } of ask.barred)
      if (!spots.has(placeOf(move, state))) barred.set(placeOf(move, state), rule)
  return { asked, spots, bar, more, barred }
}

/** Where a move is made by pressing something. */
function placeOf(move: AnyMove, { choice }: State): string {
  switch (move.do) {
    case 'step':
    case 'go':
      return `hex:${hexOf(move.hex)}`
    case 'reroll':
      return `die:${move.die}`
    case 'learn':
      return `hand:${move.skill}`
    case 'exert':
    case 'ignoreWebs':
      return `hand:${move.card}`
    case 'pick':
      return `panel:${move.hero}`
    case 'buy':
    case 'discard':
    case 'sell':
      return `panel:${move.asset}`
    case 'choose':
      if ('option' in move) return `panel:${move.option}`
      if (move.what === 'hex') return `hex:${hexOf(move.value)}`
      if (move.what === 'token') return `token:${move.value}`
      if (move.what === 'foe_token') return `token:${100 + Number(move.value)}`
      if (move.what === 'skill' || move.what === 'asset' || move.what === 'adventure') return `panel:${move.value}`
      return choice === null ? 'more' : 'bar'
    case 'spend':
      return `spend:${move.icon}`
    case 'surge':
      return `surge:${move.source}`
    case 'double':
      return 'double'
    case 'copy':
    case 'copyShield':
      return 'copy'
    case 'shield':
      return `shield:${move.token}`
    case 'use':
      return 'use'
    case 'trade':
      return 'trade'
    case 'sellGood':
    case 'handLetter':
    case 'giveCompanion':
    case 'abandon':
      return 'more'
    case 'accept':
    case 'adventure':
    case 'arcane':
    case 'clearDelay':
    case 'cover':
    case 'cureEpicentre':
    case 'delay':
    case 'destroyWeb':
    case 'endTurn':
    case 'engage':
    case 'enough':
    case 'fightOn':
    case 'follow':
    case 'goOn':
    case 'guard':
    case 'keep':
    case 'killZombie':
    case 'move':
    case 'name':
    case 'no':
    case 'none':
    case 'pass':
    case 'prepare':
    case 'quarantine':
    case 'quest':
    case 'refuse':
    case 'rest':
    case 'retreat':
    case 'roll':
    case 'shop':
    case 'spendPrepare':
    case 'stay':
    case 'stop':
    case 'stopHere':
    case 'storyQuest':
    case 'take':
    case 'train':
    case 'yield':
      return 'bar'
  }
}

/** How much a die could still do elsewhere: the narrowest goes first, a wild last. */
function width(move: AnyMove, { roll }: State): number {
  if (move.do !== 'go' || roll === null) return 0
  const face = roll.faces[move.die]!
  return face === WILD ? 9 : FACES[face]!.length
}
