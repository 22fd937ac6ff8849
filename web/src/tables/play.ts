import type { Wish } from '@runatal/look/hall/hall.ts'
import { isGameId } from '../games.ts'
import { myName } from '../me.ts'
import { go } from '../router.ts'
import { botOf } from './bots.ts'
import { ask } from './desk.ts'
import { newLocalId } from './local.ts'

/** Begins a game on this device against a bot, as a game's own page wishes it, and goes there. */
export async function play({ game, choices, mine, theirs }: Wish, guest: string): Promise<void> {
  if (!isGameId(game)) throw new Error(`No game is called ${game}: a page wishes for one of games/register.ts`)
  const table = newLocalId()
  const refused = await ask('start', {
    table,
    plan: {
      game,
      seats: [{ name: myName() || guest }, { bot: botOf(game, 'adept') }],
      choices,
      seatChoices: [mine, theirs],
      clock: { kind: 'none' },
    },
  })
  if (refused === undefined) go({ page: 'table', table })
}
