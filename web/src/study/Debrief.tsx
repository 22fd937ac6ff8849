import type { Debrief as Said } from '@runatal/look/board.ts'

interface DebriefProps {
  debrief: Said
  names: readonly string[]
  position: number
  onGo(position: number): void
}

/** What a game itself says of a finished one: a table of its own figures, and what could have been done. */
export function Debrief({ debrief: { title, rows, moments }, names, position, onGo }: DebriefProps) {
  return (
    <section className="debrief" aria-labelledby="debrief-title">
      <h3 id="debrief-title">{title}</h3>
      {rows.length > 0 && (
        <div className="debrief-rows" tabIndex={0} role="group" aria-labelledby="debrief-title">
          <table>
            <thead>
              <tr>
                <td />
                {names.map((name, seat) => (
                  <th key={seat} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, seat) => (
                    <td key={seat}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ol className="noted">
        {moments.map((one, i) => (
          <li key={i}>
            <button
              type="button"
              aria-current={one.position === position || undefined}
              onClick={() => onGo(one.position)}
            >
              <span>{one.said}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
