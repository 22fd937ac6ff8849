import type { TableView } from '@runatal/table'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { chaptersOn, termsIn } from '../book/ask.ts'
import { toLeaf, useBook } from '../book/books.ts'
import { ToChapter } from '../book/ToChapter.tsx'
import { Link } from '../parts/Link.tsx'
import { useRulebook } from '../parts/useRulebook.ts'
import { useSpoken } from '../words/words.ts'
import './explain.css'

interface ExplainProps {
  screen: RefObject<HTMLElement | null>
  view: TableView
  onRule(id: string): void
}

interface Asked {
  /** How it is called, where it has a name. */
  name: string | undefined
  /** The rule that says what it is. */
  about: string | undefined
  /** As moves name it: `cell:4`. */
  thing: string | undefined
  box: DOMRect
  /** It was pressed or asked about, and stays until something else is done: why not is said too. */
  pressed: boolean
}

/** What somebody may ask about besides what a board has marked: whatever has a name. */
const NAMED = '[data-about], [data-thing], [aria-label], button, a, [role=img]'

/** As long as a pointer rests, or a finger presses, before it means a question, in milliseconds. */
const LONG = 500
/** How far a finger may stray and still stay, in pixels. */
const STRAY = 10

/**
 * What something on the board is, beside it: to a pointer that rests on it, a finger that stays, or the question mark on
 * what has the focus. Boards mark things with the rule that says what they are (`data-about`) and as moves name them
 * (`data-thing`): one that is pressed and is not lit says why not. Whoever asks on purpose, by a finger that stays, the
 * other button of a mouse or the question mark, learns of anything with a name what the book says of its words.
 */
export function Explain({ screen, view, onRule }: ExplainProps) {
  const { words, language } = useSpoken()
  const [asked, setAsked] = useState<Asked>()
  const book = useRulebook(view.game)
  const chapters = useBook(view.game)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const board = screen.current?.querySelector<HTMLElement>('.board')
    if (!board) return undefined
    const about = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-about], [data-thing]') : null
    const named = (target: EventTarget | null) =>
      target instanceof Element && target.closest('input, textarea') === null
        ? target.closest<HTMLElement>(NAMED)
        : null
    const show = (found: HTMLElement, pressed = false) =>
      setAsked({
        name: nameOf(found),
        about: found.dataset.about,
        thing: found.dataset.thing,
        box: found.getBoundingClientRect(),
        pressed,
      })
    const stop = () => clearTimeout(timer.current)
    /** A finger has stayed and asked: lifting it makes no move. */
    let asks = false
    let from: readonly [x: number, y: number] = [0, 0]
    const soon = (found: HTMLElement | null, isFinger = false) => {
      stop()
      if (found === null) return
      timer.current = setTimeout(() => {
        asks = isFinger
        show(found, isFinger)
      }, LONG)
    }
    const leaves = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
      board.addEventListener(type, act, { signal: leaves.signal, capture: true })
    on('pointerover', event => event.pointerType === 'mouse' && soon(about(event.target)))
    on('pointerout', event => {
      if (event.pointerType !== 'mouse') return
      stop()
      setAsked(was => (was?.pressed ? was : undefined))
    })
    on('pointerdown', event => {
      setAsked(undefined)
      asks = false
      from = [event.clientX, event.clientY]
      if (event.pointerType !== 'mouse') soon(named(event.target), true)
    })
    on('pointermove', event => {
      if (event.pointerType !== 'mouse' && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > STRAY) stop()
    })
    on('pointerup', stop)
    on('pointercancel', stop)
    on('scroll', () => setAsked(undefined))
    on('contextmenu', event => {
      const found = named(event.target)
      if (found === null) return
      event.preventDefault()
      show(found, true)
    })
    on('click', event => {
      // A key presses on its own: it is not the finger that comes up.
      if (asks && event.detail > 0) {
        asks = false
        event.preventDefault()
        event.stopPropagation()
        return
      }
      const found = about(event.target)
      const acts = event.target instanceof Element && event.target.closest('button:enabled, a, [data-choice]') !== null
      if (found !== null && !acts) show(found, true)
    })
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return setAsked(undefined)
      const found = screen.current?.contains(document.activeElement) ? named(document.activeElement) : null
      if (event.key === '?' && found !== null) show(found, true)
    }
    addEventListener('keydown', keys, { signal: leaves.signal })
    return () => {
      stop()
      leaves.abort()
    }
  }, [screen])
  if (asked === undefined) return undefined
  const barred = asked.pressed && asked.thing !== undefined ? barredBy(view, asked.thing) : undefined
  const id = barred ?? asked.about
  const rule = typeof book === 'object' ? book.rules.find(one => one.id === id) : undefined
  const { name } = asked
  const told = rule === undefined && asked.pressed && typeof chapters === 'object' ? chapters : undefined
  const terms = told === undefined || name === undefined ? [] : termsIn(told, language, name)
  const leaves =
    told === undefined || name === undefined || terms.length > 0 ? [] : chaptersOn(told, view.game, language, name)
  if (rule === undefined && terms.length === 0 && leaves.length === 0) return undefined
  const { left, bottom, top } = asked.box
  const below = bottom < innerHeight * 0.6
  return (
    <div
      className="explain"
      role="status"
      style={{
        left: Math.max(8, Math.min(left, innerWidth - 308)),
        ...(below ? { top: bottom + 6 } : { bottom: innerHeight - top + 6 }),
      }}
    >
      {(barred !== undefined || name !== undefined) && <b>{barred === undefined ? name : words.table.notNow}</b>}
      {rule !== undefined && (
        <>
          <p>{rule[language]}</p>
          <button type="button" className="rid" onClick={() => onRule(rule.id)}>
            {rule.id}
          </button>
          {asked.pressed && <ToChapter game={view.game} rule={rule} />}
        </>
      )}
      {terms.map(({ id: term, name: called, say }) => (
        <p key={term}>
          <Link to={toLeaf(view.game, 'glossary', term)}>{called[language]}</Link> {say[language]}
        </p>
      ))}
      {leaves.map(({ title, to }) => (
        <p key={title}>
          <Link to={to}>{words.book.inChapter(title)}</Link>
        </p>
      ))}
    </div>
  )
}

/** How a thing is called: by its label, or by what stands on it. */
function nameOf(found: HTMLElement): string | undefined {
  const name = found.getAttribute('aria-label') ?? found.textContent?.trim()
  return name === '' || name === undefined ? undefined : name
}

/** The rule that forbids every move that names it so. */
function barredBy({ asks }: TableView, thing: string): string | undefined {
  const [key = '', value] = thing.split(':')
  return asks
    .flatMap(({ barred }) => barred)
    .find(({ move }) => {
      const named = move as Record<string, unknown>
      return key in named && String(named[key]) === value
    })?.rule
}
