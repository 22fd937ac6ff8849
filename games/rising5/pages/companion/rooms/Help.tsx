import { useHand } from '../hand.ts'
import { Room } from './Room.tsx'

/** R5-331: what devices it needs. */
export function Help() {
  const { words } = useHand()
  return (
    <Room title={words.help.title}>
      <dl className="co-help">
        {words.help.lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Room>
  )
}
