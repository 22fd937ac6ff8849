/** A Red Moon card. */
export function RedMoon() {
  return (
    <svg viewBox="0 0 56 80" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect width="56" height="80" fill="#3a0912" />
      <circle cx="28" cy="32" r="30" fill="#7d1420" />
      <circle cx="28" cy="32" r="21" fill="#e2434b" />
      <path d="M34 12A21 21 0 1 0 34 52A25 25 0 0 1 34 12Z" fill="#ff9d86" />
      <circle cx="34" cy="28" r="3" fill="#a31d2c" />
      <circle cx="38" cy="38" r="4.5" fill="#a31d2c" />
      <circle cx="29" cy="42" r="2.5" fill="#a31d2c" />
      <path d="M0 66L10 58L18 66L28 56L38 67L46 60L56 68V80H0Z" fill="#16040a" />
    </svg>
  )
}
