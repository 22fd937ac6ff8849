/** The four engraved corners of a sheet of parchment. */
export function Corners() {
  return ['tl', 'tr', 'bl', 'br'].map(at => (
    <svg key={at} className={`rb-corner rb-${at}`} viewBox="0 0 26 26" aria-hidden="true">
      <path
        d="M1 25V6Q1 1 6 1H25M5 18Q5 5 18 5M5 18q5-1 5-6t-5-2M18 5q-1 5-6 5t-2-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
      />
    </svg>
  ))
}
