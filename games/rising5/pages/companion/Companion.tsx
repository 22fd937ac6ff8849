import { RuneTints } from '../../ui/art/index.ts'
import { type ComponentType, lazy, useEffect, useMemo } from 'react'
import type { PageProps } from '@runatal/look/board.ts'
import { openDesk, hush, perform, useDesk } from './desk.ts'
import { HandContext } from './hand.ts'
import { usePreferences } from './preferences.ts'
import { Screens } from './Screens.tsx'
import { Stars } from './Stars.tsx'
import { Toast } from './Toast.tsx'
import { useCompanionWords } from './words.ts'
import './css/companion.css'
import './css/camera.css'
import './css/screens.css'

const ROOMS: Record<string, ComponentType> = {
  learn: lazy(async () => ({ default: (await import('./rooms/Learn.tsx')).Learn })),
  calibrate: lazy(async () => ({ default: (await import('./rooms/Calibrate.tsx')).Calibrate })),
  print: lazy(async () => ({ default: (await import('./rooms/Print.tsx')).Print })),
  help: lazy(async () => ({ default: (await import('./rooms/Help.tsx')).Help })),
}

/** The companion for the physical box: the app's part of Rising 5 on one phone, with no network and no account. */
export function Companion({ room }: PageProps) {
  const words = useCompanionWords()
  const { session, refused } = useDesk()
  const { naming } = usePreferences()
  const tints = useMemo(() => (naming.colour === undefined ? {} : { black: naming.colour }), [naming.colour])
  const hand = useMemo(() => words && { session, perform, words, step: undefined }, [session, words])
  const Room = room === undefined ? undefined : ROOMS[room]
  useEffect(openDesk, [])
  useInstall()
  useEffect(() => {
    if (words !== undefined) document.title = words.name
  }, [words])
  if (hand === undefined) return undefined
  return (
    <RuneTints value={tints}>
      <HandContext value={hand}>
        <div className={`companion ${room === undefined ? '' : `co-room-${room}`}`}>
          <Stars />
          {Room === undefined ? <Screens /> : <Room />}
          {Room === undefined && <Toast refused={refused} onGone={hush} />}
        </div>
      </HandContext>
    </RuneTints>
  )
}

/** What is installed from here starts here. */
function useInstall(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    if (link === null) return
    const hall = link.href
    link.href = '/companion.webmanifest'
    return () => {
      link.href = hall
    }
  }, [])
}
