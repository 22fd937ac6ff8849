import { FastChance, heard, isRefusal, Match, plainSeed, SPECTATOR } from '@runatal/kernel'
import { type Event, raiseRiseDie, STARTER } from '../index.ts'
import { wordsIn } from '../messages/words.ts'

interface ByChance {
  events: Event[]
  buttons: Record<'en' | 'fr', Set<string>>
}

let kept: ByChance | undefined

/** Duels by chance between all the ready decks: what each viewer heard, each thing once, and the buttons there were. */
export function byChance(): ByChance {
  if (kept !== undefined) return kept
  const events = new Map<string, Event>()
  const buttons = { en: new Set<string>(), fr: new Set<string>() }
  const say = { en: wordsIn('en'), fr: wordsIn('fr') }
  for (const [game, { id }] of STARTER.decks.entries()) {
    const chance = new FastChance(game, 3)
    const other = STARTER.decks[(game + 1) % STARTER.decks.length]!.id
    const match = Match.start(
      raiseRiseDie,
      { seats: 2, table: { handLimit: 'eight' }, seat: [{ deck: id }, { deck: other }] },
      plainSeed(game),
    )
    if (isRefusal(match)) throw new Error(match.text)
    for (let turn = 0; turn < 600 && match.state.asks.length > 0; turn++) {
      const ask = match.state.asks.find(open => open.must)!
      const options = match.options(ask)
      const view = match.view(ask.seat)
      for (const move of options)
        for (const language of ['en', 'fr'] as const) buttons[language].add(say[language].move(move, view, ask.seat))
      const told = match.submit(ask.seat, ask.id, options[chance.int(options.length)])
      if (isRefusal(told)) throw new Error(told.text)
      for (const viewer of [0, 1, SPECTATOR])
        for (const one of told) {
          const event = heard(one, viewer)
          if (event !== undefined) events.set(JSON.stringify(event), event)
        }
    }
  }
  kept = { events: [...events.values()], buttons }
  return kept
}
