import type { Seat } from '@runatal/kernel'
import type { TableView } from '@runatal/table'
import { useState } from 'react'
import type { TableDoor } from '../tables/table.ts'

/** Where one screen is passed round: who must lift the curtain before anything is shown. Undefined if nobody need. */
export function useCurtain(door: TableDoor, view: TableView): { seat: Seat; name: string; lift(): void } | undefined {
  const [lifted, setLifted] = useState<Seat>()
  if (!view.oneScreen || view.status !== 'playing') return undefined
  const people = view.seats.filter(({ who, bot }) => who === 'person' && bot === undefined)
  if (people.length < 2) return undefined
  const owing = people.filter(({ seat }) => view.waitingFor.includes(seat))
  const mine = lifted === view.me && (owing.length === 0 || owing.some(({ seat }) => seat === view.me))
  if (mine) return undefined
  const next = owing.find(({ seat }) => seat === view.me) ?? owing[0] ?? people.find(({ seat }) => seat === view.me)
  if (next === undefined) return undefined
  return {
    seat: next.seat,
    name: next.name,
    lift: () => {
      setLifted(next.seat)
      if (next.seat !== view.me) door.look?.(next.seat)
    },
  }
}
