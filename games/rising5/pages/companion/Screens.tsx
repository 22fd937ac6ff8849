import { KEYS, offers, type Screen, swipe, type Wish } from '../../companion/index.ts'
import { playSound } from '@runatal/look/sound/sound.ts'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { dropShot } from './camera/shot.ts'
import { useHand } from './hand.ts'
import { Capture } from './screens/Capture.tsx'
import { End } from './screens/End.tsx'
import { Entry } from './screens/Entry.tsx'
import { GiveUp } from './screens/GiveUp.tsx'
import { Hint } from './screens/Hint.tsx'
import { History } from './screens/History.tsx'
import { Main } from './screens/Main.tsx'
import { Master } from './screens/Master.tsx'
import { Notes } from './screens/Notes.tsx'
import { Result } from './screens/Result.tsx'
import { Title } from './screens/Title.tsx'

/** The screen of the session, with its gestures and keys (R5-324, R5-325, R5-334). */
export function Screens() {
  const { session, perform } = useHand()
  const { screen } = session
  const from = useRef<{ x: number; y: number }>(undefined)
  const hold = useRef<HTMLDivElement>(null)
  const wish = (wished: Wish | undefined) => {
    if (wished === undefined) return
    // On the history a swipe down puts it away again.
    if (screen.at === 'history') return wished === 'swipeDownSeal' ? perform({ do: 'close' }) : undefined
    if (offers(screen, wished)) perform({ do: wished })
  }
  useKeys(wish, () => {
    if (offers(screen, 'close')) perform({ do: 'close' })
    else if (offers(screen, 'back')) perform({ do: 'back' })
  })
  useSwipesOnly(hold)
  useEffect(() => {
    if (screen.at !== 'confirm' && screen.at !== 'history') dropShot()
    if (screen.at === 'result') playSound('spirit')
  }, [screen.at])
  return (
    <div
      ref={hold}
      className="co-hold"
      onPointerDown={({ clientX, clientY, isPrimary }: PointerEvent) => {
        from.current = isPrimary ? { x: clientX, y: clientY } : undefined
      }}
      onPointerUp={({ clientX, clientY }: PointerEvent) => {
        if (from.current !== undefined) wish(swipe(from.current, { x: clientX, y: clientY }))
        from.current = undefined
      }}
      onPointerCancel={() => {
        from.current = undefined
      }}
    >
      {/* A new screen, not the old one with other words: titles are read anew. */}
      <ScreenOf key={screen.at} screen={screen} />
    </div>
  )
}

function ScreenOf({ screen }: { screen: Screen }) {
  switch (screen.at) {
    case 'title':
      return <Title />
    case 'capture':
      return <Capture />
    case 'manual':
    case 'confirm':
      return <Entry screen={screen} />
    case 'master':
      return <Master screen={screen} />
    case 'result':
      return <Result />
    case 'main':
      return <Main />
    case 'hint':
      return <Hint screen={screen} />
    case 'notes':
      return <Notes />
    case 'giveUp':
      return <GiveUp />
    case 'history':
      return <History />
    case 'victory':
      return <End won />
    case 'defeat':
      return <End won={false} />
  }
}

/** Where nothing scrolls, a swipe is no fling to the browser either: it would swallow the touch that follows. */
function useSwipesOnly(hold: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = hold.current
    const move = (event: TouchEvent) => {
      const scrolls = event.target instanceof Element && event.target.closest('.co-tall') !== null
      if (!scrolls && event.touches.length === 1) event.preventDefault()
    }
    element?.addEventListener('touchmove', move, { passive: false })
    return () => element?.removeEventListener('touchmove', move)
  }, [hold])
}

function useKeys(wish: (wished: Wish | undefined) => void, escape: () => void): void {
  const latest = useRef({ wish, escape })
  latest.current = { wish, escape }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target
      const busy = at instanceof HTMLInputElement || at instanceof HTMLSelectElement
      if (busy || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role=dialog]') !== null)
        return
      if (event.key === 'Escape') return latest.current.escape()
      const wished = KEYS[event.key.toLowerCase()]
      if (wished === undefined) return
      event.preventDefault()
      latest.current.wish(wished)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
