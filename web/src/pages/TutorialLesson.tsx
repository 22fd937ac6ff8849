import type { AnyTypes, Refusal } from '@runatal/kernel'
import type { Prompt } from '@runatal/look/board.ts'
import { useKeptFocus } from '../table/useKeptFocus.ts'
import { BoardRegion } from '../table/BoardRegion.tsx'
import { LessonRun } from '@runatal/look/lesson-run.ts'
import { isTask, type Lesson, type Verdict } from '@runatal/look/tutorial.ts'
import { playSound } from '@runatal/look/sound/sound.ts'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { AnyUi } from '../boards.ts'
import type { GameId } from '../games.ts'
import { myName } from '../me.ts'
import { nameOf } from '../parts/names.ts'
import { isStill, tempoOf, useSettings } from '../settings.ts'
import type { Riddle } from '../puzzles/lesson-of.ts'
import { ActionBar } from '../table/ActionBar.tsx'
import { AllMoves } from '../table/AllMoves.tsx'
import { RailRules } from '../table/RailRules.tsx'
import { facesOf } from '../table/seats.ts'
import { sightOf } from '../table/sight-of.ts'
import { Sheet } from '@runatal/look/hall/Sheet.tsx'
import { useKey } from '../table/useKey.ts'
import { useShown } from '../table/useShown.ts'
import { useSpoken } from '../words/words.ts'
import { momentOf } from './tutorial-sight.ts'
import { TutorialSpots } from './TutorialSpots.tsx'
import { TutorialTeacher } from './TutorialTeacher.tsx'
import '../table/sheet.css'

interface TutorialLessonProps {
  game: GameId
  ui: AnyUi
  lesson: Lesson<AnyTypes>
  rivals: readonly string[]
  /** Above the board: where the learner is, and the ways out. */
  bar: ReactNode
  /** How the teacher's part is called. */
  label: string
  /** What leads on from the last step. */
  onward: string
  onDone(): void
  /** Somebody tries it without a teacher: help is only given for the asking. */
  riddle?: Trial
}

export interface Trial extends Partial<Pick<Riddle, 'best' | 'among'>> {
  onVerdict(verdict: Verdict): void
  /** What stands for the title until it is asked for. */
  hides?: string
  /** The solver has been told among which answers to look. */
  onHelped?(): void
}

/** One lesson at the real table: the teacher speaks, the learner plays, the rivals answer. */
export function TutorialLesson(props: TutorialLessonProps) {
  const { game, ui, lesson, rivals, bar, label, onward, onDone, riddle } = props
  const { words, language } = useSpoken()
  const settings = useSettings()
  const [run] = useState(() => new LessonRun(lesson))
  const [now, setNow] = useState(() => momentOf(run))
  const [prompt, setPrompt] = useState<Prompt>()
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<'moves' | 'rules'>()
  const [rule, setRule] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  /** The answer is played by itself. */
  const [isTold, setTold] = useState(false)
  const [hints, setHints] = useState<readonly Hint[]>([])
  const screen = useRef<HTMLDivElement>(null)
  useKeptFocus(screen)
  const { step, verdict, version, asks } = now

  const guest = myName() || words.me.guest
  const sight = useMemo(() => {
    const names = rivals.toSpliced(now.me, 0, guest).slice(0, now.seated)
    return sightOf({ ...now, game, names })
  }, [now, game, guest, rivals])
  const { shown, onMoving } = useShown(sight.view)
  const faces = useMemo(() => facesOf(sight, seat => nameOf(seat, words)), [sight, words])
  useKey('m', () => setDialog('moves'))

  /** When the run was last told how much time has passed. */
  const told = useRef(performance.now())
  const passed = () => {
    const since = performance.now() - told.current
    told.current += since
    return since
  }
  const { isOpen, dueIn } = now
  useEffect(() => {
    told.current = performance.now()
    if (!isOpen || dueIn === undefined) return undefined
    const timer = setTimeout(() => {
      run.wait(Math.max(dueIn, passed()))
      setNow(momentOf(run))
    }, dueIn)
    return () => clearTimeout(timer)
  }, [run, isOpen, dueIn, version])

  const rivalOwes = now.isOpen && now.waitingFor.some(seat => seat !== now.me)
  useEffect(() => {
    if (!rivalOwes) return undefined
    const timer = setTimeout(
      () => {
        run.answer()
        setNow(momentOf(run))
      },
      800 * tempoOf(settings),
    )
    return () => clearTimeout(timer)
  }, [run, rivalOwes, version, settings.speed])
  useEffect(() => {
    if (verdict === undefined) return
    playSound(verdict === 'reached' ? 'turn' : 'error')
    riddle?.onVerdict(verdict)
  }, [verdict])
  const tells = isTold && now.isOpen && !rivalOwes
  useEffect(() => {
    if (!tells) return undefined
    const timer = setTimeout(
      () => {
        const answer = riddle?.best?.(run.match.state)
        if (answer !== undefined) play(answer.ask.id, answer.move)
      },
      TELLING * tempoOf(settings),
    )
    return () => clearTimeout(timer)
  }, [tells, version])

  const play = (ask: number, move: unknown) => {
    setDialog(undefined)
    setRefusal(run.play(ask, move, passed()))
    setNow(momentOf(run))
  }
  const goOn = () => {
    if (run.isLast) return onDone()
    run.goOn()
    setNow(momentOf(run))
  }
  const tryAgain = () => {
    run.tryAgain()
    setNow(momentOf(run))
  }
  const tell = () => {
    riddle?.onVerdict('missed')
    setTold(true)
    tryAgain()
  }
  const title = lesson.title[language]
  const isHidden = riddle?.hides !== undefined && verdict === undefined && !hints.includes('theme')
  const hint = isHidden ? 'theme' : riddle?.among !== undefined && !hints.includes('among') ? 'among' : undefined
  const among = useMemo(
    () =>
      hints.includes('among') && now.isOpen
        ? (riddle?.among?.(run.match.state) ?? []).map(move => ui.words[language].move(move, now.state, now.me))
        : [],
    [hints, version, language],
  )
  const help = () => {
    if (hint === undefined) return
    if (hint === 'among') riddle?.onHelped?.()
    setHints([...hints, hint])
  }
  const showRule = (id: string) => {
    setRule(id)
    setDialog('rules')
  }
  const { Board } = ui
  return (
    <div ref={screen} className={`table-screen lesson ${ui.theme}`} data-table={game}>
      {bar}
      <TutorialTeacher
        lesson={lesson}
        title={isHidden ? (riddle?.hides ?? title) : title}
        step={step}
        position={now.position}
        verdict={verdict}
        label={label}
        onward={now.isLast ? onward : words.learn.goOn}
        onGoOn={goOn}
        onTryAgain={tryAgain}
        onRule={showRule}
        {...(riddle?.best !== undefined && !isTold && { onTell: tell })}
        {...(hint !== undefined && !isTold && { onHint: help })}
        {...(hints.includes('theme') && { theme: title })}
        among={among}
        isTold={isTold}
      />
      <BoardRegion ui={ui} state={now.state} me={now.me} seats={faces}>
        <Board
          state={now.state}
          me={now.me}
          asks={asks}
          waitingFor={now.waitingFor}
          events={now.fresh}
          version={version}
          seats={faces}
          language={language}
          still={isStill(settings)}
          tempo={tempoOf(settings)}
          frozen={!now.isOpen || isTold}
          paused={!now.isOpen}
          untimed={isTask(step) && step.untimed === true}
          actions={actions}
          play={play}
          onMoving={onMoving}
          onPrompt={setPrompt}
          showRule={showRule}
        />
      </BoardRegion>
      <ActionBar
        sight={sight}
        shown={shown}
        prompt={prompt}
        ui={ui}
        sending={false}
        refusal={refusal}
        pause={now.isOpen && !isTold ? undefined : words.learn.pause}
        onSlot={setActions}
        send={command => {
          if (command.do === 'undo') run.undo()
          setNow(momentOf(run))
        }}
        onMoves={() => setDialog('moves')}
        onRule={showRule}
      />
      <TutorialSpots screen={screen} spots={now.spots} isDim={!isTask(step)} />
      {dialog === 'moves' && (
        <AllMoves
          sight={now.isOpen && !isTold ? sight : { ...sight, view: { ...sight.view, asks: [] } }}
          ui={ui}
          onPlay={play}
          onRule={showRule}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'rules' && (
        <Sheet title={words.table.rules} onClose={() => setDialog(undefined)}>
          <RailRules game={game} rule={rule} onRule={setRule} />
        </Sheet>
      )}
    </div>
  )
}

/** What it is about, then among which answers to look. */
type Hint = 'theme' | 'among'

/** Milliseconds before each move of an answer that is shown. */
const TELLING = 1100
