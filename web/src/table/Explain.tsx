import type { TableView } from '@runatal/table'
import { type RefObject, useEffect, useRef, useState } from 'react'
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
  /** It was pressed, and does nothing: why not is said too. */
  pressed: boolean
}

/** As long as a pointer rests, or a finger presses, before it means a question, in milliseconds. */
const LONG = 500

/**
 * What something on the board is, beside it: to a pointer that rests on it, a finger that stays, or the question mark on
 * what has the focus. Boards mark things with the rule that says what they are (`data-about`) and as moves name them
 * (`data-thing`): one that is pressed and is not lit says why not.
 */
export function Explain({ screen, view, onRule }: ExplainProps) {
  const { words, language } = useSpoken()
  const [asked, setAsked] = useState<Asked>()
  const book = useRulebook(view.game)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const board = screen.current?.querySelector<HTMLElement>('.board')
    if (!board) return undefined
    const about = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-about], [data-thing]') : null
    const show = (found: HTMLElement, pressed = false) =>
      setAsked({
        name: found.getAttribute('aria-label') ?? undefined,
        about: found.dataset.about,
        thing: found.dataset.thing,
        box: found.getBoundingClientRect(),
        pressed,
      })
    const stop = () => clearTimeout(timer.current)
    const soon = (found: HTMLElement | null) => {
      stop()
      if (found !== null) timer.current = setTimeout(() => show(found), LONG)
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
      if (event.pointerType !== 'mouse') soon(about(event.target))
    })
    on('pointerup', stop)
    on('pointercancel', stop)
    on('scroll', () => setAsked(undefined))
    on('click', event => {
      const found = about(event.target)
      const acts = event.target instanceof Element && event.target.closest('button:enabled, a, [data-choice]') !== null
      if (found !== null && !acts) show(found, true)
    })
    const keys = (event: KeyboardEvent) => {
      const found = about(document.activeElement)
      if (event.key === 'Escape') setAsked(undefined)
      else if (event.key === '?' && found !== null) show(found)
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
  if (rule === undefined) return undefined
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
      {(barred !== undefined || asked.name !== undefined) && (
        <b>{barred === undefined ? asked.name : words.table.notNow}</b>
      )}
      <p>{rule[language]}</p>
      <button type="button" className="rid" onClick={() => onRule(rule.id)}>
        {rule.id}
      </button>
    </div>
  )
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
