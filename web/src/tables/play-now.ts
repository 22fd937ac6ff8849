import type { Level } from '@runatal/look/manifest.ts'
import { type GameId, GAMES } from '../games.ts'
import { myName } from '../me.ts'
import { go } from '../router.ts'
import { botOf } from './bots.ts'
import { ask } from './desk.ts'
import { newLocalId } from './local.ts'

/** One click to a table against two bots, on this device. */
export async function playNow(game: GameId, guest: string, level: Level = 'adept'): Promise<void> {
  const table = newLocalId()
  const rivals = Math.min(2, GAMES[game].players[1] - 1)
  const name = myName() || guest
  await ask('start', {
    table,
    plan: {
      game,
      seats: [{ name }, ...Array.from({ length: rivals }, () => ({ bot: botOf(game, level) }))],
      choices: {},
      seatChoices: [],
      clock: { kind: 'none' },
    },
  })
  go({ page: 'table', table })
}
