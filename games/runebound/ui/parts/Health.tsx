interface HealthProps {
  now: number
  most: number
  label: string
  foe?: boolean
  /** How much of it is about to go. */
  risk?: number
  /** How much of that could be blocked. */
  saved?: number
  /** Marked off in blocks of so many. */
  block?: number | undefined
}

/** Health as boxes, the lost ones empty, those at risk striped. */
export function Health({ now, most, label, foe = false, risk = 0, saved = 0, block }: HealthProps) {
  const look = (i: number) =>
    i >= now ? 'rb-lost' : i >= now - Math.min(risk, now) ? (i >= now - saved ? 'rb-saved' : 'rb-risk') : ''
  return (
    <span className={foe ? 'rb-hp rb-foe' : 'rb-hp'} role="img" aria-label={label}>
      {Array.from({ length: most }, (_, i) => (
        <i
          key={i}
          className={`${look(i)}${block !== undefined && i % block === block - 1 && i < most - 1 ? ' rb-last' : ''}`}
        />
      ))}
    </span>
  )
}
