import { useTable } from '../table.ts'

/** A rule's number, which opens it beside the board. */
export function Rule({ id }: { id: string }) {
  const { showRule } = useTable()
  return (
    <button type="button" className="r5-rule" onClick={() => showRule(id)}>
      {id}
    </button>
  )
}
