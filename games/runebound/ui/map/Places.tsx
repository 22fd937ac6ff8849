import { memo } from 'react'
import { codeOf, HEX_COUNT } from '../../content/map.ts'
import { hexPath } from './geometry.ts'

/** Where each hex is, for those who look for one: nothing is drawn. */
export const Places = memo(function Places() {
  return Array.from({ length: HEX_COUNT }, (_, hex) => (
    <path key={hex} data-at={codeOf(hex)} d={hexPath(hex, 0.94)} fill="none" pointerEvents="none" />
  ))
})
