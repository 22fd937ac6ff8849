/** A cube of energy in a box of 40; its outline where there is none. */
export function CubeBody({ lit = true }: { lit?: boolean }) {
  if (!lit)
    return (
      <path
        d="M20 4L34 11.5V28.5L20 36L6 28.5V11.5ZM6 11.5L20 19L34 11.5M20 19V36"
        fill="none"
        stroke="#93a1b8"
        strokeWidth="2"
        strokeDasharray="4 3"
      />
    )
  return (
    <>
      <path d="M20 3L35 11V29L20 37L5 29V11Z" fill="#0b5f5e" />
      <path d="M20 3L35 11L20 19L5 11Z" fill="#c9fff5" />
      <path d="M5 11L20 19V37L5 29Z" fill="#37d5c4" />
      <path d="M35 11L20 19V37L35 29Z" fill="#179a94" />
      <path d="M20 19V37M5 11L20 19L35 11" stroke="#eafffb" strokeWidth="1.2" fill="none" opacity=".8" />
    </>
  )
}
