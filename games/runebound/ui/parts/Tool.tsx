/** A small round button with a drawn sign. */
export function Tool({ sign, label, act }: { sign: keyof typeof SIGNS; label: string; act(): void }) {
  return (
    <button type="button" className="rb-round" aria-label={label} title={label} onClick={act}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SIGNS[sign]} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
    </button>
  )
}

const SIGNS = {
  plus: 'M10 4V16M4 10H16',
  minus: 'M4 10H16',
  whole: 'M3 7V3H7M13 3H17V7M17 13V17H13M7 17H3V13',
  hero: 'M10 2V6M10 14V18M2 10H6M14 10H18M10 8.5A1.5 1.5 0 1 1 9.9 8.5',
}
