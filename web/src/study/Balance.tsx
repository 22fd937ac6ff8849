import type { Account } from '@runatal/study'
import { useSpoken } from '../words/words.ts'

/** Where somebody's result came from: luck, own choices and those of the others, which add up from start to end. */
export function Balance({ account, name, alone }: { account: Account; name: string; alone: boolean }) {
  const { words, language } = useSpoken()
  const { study } = words
  const points = new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const { start, luck, own, others, end, skill } = account
  const steps = [
    { what: 'luck', from: start, by: luck },
    { what: 'own', from: start + luck, by: own },
    ...(alone ? [] : [{ what: 'others', from: start + luck + own, by: others } as const]),
  ] as const
  // The bars may leave the scale on their way: it is drawn as wide as they go.
  const ends = [0, 1, ...steps.map(({ from, by }) => from + by)]
  const least = Math.min(...ends)
  const width = Math.max(...ends) - least
  const place = (value: number) => `${(100 * (value - least)) / width}%`
  return (
    <section className="balance" aria-label={study.balance(name)}>
      <p>
        {study.accuracy(whole.format(account.accuracy))} {!alone && study.skill(Math.round(100 * skill))}{' '}
        {study.luckSaid(Math.round(100 * luck))}
      </p>
      <dl>
        <Bar
          name={study.start}
          said={`${whole.format(100 * start)} %`}
          what="total"
          left={place(0)}
          right={place(start)}
        />
        {steps.map(({ what, from, by }) => (
          <Bar
            key={what}
            name={study.causes[what]}
            said={points.format(100 * by)}
            what={what}
            left={place(Math.min(from, from + by))}
            right={place(Math.max(from, from + by))}
          />
        ))}
        <Bar name={study.end} said={`${whole.format(100 * end)} %`} what="total" left={place(0)} right={place(end)} />
      </dl>
    </section>
  )
}

function Bar({
  name,
  said,
  what,
  left,
  right,
}: {
  name: string
  said: string
  what: string
  left: string
  right: string
}) {
  return (
    <div className={what}>
      <dt>{name}</dt>
      <dd>
        <i style={{ left, width: `calc(${right} - ${left})` }} />
        <b>{said}</b>
      </dd>
    </div>
  )
}
