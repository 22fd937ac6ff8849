/** Health as boxes, the lost ones empty. */
export function Health({ now, most, label, foe = false }: { now: number; most: number; label: string; foe?: boolean }) {
  return (
    <span className={foe ? 'rb-hp rb-foe' : 'rb-hp'} role="img" aria-label={label}>
      {Array.from({ length: most }, (_, i) => (
        <i key={i} className={i < now ? '' : 'rb-lost'} />
      ))}
    </span>
  )
}
