import type { AnyTypes, Seat } from '@runatal/kernel'
import type { Language } from '@runatal/look/board.ts'
import { at } from '@runatal/look/at.ts'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { AnyUi } from '../boards.ts'
import { nameOf } from '../parts/names.ts'
import type { Sight } from '../tables/table.ts'
import type { Spoken } from '../words/words.ts'
import { seatOf } from './Log.tsx'

/** What the others have done since I moved last, as far as it was shown. */
export function useLately({ view, log }: Sight, rests: boolean) {
  const { me, version } = view
  const [since, setSince] = useState<number>()
  const moved = useCallback(() => setSince(version), [version])
  const events = useMemo(() => {
    if (since === undefined || !rests) return NOTHING
    return log
      .filter(heard => heard.version > since)
      .flatMap(heard => heard.events)
      .filter(event => seatOf(event) !== me)
  }, [log, since, rests, me])
  return { events, moved }
}

const NOTHING: readonly AnyTypes['event'][] = []

/** In a few words, seat by seat. */
export function deedsOf(events: readonly AnyTypes['event'][], { view }: Sight, ui: AnyUi, spoken: Spoken) {
  const { state } = view
  if (state === undefined || events.length === 0) return NO_DEEDS
  return view.seats.map(({ seat }) => deedOf(seat, events, { view }, ui, spoken, state))
}

const NO_DEEDS: readonly (string | undefined)[] = []

function deedOf(
  seat: Seat,
  all: readonly AnyTypes['event'][],
  { view }: Pick<Sight, 'view'>,
  ui: AnyUi,
  { words, language }: { words: Spoken['words']; language: Language },
  state: AnyTypes['state'],
): string | undefined {
  const events = all.filter(event => seatOf(event) === seat && !ui.isTalk?.(event))
  if (events.length === 0) return undefined
  const said = ui.words[language]
  const name = (one: Seat) => nameOf(at(view.seats, one), words)
  return said.turn?.(events, state) ?? events.map(event => said.event(event, name, state)).findLast(line => line)
}

/** Marks on the board what has changed; again after each drawing, since a board may draw anew what it likes. */
export function useMarks(screen: RefObject<HTMLElement | null>, events: readonly AnyTypes['event'][], ui: AnyUi): void {
  useLayoutEffect(() => {
    const board = screen.current?.querySelector('.board')
    const { touched } = ui
    if (!board || touched === undefined || events.length === 0) return undefined
    const selectors = events.flatMap(event => touched(event))
    const marked = selectors.length === 0 ? [] : [...board.querySelectorAll(selectors.join(', '))]
    for (const one of marked) one.toggleAttribute('data-lately', true)
    return () => marked.forEach(one => one.removeAttribute('data-lately'))
  })
}
