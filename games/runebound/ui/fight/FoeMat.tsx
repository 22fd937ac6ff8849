import { SHEETS } from '../../content/sheets.ts'
import type { Icon } from '../../content/tokens.ts'
import { FOE } from '../../rules/types.ts'
import type { Choices } from '../model/choices.ts'
import type { Foreseen } from '../model/foresee.ts'
import { type Lying, tokensOn } from '../model/pools.ts'
import { useTable } from '../table.ts'
import { IconName } from './IconName.tsx'
import { OneToken } from './OneToken.tsx'

interface FoeMatProps {
  choices: Choices
  next: Foreseen | undefined
  press(spot: string, title: string): void
}

/** The enemy's tokens in the order in which its sheet resolves them; what it will do next is lit. */
export function FoeMat({ choices, next, press }: FoeMatProps) {
  const { state, words, language } = useTable()
  const f = state.fight!
  const sheet = SHEETS[f.sheet]!
  const tokens = tokensOn(f, FOE)
  const heaps = [
    ...sheet.boxes.map((box, i) => ({ icon: box.icon, order: i + 1, more: 'more' in box ? box.more : 0 })),
    ...(['shield', 'blank'] as const).map(icon => ({ icon: icon as Icon, order: 0, more: 0 })),
  ].flatMap(heap => {
    const held = tokens.filter(({ icon }) => icon === heap.icon)
    return held.length === 0 ? [] : { ...heap, held }
  })
  return (
    <section
      className="rb-mat rb-mat-foe"
      aria-label={words.sheetOf(sheet.name[language])}
      data-foe-sheet
      data-pool={FOE}
    >
      <h3>{words.foeOrder}</h3>
      {f.faces[FOE]!.length > 0 &&
        heaps.map(({ icon, order, more, held }) => {
          const here = held.filter(({ place }) => place === 'pool')
          const isNext = next !== undefined && order > 0 && next.box === order - 1 && here.length > 0
          return (
            <div
              key={icon}
              className={`rb-group${isNext ? ' rb-next' : ''}${here.length === 0 ? ' rb-off' : ''}`}
              data-group={icon}
            >
              {order > 0 && <i className="rb-order-n">{order}</i>}
              <span className="rb-discs">
                {held.map(token => (
                  <OneToken key={token.index} token={token} side={FOE} choices={choices} press={press} />
                ))}
              </span>
              <span className="rb-label">
                <IconName icon={icon} amount={amountOf(icon, here)} />
                <small>{here.length === 0 ? words.done : order === 0 ? '' : more > 0 ? `+${more}` : ''}</small>
              </span>
            </div>
          )
        })}
    </section>
  )
}

function amountOf(icon: Icon, here: readonly Lying[]): string {
  const total = here.reduce((sum, { value }) => sum + value, 0)
  const isCounted = icon === 'skull' || icon === 'surge' || icon === 'charge' || icon === 'shield'
  return isCounted && total > 0 ? ` ${total}` : ''
}
