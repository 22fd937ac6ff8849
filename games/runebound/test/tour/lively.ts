import type { Ask, Chance } from '@runatal/kernel'
import type { Runebound } from '../../index.ts'
import { adventureId } from '../../rules/decks.ts'
import type { State } from '../../rules/types.ts'

export type Move = Runebound['asks'][keyof Runebound['asks']]

/** A player at random who seldom idles, and who likes best what nobody has done yet. */
export function livelyMove(
  s: State,
  ask: Ask,
  options: readonly Move[],
  isNew: (key: string) => boolean,
  chance: Chance,
) {
  const weights = options.map(move => weight(s, ask, move, isNew))
  const total = weights.reduce((sum, one) => sum + one, 0)
  let left = (chance.int(1_000_000) / 1_000_000) * total
  for (const [i, one] of weights.entries()) {
    left -= one
    if (left < 0) return options[i]!
  }
  return options.at(-1)!
}

const EAGER: Readonly<Record<string, number>> = {
  adventure: 40,
  quest: 60,
  storyQuest: 60,
  learn: 15,
  use: 6,
  shop: 20,
  sellGood: 4,
  train: 4,
  rest: 4,
  move: 6,
  spendPrepare: 4,
  clearDelay: 20,
  handLetter: 40,
  give: 0.3,
  request: 0.3,
  abandon: 0.05,
  destroyWeb: 8,
  engage: 40,
  giveCompanion: 1,
  killZombie: 8,
  quarantine: 8,
  cureEpicentre: 20,
  endTurn: 1.5,
  go: 8,
  roll: 3,
  buy: 6,
  sell: 0.5,
  spend: 3,
  surge: 8,
  pass: 0.4,
  fightOn: 8,
  goOn: 3,
  accept: 3,
  none: 0.3,
  keep: 3,
}

function weight(s: State, ask: Ask, move: Move, isNew: (key: string) => boolean): number {
  if (ask.kind === 'event' && 'option' in move)
    return isNew(`option ${adventureId(s.adventure)} ${move.option}`) ? 50 : 1
  if ((move.do === 'use' || move.do === 'surge') && isNew(`used ${move.source}`)) return 60
  if (move.do === 'choose' && 'what' in move && move.what === 'option')
    return isNewOutcome(s, Number(move.value), isNew)
  if (move.do === 'learn' && isNew(`learned ${move.skill}`)) return 60
  if (move.do === 'buy' && isNew(`gained ${move.asset}`)) return 60
  return EAGER[move.do] ?? 1
}

function isNewOutcome(s: State, outcome: number, isNew: (key: string) => boolean): number {
  const frame = s.agenda.at(-1)
  const quest = Array.isArray(frame) && frame[0] === 'questDone' ? adventureId(frame[1] as number) : undefined
  return quest !== undefined && isNew(`outcome ${quest} ${outcome}`) ? 60 : 1
}
