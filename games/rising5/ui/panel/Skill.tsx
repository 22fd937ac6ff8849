import { HEROES } from '../../content/names.ts'
import { HERO_LOOKS } from '../art/heroes.ts'
import { Picture } from '../parts/Picture.tsx'
import { useTable } from '../table.ts'
import { Options } from './Options.tsx'
import type { PanelProps } from './Panel.tsx'

/** R5-219: the skill, before the first action; with what it does. */
export function Skill({ ask, press }: PanelProps) {
  const { state, game } = useTable()
  const hero = HEROES[state.hero]
  if (hero === undefined) return <Options ask={ask} press={press} />
  return (
    <>
      <p className="r5-who-acts">
        <Picture of={HERO_LOOKS[hero].face} />
        <span>
          <b>{game.skills[hero].name}</b>
          <small>{game.skills[hero].does}</small>
        </span>
      </p>
      <Options ask={ask} press={press} />
    </>
  )
}
