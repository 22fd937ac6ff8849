import { Link } from '@runatal/look/hall/Link.tsx'
import { useHall } from '@runatal/look/hall/hall.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { heroes, messages } from '../../index.ts'
import { Portrait } from '../../ui/art/Portrait.tsx'
import { SubjectSign } from '../../ui/art/Subject.tsx'
import { booksOf, type Chapter, chaptersOf, useDeeds } from '../../ui/campaign.ts'
import { CAMPAIGN_WORDS } from './words.ts'
import './campaign.css'

/** What every party did in the five scenarios: a book that is written by itself. */
export function Page() {
  const { language } = useHall()
  const say = CAMPAIGN_WORDS[language]
  useTitle(say.title)
  const books = booksOf(useDeeds())
  return (
    <div className="campaign">
      <header>
        <h1>{say.title}</h1>
        <p>{books.length === 0 ? say.empty : say.what}</p>
        <Link className="btn cut" to="/new/runebound">
          {say.play}
        </Link>
      </header>
      {books.map(({ party, chapters }) => (
        <Book key={party.join()} title={say.of(party)} chapters={chapters} />
      ))}
      {books.length === 0 && <Book title={say.never} chapters={chaptersOf([])} />}
    </div>
  )
}

function Book({ title, chapters }: { title: string; chapters: readonly Chapter[] }) {
  const { language } = useHall()
  const say = CAMPAIGN_WORDS[language]
  const won = chapters.filter(({ best }) => best?.won).length
  return (
    <section className="campaign-book" aria-label={title}>
      <h2>
        {title} <small>{say.wonOf(won, chapters.length)}</small>
      </h2>
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            {[say.scenario, say.best, say.heroes, say.times].map(heading => (
              <th key={heading} role="columnheader">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {chapters.map(chapter => (
            <Row key={chapter.scenario} of={chapter} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ of: { scenario, played, best } }: { of: Chapter }) {
  const { language } = useHall()
  const say = CAMPAIGN_WORDS[language]
  return (
    <tr role="row" className={best === undefined ? 'campaign-open' : best.won ? 'campaign-won' : 'campaign-lost'}>
      <td role="cell">
        <SubjectSign of={{ scenario }} /> <b>{messages[language].scenarios[scenario]}</b>
      </td>
      <td role="cell">
        {best === undefined ? say.never : best.won ? `★ ${say.won(best.rounds)}` : say.lost(best.rounds)}
        {best?.difficulty !== undefined && best.difficulty !== 'printed' && (
          <small> {messages[language].choices.table.difficulty.values[best.difficulty]}</small>
        )}
      </td>
      <td role="cell">
        <ul className="campaign-heroes">
          {(best?.heroes ?? []).map(id => (
            <li key={id}>
              <i aria-hidden>
                <Portrait hero={id} />
              </i>
              {heroes.find(hero => hero.id === id)?.name[language]}
            </li>
          ))}
        </ul>
      </td>
      <td role="cell">{played === 0 ? '' : played}</td>
    </tr>
  )
}
