import type { Seat } from '@runatal/kernel'
import { Mark } from '../art/signs.tsx'
import { useTable } from '../table.ts'

/** Somebody, by mark and name. */
export function Who({ seat }: { seat: Seat }) {
  const { name, emblem } = useTable()
  return (
    <span className="rok-person">
      <Mark emblem={emblem(seat)} size={40} />
      <b>{name(seat)}</b>
    </span>
  )
}
