import { Drawing } from './Drawing.tsx'

/** Points and crystals won or lost, in signs. */
export function Gain({ points, crystals, className }: { points: number; crystals: number; className?: string }) {
  if (points === 0 && crystals === 0) return null
  return (
    <span className={className} aria-hidden={className === undefined ? undefined : true}>
      {crystals !== 0 && (
        <>
          {signed(crystals)}
          <Drawing id="gem" />
        </>
      )}
      {points !== 0 && (
        <>
          {signed(points)}
          <Drawing id="energy" />
        </>
      )}
    </span>
  )
}

export function signed(n: number): string {
  return n === 0 ? '0' : n < 0 ? `−${-n}` : `+${n}`
}
