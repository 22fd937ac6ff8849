import { SHEETS } from '../../content/sheets.ts'
import { enemies } from '../../content/tables.ts'
import type { Icon } from '../../content/tokens.ts'
import { FOE, NONE } from '../../rules/types.ts'
import { Token } from '../art/Token.tsx'
import type { Choices } from '../model/choices.ts'
import { type Foreseen, foresee } from '../model/foresee.ts'
import { groupsOn, tokensOn } from '../model/pools.ts'
import { Corners } from '../parts/Corners.tsx'
import { Rule } from '../parts/Rule.tsx'
import { useTable } from '../table.ts'
import { OneToken } from './OneToken.tsx'

/** The enemy's sheet: its boxes from the top, its tokens in them, the box that it will resolve next lit. */
export function FoeSheet({ choices, press }: { choices: Choices; press(spot: string, title: string): void }) {
  const { state, me, words, game, language } = useTable()
  const f = state.fight!
  const sheet = SHEETS[f.sheet]!
  const enemy = enemies[f.enemy]!
  const groups = groupsOn(f, FOE)
  const next = f.faces[FOE]!.length === 0 ? undefined : foresee(state)
  const gone = tokensOn(f, FOE).filter(({ place }) => place !== 'pool')
  const rest = groups.filter(group => group.icon === 'shield' || group.icon === 'blank')
  const tokensFor = (icon: Icon) => groups.find(group => group.icon === icon)?.tokens ?? []
  return (
    <section
      className="rb-vellum rb-foe-sheet"
      aria-label={words.sheetOf(sheet.name[language])}
      tabIndex={0}
      data-foe-sheet
    >
      <Corners />
      <h3>
        {words.sheetOf(sheet.name[language])}
        <small>{sheet.ability[language]}</small>
      </h3>
      <ol className="rb-boxes">
        {sheet.boxes.map((box, i) => {
          const tokens = tokensFor(box.icon)
          const more = 'more' in box ? box.more : 0
          const isNext = next?.box === i
          return (
            <li key={box.icon} className={`rb-box${isNext ? ' rb-next' : ''}${tokens.length === 0 ? ' rb-bare' : ''}`}>
              <i aria-hidden="true">{i + 1}</i>
              <b>
                <span className="rb-long">{game.icons[box.icon]}</span>
                <span className="rb-short" aria-hidden="true">
                  {words.iconShort[box.icon]}
                </span>
                {more > 0 && <em>+{more}</em>}
              </b>
              <span className="rb-box-tokens">
                {tokens.length === 0 ? (
                  <span className="rb-ghost-token">
                    <Token icon={box.icon} foe />
                  </span>
                ) : (
                  tokens.map(token => (
                    <OneToken
                      key={token.index}
                      token={token}
                      side={FOE}
                      choices={choices}
                      isOff={false}
                      toggle={undefined}
                      press={press}
                    />
                  ))
                )}
                {isNext && <small>{nextText(next)}</small>}
              </span>
              {isNext && <mark>{words.next}</mark>}
            </li>
          )
        })}
      </ol>
      {next !== undefined && (
        <p className="rb-next-says">
          <mark>{words.next}</mark> {words.comes(game.icons[sheet.boxes[next.box]?.icon ?? 'skull'], nextText(next))}.{' '}
          {next.damage > 0 && <b>{words.harms(next.damage, next.blocked, f.seat === me)} </b>}
          <Rule id="RB-302" />
        </p>
      )}
      <p className="rb-rest">
        {[...rest.flatMap(group => group.tokens), ...gone.filter(({ index }) => isNamed(index))].map(token => (
          <OneToken
            key={token.index}
            token={token}
            side={FOE}
            choices={choices}
            isOff={false}
            toggle={undefined}
            press={press}
          />
        ))}
        <small>{f.passed[FOE] === 1 ? words.hasPassed : words.foeRest(gone.length)}</small>
      </p>
      <ul className="rb-foe-surges">
        {enemy.surges.map(surge => (
          <li key={surge.name.en} className={f.used[FOE]!.includes(surge.name.en) ? 'rb-used' : ''}>
            <i>{surge.cost}</i>
            <b>{surge.name[language]}</b> <span>{game.effect(surge.do, 'foe')}</span>
          </li>
        ))}
      </ul>
      {f.party.length > 1 && <p className="rb-note">{words.partyFight(f.turn + 1, f.party.length)}</p>}
      {f.special !== NONE && f.special === f.seat && <p className="rb-note">{words.specialToken}</p>}
    </section>
  )

  /** A token that has left the pool and can be chosen now all the same. */
  function isNamed(index: number): boolean {
    return choices.spots.has(`token:${100 + index}`)
  }

  function nextText({ icon, value, surge }: Foreseen): string {
    return surge === undefined ? words.foeWill[icon as 'skull'](value) : game.abilityCalled(surge)
  }
}
