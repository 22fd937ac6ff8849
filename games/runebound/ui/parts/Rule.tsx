import { useTable } from '../table.ts'

/** A rule's number, which shows it in the rulebook. */
export function Rule({ id }: { id: string }) {
  const { showRule } = useTable()
  return (
    <button type="button" className="rb-rule" onClick={() => showRule(id)}>
      {id}
    </button>
  )
}
