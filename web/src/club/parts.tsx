import type { Result } from '@runatal/club'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { GAMES, isGameId } from '../games.ts'
import { useSpoken } from '../words/words.ts'
import './club.css'

/** The sign of a game, small. */
export function GameChip({ game }: { game: string }) {
  if (!isGameId(game)) return undefined
  return (
    <span className={`chip xs g-${game}`} title={GAMES[game].name}>
      <Rune id={GAMES[game].rune} size={15} title={GAMES[game].name} />
    </span>
  )
}

export function nameOfGame(game: string): string {
  return isGameId(game) ? GAMES[game].name : game
}

/** Won, drawn and lost, as one bar: by fill and by shade, not by colour alone. */
export function Wld({ won, drawn, lost }: { won: number; drawn: number; lost: number }) {
  const { person } = useSpoken().words.club
  const said = `${won} ${person.won}, ${drawn} ${person.drawn}, ${lost} ${person.lost}`
  return (
    <span className="wld" role="img" aria-label={said}>
      {won > 0 && <i className="w" style={{ flex: won }} />}
      {drawn > 0 && <i className="n" style={{ flex: drawn }} />}
      {lost > 0 && <i className="l" style={{ flex: lost }} />}
    </span>
  )
}

/** The last results, oldest first: up and full won, down and hollow lost, middle drawn. */
export function Form({ results }: { results: readonly Result[] }) {
  const { ladder } = useSpoken().words.club
  const wins = results.filter(one => one === 'won').length
  return (
    <span className="form" role="img" aria-label={ladder.wins(wins, results.length)}>
      {results.map((result, i) => (
        // Results have no names: they are where they are.
        <i key={i} className={`f-${result}`} />
      ))}
    </span>
  )
}

/** A number as the reader's language writes it. */
export function useNumber(): (value: number) => string {
  const { language } = useSpoken()
  return value => value.toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB')
}

export function useDay(): (at: number) => string {
  const { language } = useSpoken()
  return at =>
    new Date(at).toLocaleDateString(language === 'fr' ? 'fr-FR' : 'en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
}
