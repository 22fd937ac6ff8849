import { Picture } from '../pictures/Picture.tsx'
import type { WallKind } from '../pictures/wall.ts'
import type { Route } from '../route.ts'
import { useNarrow } from './useNarrow.ts'

/** The hall behind everything. */
export function Wall({ route }: { route: Route }) {
  const narrow = useNarrow()
  const kind: WallKind = narrow ? 'phone' : route.page === 'home' ? 'home' : 'room'
  return (
    <div className={`wall ${kind}`} aria-hidden>
      <Picture key={kind} of={{ of: 'wall', kind }} />
    </div>
  )
}
