import type { Shape } from '@runatal/recogniser/sheet'

/** Shapes of the printed sheet, as SVG. */
export function Shapes({ of }: { of: readonly Shape[] }) {
  return of.map(({ path, fill = 'none', line, width, dashes }) => (
    <path
      key={`${path}${fill}${line}`}
      d={path}
      fill={fill}
      fillRule="evenodd"
      stroke={line}
      strokeWidth={width}
      strokeDasharray={dashes?.join(' ')}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ))
}
