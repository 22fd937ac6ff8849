import { EMBLEMS, type Tint } from '@runatal/look/emblems.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import type { SeatView } from '@runatal/table'
import { type CSSProperties, memo } from 'react'
import { signOf } from './faces.ts'
import { SeatMark } from './SeatMark.tsx'
import { Sign, type SignName } from '@runatal/look/hall/Sign.tsx'

interface AvatarProps {
  seat: number
  who: SeatView['who']
  tint: Tint
  size?: 'xs' | 's' | 'm' | 'l'
  /** The sign of an empty seat. */
  empty?: SignName
}

/** A seat's medallion: an animal or a head of clay, with the seat's colour and, beside it, its rune. */
export const Avatar = memo(function Avatar({ seat, who, tint, size = 'm', empty }: AvatarProps) {
  const style = { '--c': EMBLEMS[tint].glow } as CSSProperties
  if (who === 'nobody')
    return (
      <span className={`ava ghost ${size}`} style={style}>
        {empty && <Sign of={empty} size={size === 'l' ? 20 : 14} />}
      </span>
    )
  return (
    <span className={`ava ${size}`} style={style}>
      <Icon of={signOf(seat, who)} />
      <i className="ava-mark">
        <SeatMark tint={tint} size={16} />
      </i>
    </span>
  )
})
