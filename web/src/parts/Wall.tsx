import { LAMPS, WALLS, type WallKind } from '../pictures/lamps.ts'
import { Picture } from '../pictures/Picture.tsx'
import type { Route } from '../route.ts'
import { useNarrow } from '@runatal/look/hooks/useNarrow.ts'

/** The hall behind everything, its lamps breathing. */
export function Wall({ route }: { route: Route }) {
  const narrow = useNarrow()
  const kind: WallKind = narrow ? 'phone' : route.page === 'home' ? 'home' : 'room'
  const { w, h } = WALLS[kind]
  return (
    <div className={`wall ${kind}`} aria-hidden>
      <Picture key={kind} of={{ of: 'wall', kind }} />
      <div className="lights">
        {LAMPS[kind].map(([x, y], i) => (
          <i
            key={x}
            style={{
              left: `${(x / w) * 100}%`,
              top: `${(y / h) * 100}%`,
              animationDelay: `${-1.3 * i}s`,
              animationDuration: `${3.4 + ((i * 7) % 5) * 0.35}s`,
            }}
          />
        ))}
      </div>
    </div>
  )
}
