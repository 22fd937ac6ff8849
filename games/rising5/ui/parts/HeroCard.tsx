import type { CSSProperties } from 'react'
import type { Hero } from '../../content/names.ts'
import { HeroShape } from '../art/Hero.tsx'
import { HERO_LOOKS } from '../art/heroes.ts'
import { useTable } from '../table.ts'
import { Picture } from './Picture.tsx'

/** The face of a Character card. */
export function HeroCard({ hero }: { hero: Hero }) {
  const { game } = useTable()
  const { colour, dark, face } = HERO_LOOKS[hero]
  return (
    <span className="r5-hero-card" style={{ '--hero': colour, '--hero-dark': dark } as CSSProperties}>
      <Picture of={face} />
      <HeroShape hero={hero} size={20} />
      <b>{game.heroes[hero]}</b>
    </span>
  )
}
