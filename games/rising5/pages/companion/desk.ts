import { newSeed, SealedChance } from '@runatal/kernel'
import { act, type Action, type Kept, type Refusal, type Session, TITLE } from '../../companion/index.ts'
import { playSound } from '@runatal/look/sound/sound.ts'
import { Store, useWatched } from '@runatal/look/store.ts'
import { type CompanionShelf, openShelf } from './shelf.ts'

/**
 * The state of the companion on this device: its screen, its games, and what it last refused. It outlives a look at the
 * rulebook.
 */
interface Desk {
  session: Session
  games: readonly Kept[]
  /** A new object each time, so that the same refusal is told again. */
  refused: Refusal | undefined
  /** Whether games survive the page. */
  keeps: boolean
}

const desk = new Store<Desk>({ session: TITLE, games: [], refused: undefined, keeps: true })

/** The game on the desk, as it lies on the shelf. */
let current = { id: '', begun: 0 }
let shelf: Promise<CompanionShelf> | undefined

export function useDesk(): Desk {
  return useWatched(desk)
}

/** Reads the shelf; the title shows it when it comes. */
export function openDesk(): void {
  void onShelf(async open => change({ games: await open.games() }))
}

export function perform(action: Action): void {
  const { session, refused } = act(desk.get().session, action, new SealedChance(newSeed(), 0))
  if (action.do === 'gameStart' || action.do === 'newGame') current = { id: crypto.randomUUID(), begun: Date.now() }
  change({ session, refused })
  if (refused !== undefined) playSound('error', 0.6)
  else keepGame(session)
}

export function resume(kept: Kept): void {
  current = { id: kept.id, begun: kept.begun }
  perform({ do: 'resume', game: kept.game })
}

/** Back to the title; the game stays on the shelf. */
export function leave(): void {
  change({ session: TITLE, refused: undefined })
}

export function forget(id: string): void {
  change({ games: desk.get().games.filter(game => game.id !== id) })
  void onShelf(open => open.forget(id))
}

export function hush(): void {
  change({ refused: undefined })
}

/** From its first answer on, a game is kept after everything that is done. */
function keepGame({ screen, game }: Session): void {
  if (game.puzzle === undefined || screen.at === 'title') return
  const ended = screen.at === 'victory' ? 'won' : screen.at === 'defeat' ? 'lost' : undefined
  const kept: Kept = { ...current, touched: Date.now(), ...(ended !== undefined && { ended }), game }
  change({ games: [kept, ...desk.get().games.filter(({ id }) => id !== kept.id)] })
  void onShelf(open => open.keep(kept))
}

async function onShelf(use: (shelf: CompanionShelf) => Promise<void>): Promise<void> {
  try {
    await use(await (shelf ??= openShelf()))
  } catch {
    change({ keeps: false })
  }
}

function change(part: Partial<Desk>): void {
  desk.set({ ...desk.get(), ...part })
}
