import { useHand } from '../hand.ts'
import { Frame } from '../parts.tsx'

/** R5-348: asked once more before anything is shown. */
export function GiveUp() {
  const { perform, words } = useHand()
  const { giveUp } = words
  return (
    <Frame className="co-giveup" title={giveUp.title}>
      <p className="co-ask">{giveUp.note}</p>
      <button type="button" className="co-go" onClick={() => perform({ do: 'back' })}>
        {giveUp.no}
      </button>
      <button type="button" className="co-quiet" onClick={() => perform({ do: 'confirm' })}>
        {giveUp.yes}
      </button>
    </Frame>
  )
}
