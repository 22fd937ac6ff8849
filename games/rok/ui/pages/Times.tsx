import type { Timed } from '../../messages/words.ts'
import { Who } from '../parts/Who.tsx'
import { useTable } from '../table.ts'

/** After how long each of several reached for one stone, as the arbiter saw it (ROK-089). */
export function Times({ times }: { times: readonly Timed[] }) {
  const { words } = useTable()
  return (
    <ul className="rok-picks">
      {times.map(({ seat, ms, result }, i) => (
        <li key={i} className={result === 'won' ? 'won' : ''}>
          <Who seat={seat} />
          <b>
            {words.page.reaction(ms)} {result === 'won' ? '✓' : ''}
          </b>
        </li>
      ))}
    </ul>
  )
}
