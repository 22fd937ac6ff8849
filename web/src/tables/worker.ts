import { speak } from '@runatal/bots'
import { type AnyGame, FastChance } from '@runatal/kernel'
import { outlook } from '@runatal/study'
import { isGameId } from '../games.ts'
import { gameOf } from '../register.ts'
import type { Asked, Said } from './errand.ts'
import { hint } from './hint.ts'
import { House, SELF } from './house.ts'
import { CHANNEL, openShelf } from './shelf.ts'

/** The worker that holds this device's tables: the same table code as on a server, over IndexedDB. */
const others = new BroadcastChannel(CHANNEL)
let pace = 700

const house = openShelf().then(
  shelf =>
    new House({
      shelf,
      game: loadGame,
      think: (game, bot, seen, seat) =>
        speak(game, bot, seen as ReturnType<AnyGame['create']>, seat, new FastChance(...luck())),
      now: () => Date.now(),
      pace: () => pace,
      tell: (table, viewer, update) => say({ say: 'update', table, viewer, update }),
      wrote: table => others.postMessage(table),
    }),
)

others.addEventListener('message', ({ data }: MessageEvent<string>) => {
  void house.then(it => it.catchUp(data))
})

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void run(data).then(
    answer => say({ say: 'answer', id: data.id, answer }),
    (error: unknown) =>
      say({ say: 'failed', id: data.id, text: error instanceof Error ? error.message : String(error) }),
  )
})

async function run(asked: Asked): Promise<unknown> {
  const it = await house
  switch (asked.errand) {
    case 'start':
      return it.start(asked.ask.table, asked.ask.plan)
    case 'watch':
      return it.watch(asked.ask.table, asked.ask.viewer)
    case 'unwatch':
      return it.unwatch(asked.ask.table)
    case 'act':
      return it.act(asked.ask.table, SELF, asked.ask.id, asked.ask.command)
    case 'finished':
      return it.finished(asked.ask.table)
    case 'forget':
      return it.forget(asked.ask.table)
    case 'pace':
      pace = asked.ask.ms
      return undefined
    case 'answer': {
      const { game, bot, state, seat } = asked.ask
      return speak(await loadGame(game), bot, state, seat, new FastChance(...luck()))
    }
    case 'outlook':
      return outlook(await loadGame(asked.ask.game), asked.ask.state, asked.ask.seats)
    case 'hint':
      return hint(await loadGame(asked.ask.game), asked.ask.state, asked.ask.seat)
  }
}

function say(said: Said) {
  postMessage(said)
}

async function loadGame(id: string): Promise<AnyGame> {
  const game = isGameId(id) ? await gameOf(id) : undefined
  if (game === undefined) throw new Error(`The game '${id}' is not in this hall yet`)
  return game
}

function luck(): [number, number] {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2))
  return [a, b]
}
