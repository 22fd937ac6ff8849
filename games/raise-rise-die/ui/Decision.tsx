import burningEye from '@runatal/look/icons/drawn/burning-eye.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import { Token } from './art/tokens.tsx'
import { type Begun, cardIdOf, type Choices, type Intent } from './model/choices.ts'
import type { Paid, Payment } from './model/payment.ts'
import { Card } from './parts/Card.tsx'
import { labelOf } from './parts/card-words.ts'
import { useTable } from './table.ts'

interface DecisionProps {
  choices: Choices
  payment: Payment | undefined
  /** The places in `payment.others` of what would be sacrificed. */
  chosen: readonly number[]
  paid: Paid
  toggle(at: number): void
  switchOver(): void
  aim(intent: Intent): void
  take(index: number): void
}

/** What is being decided beside the hand: how a card is played and paid, or which of some cards it is to be. */
export function Decision(props: DecisionProps) {
  const { choices, take } = props
  if (choices.begun !== undefined) return <Taken {...props} begun={choices.begun} />
  if (choices.tray.length > 0) return <Tray choices={choices} take={take} />
  return undefined
}

function Taken({ begun, payment, chosen, paid, toggle, switchOver, aim }: DecisionProps & { begun: Begun }) {
  const { state, words, language, cardNamed, me } = useTable()
  const { intent, canSwitch, canGoAgainst } = begun
  const card = cardNamed(cardIdOf(state, me, intent)!)
  return (
    <div className="rrd-decision">
      {payment !== undefined && <PaymentLine payment={payment} chosen={chosen} paid={paid} toggle={toggle} />}
      {canGoAgainst && (
        <button
          type="button"
          className="rrd-switch"
          role="switch"
          aria-checked={intent.against}
          onClick={() => aim({ ...intent, against: !intent.against, slots: [] })}
        >
          <i /> {words.against}
        </button>
      )}
      {canSwitch && (
        <button
          type="button"
          className="rrd-switch rrd-transcend"
          role="switch"
          aria-checked={intent.transcend}
          onClick={switchOver}
        >
          <i />
          <Icon of={burningEye} />
          {words.transcend(card.value2 ?? card.value, card.cost)}
        </button>
      )}
      <span className="sr">{labelOf(card, language)}</span>
    </div>
  )
}

type PaymentProps = Pick<DecisionProps, 'chosen' | 'paid' | 'toggle'> & { payment: Payment }

/** One tap pays; each card to sacrifice can be changed for another. */
function PaymentLine({ payment, chosen, paid, toggle }: PaymentProps) {
  const { words, language, cardNamed } = useTable()
  const { cost, need, reserve, others } = payment
  const sum = chosen.reduce((total, i) => total + cardNamed(others[i]!).va, 0)
  return (
    <fieldset className="rrd-pay">
      <legend className="sr">{words.payTitle}</legend>
      <p className="rrd-pay-sum">
        <Token of="cost" n={cost} />
        {need === 0 ? (
          <span>
            {words.colon(words.reserveIs(reserve))} {words.free}
          </span>
        ) : (
          <span>
            {words.reserveIs(reserve)} + {sum}
            {' → '}
            {paid === 'enough' ? words.rest(reserve + sum - cost) : paid === 'less' ? words.payMore : words.payLess}
          </span>
        )}
      </p>
      {need > 0 && (
        <ul className="rrd-pay-cards">
          {others.map((id, i) => (
            <li key={i}>
              <button
                type="button"
                className={chosen.includes(i) ? 'rrd-pay-card rrd-on' : 'rrd-pay-card'}
                aria-pressed={chosen.includes(i)}
                onClick={() => toggle(i)}
              >
                <Token of="soul" n={cardNamed(id).va} />
                {cardNamed(id).name[language]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

function Tray({ choices, take }: Pick<DecisionProps, 'choices' | 'take'>) {
  const { language, cardNamed } = useTable()
  return (
    <ul className="rrd-tray">
      {choices.tray.map(({ card, give }, i) => {
        const printed = cardNamed(card)
        return (
          <li key={i}>
            <button type="button" className="rrd-tray-card rrd-legal" data-choice onClick={() => take(i)}>
              <span className="sr">{`${give === undefined ? '' : `${cardNamed(give).name[language]} → `}${labelOf(printed, language)}`}</span>
              <Card card={printed} level="hand" language={language} />
              {give !== undefined && (
                <span className="rrd-badge" aria-hidden="true">
                  {cardNamed(give).name[language]}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
