import { SHEETS } from '../../content/sheets.ts'
import { enemies } from '../../content/tables.ts'
import { FOE } from '../../rules/types.ts'
import type { Foreseen } from '../model/foresee.ts'
import { Rule } from '../parts/Rule.tsx'
import { useTable } from '../table.ts'

/** What the enemy will do when it is its go, with what comes of it: on parchment, by its head. */
export function NextAct({ next }: { next: Foreseen }) {
  const { state, me, words, game, language } = useTable()
  const f = state.fight!
  const sheet = SHEETS[f.sheet]!
  const surge = enemies[f.enemy]!.surges.find(({ name }) => name.en === next.surge)
  const box = sheet.boxes[next.box]
  return (
    <section className="rb-vellum rb-next-act" aria-live="polite">
      <h3>
        <mark>{words.nextDoes}</mark>
      </h3>
      <p>
        {words.comes(
          game.icons[box?.icon ?? next.icon],
          surge === undefined ? words.foeWill[next.icon as 'skull'](next.value) : surge.name[language],
        )}
        . {surge !== undefined && `${game.effect(surge.do, 'foe')} `}
        {next.damage > 0 && <b>{words.harms(next.damage, next.blocked, f.seat === me)}</b>}
      </p>
      <small>
        {f.passed[FOE] === 1 ? words.hasPassed : words.boxOf(next.box + 1, sheet.name[language])} <Rule id="RB-302" />
      </small>
    </section>
  )
}
