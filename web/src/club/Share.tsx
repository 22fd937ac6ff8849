import type { Mark } from '@runatal/club'
import { copy } from '@runatal/look/hall/copy.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import flame from '@runatal/look/icons/drawn/flame.ts'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { useState } from 'react'
import { GAMES } from '../games.ts'
import { useSpoken } from '../words/words.ts'
import { type DayResult, scoreText } from './daily.ts'
import { sharePicture } from './share-picture.ts'

const RUNE_OF = { best: 'dagaz', better: 'raido', rest: 'isa' } as const satisfies Record<Mark, string>

/** What I may show of my try: one rune for each stop, nothing of the cards. */
export function Share({ result, streak }: { result: DayResult; streak: number }) {
  const { words, language } = useSpoken()
  const { daily } = words
  const [copied, setCopied] = useState(false)
  const { game, day, marks, runes, mine, played } = result
  const { name } = GAMES[game]
  const score = scoreText(game, mine?.score, language, daily.notSolved)
  const place = mine?.score === undefined ? daily.playedBy(played) : daily.place(mine.place ?? 1, played)
  const text = [daily.text(name, day), `${score}, ${place}`, runes, `${location.origin}/daily`].join('\n')
  const send = async () => {
    const picture = await sharePicture({
      marks,
      title: daily.title,
      line: `${daily.number(day)}, ${name}`,
      score,
      place,
      streak: streak > 0 ? daily.streak(streak) : '',
      invite: `${daily.invite}${language === 'fr' ? '\u00a0' : ''}: ${location.host}/daily`,
    })
    const file = new File([picture], `runatal-${day}.png`, { type: 'image/png' })
    const whole = { text, files: [file] }
    if (navigator.canShare?.(whole)) return navigator.share(whole).catch(() => undefined)
    // Where nothing can be handed on, the picture is kept on the device.
    const link = document.createElement('a')
    link.href = URL.createObjectURL(picture)
    link.download = file.name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
    return undefined
  }
  return (
    <section className="panel day-share" aria-labelledby="share-title">
      <header>
        <h2 id="share-title">{daily.share}</h2>
        <span className="count">{daily.spoilsNothing}</span>
      </header>
      <figure className="card">
        <div className="slab" role="img" aria-label={daily.tablet(marks.length)}>
          {marks.map((mark, i) => (
            <span key={i} className={`m-${mark}`}>
              <Rune id={RUNE_OF[mark]} size={26} />
            </span>
          ))}
        </div>
        <figcaption>
          <b>{daily.number(day)}</b>
          <span>
            {score} · {place}
          </span>
          {streak > 0 && (
            <span className="streak">
              <Icon of={flame} />
              <b>{streak}</b>
            </span>
          )}
        </figcaption>
      </figure>
      <ul className="legend3">
        {(['best', 'better', 'rest'] as const).map(mark => (
          <li key={mark} className={`m-${mark}`}>
            <Rune id={RUNE_OF[mark]} size={18} />
            {daily.marks[mark]}
          </li>
        ))}
      </ul>
      <div className="two">
        <button type="button" className="btn gold" onClick={() => void send()}>
          {daily.send}
        </button>
        <button type="button" className="btn cut" onClick={() => void copy(text).then(setCopied)}>
          <Sign of={copied ? 'check' : 'copy'} size={15} />
          <span role="status">{copied ? daily.copied : daily.copy}</span>
        </button>
      </div>
    </section>
  )
}
