import type { Seat } from '@runatal/kernel'
import { nextAtScreen } from '@runatal/look/curtain.ts'
import type { TableView } from '@runatal/table'
import { useEffect, useState } from 'react'
import type { TableDoor } from '../tables/table.ts'

/** Where one screen is passed round: who must lift the curtain before anything is shown. Undefined if nobody need. */
export function useCurtain(
  door: TableDoor,
  view: TableView,
  isOpen: boolean,
): { seat: Seat; name: string; lift(): void } | undefined {
  const [lifted, setLifted] = useState<Seat>()
  const passed = view.oneScreen && view.status === 'playing'
  const people = view.seats.filter(({ who, bot }) => passed && who === 'person' && bot === undefined)
  const seats = people.map(({ seat }) => seat)
  const seat = nextAtScreen({ people: seats, waitingFor: view.waitingFor, me: view.me, lifted, isOpen })
  const turnTo = isOpen ? seat : undefined
  useEffect(() => {
    if (turnTo !== undefined) door.look?.(turnTo)
  }, [door, turnTo])
  const next = people.find(one => one.seat === seat)
  const isTimed = passed && people.length > 1 && view.clock.rule.kind !== 'none'
  const holder = isOpen || next === undefined ? view.me : undefined
  useEffect(() => {
    // Whoever has the screen pays for it in time; behind the curtain nobody does.
    if (isTimed) void door.send({ do: 'hold', ...(holder !== undefined && { seat: holder }) })
  }, [door, isTimed, holder])
  if (isOpen || next === undefined) return undefined
  return {
    seat: next.seat,
    name: next.name,
    lift: () => {
      setLifted(next.seat)
      if (next.seat !== view.me) door.look?.(next.seat)
    },
  }
}
