import { type Core, core, type Decision, type Game, type Seat, type Steps, type Turn } from '../index.ts'

/** A game that does nothing but write down what happens: for tests of the kernel itself. */
export interface Diary {
  state: Core & { diary: string[] }
  table: object
  seat: object
  steps: Record<string, undefined>
  asks: Record<string, string>
  event: { type: 'wrote'; line: string }
}

type Does = (t: Turn<Diary>) => void
type Answers = (t: Turn<Diary>, seat: Seat, move: string) => void

/** Every step writes its name and every answer `kind seat move`; then they do what is given here. */
export function diary(
  steps: Record<string, Does>,
  answers: Record<string, Answers> = {},
  late: Record<string, Answers> = {},
) {
  const written: Steps<Diary> = {}
  for (const [name, does] of Object.entries(steps))
    written[name] = (s, _, t) => {
      write(s, t, name)
      does(t)
    }
  const decisions: Record<string, Decision<Diary, string>> = {}
  for (const kind of KINDS) {
    const decision: Decision<Diary, string> = {
      options: () => ['yes', 'no'],
      take(s, seat, move, t) {
        write(s, t, `${kind} ${seat} ${move}`)
        answers[kind]?.(t, seat, move)
      },
    }
    const isLate = late[kind]
    if (isLate !== undefined)
      decision.late = (s, seat, t) => {
        write(s, t, `${kind} ${seat} late`)
        isLate(t, seat, '')
      }
    decisions[kind] = decision
  }
  const game: Game<Diary> = {
    id: 'diary',
    seats: { min: 1, max: 4 },
    choices: { table: {}, seat: {} },
    create: () => ({ ...core('start'), diary: [] }),
    steps: written,
    decisions,
    clone,
    mask: clone,
    imagine: clone,
    outcome: s => (s.agenda.length + s.asks.length > 0 ? undefined : { winners: [], places: [], scores: [] }),
  }
  return game
}

const KINDS = ['ask', 'other', 'deep', 'offer', 'bell']

function write(s: Diary['state'], t: Turn<Diary>, line: string) {
  s.diary.push(line)
  t.emit?.({ type: 'wrote', line })
}

function clone(s: Diary['state']): Diary['state'] {
  return { agenda: s.agenda.slice(), asks: s.asks.slice(), nextAsk: s.nextAsk, diary: s.diary.slice() }
}
