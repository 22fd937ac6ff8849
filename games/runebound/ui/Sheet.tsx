import type { Seat } from '@runatal/kernel'
import bootPrints from '@runatal/look/icons/drawn/boot-prints.ts'
import cardPickup from '@runatal/look/icons/drawn/card-pickup.ts'
import hourglass from '@runatal/look/icons/drawn/hourglass.ts'
import twoCoins from '@runatal/look/icons/drawn/two-coins.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import type { IconPicture } from '@runatal/look/icons/icon.ts'
import { ATTRIBUTES } from '../content/language.ts'
import { adventures, assets, heroes, skills } from '../content/tables.ts'
import { TOKENS } from '../content/tokens.ts'
import { trophies } from '../rules/decks.ts'
import { attribute, handLimit, health, speed, tokensOf } from '../rules/hero.ts'
import { NONE, PREPARED } from '../rules/types.ts'
import { GemSign } from './art/Gem.tsx'
import { ATTRIBUTE_PICTURES } from './art/pictures.ts'
import { Portrait } from './art/Portrait.tsx'
import { SubjectSign } from './art/Subject.tsx'
import { sideOfToken, Token } from './art/Token.tsx'
import { Corners } from './parts/Corners.tsx'
import { Health } from './parts/Health.tsx'
import { useTable } from './table.ts'

/** A hero's sheet: what it is worth, what it has, what it knows. */
export function Sheet({ seat }: { seat: Seat }) {
  const { state, words, language, game, name, zoom } = useTable()
  const number = state.heroes[seat]!
  if (number === NONE) return <p className="rb-vellum rb-empty">{words.noHero}</p>
  const hero = heroes[number]!
  const most = health(state, seat)
  const left = most - state.damage[seat]!
  const text = game.card(hero.id)
  return (
    <section
      className="rb-vellum rb-sheet"
      aria-label={words.sheetOf(hero.name[language])}
      tabIndex={0}
      data-hero-sheet={seat}
    >
      <Corners />
      <header className="rb-sheet-head">
        <span className="rb-portrait">
          <Portrait hero={hero.id} />
        </span>
        <span>
          <b>{hero.name[language]}</b>
          <small>{name(seat)}</small>
        </span>
      </header>
      <ul className="rb-attributes">
        {ATTRIBUTES.map(one => (
          <li key={one} className={`rb-${one}`}>
            <Icon of={ATTRIBUTE_PICTURES[one]} />
            <b>{attribute(state, seat, one)}</b>
            <small>{game.attributes[one]}</small>
          </li>
        ))}
      </ul>
      <p className="rb-line">
        <span>{game.stats.health}</span>
        <b>{words.outOf(left, most)}</b>
      </p>
      <Health now={left} most={most} label={words.healthOf(left, most)} />
      <ul className="rb-stats">
        <Stat of={bootPrints} value={`${speed(state, seat)}`} name={game.stats.speed} />
        <Stat of={twoCoins} value={`${state.gold[seat]}`} name={game.stats.gold} />
        <Stat of={cardPickup} value={`${state.hands[seat]!.length}/${handLimit(state, seat)}`} name={words.hand} />
        <Stat
          of={hourglass}
          value={state.active === seat ? `${Math.max(0, state.actions)}` : '–'}
          name={game.stats.actions}
          isHot={state.active === seat}
        />
      </ul>
      <Marks seat={seat} />
      {state.hands[seat]!.length > 0 && (
        <button type="button" className="rb-to-hand" onClick={() => zoom({ what: 'hand', seat })}>
          {words.handOf(state.hands[seat]!.length)}
        </button>
      )}
      <p className="rb-ability">{text.lines[0]}</p>
      <h3>{words.tokens}</h3>
      <div className="rb-token-row">
        {tokensOf(state, seat).map(token => (
          <span
            key={token}
            className="rb-pair"
            role="img"
            aria-label={TOKENS[token]!.split('|').map(game.side).join(' / ')}
          >
            {[0, 1].map(face => (
              <Token key={face} {...sideOfToken(token, face)} />
            ))}
          </span>
        ))}
      </div>
      <h3>{words.skills}</h3>
      <ul className="rb-skills">
        <li className="rb-known">
          <small>{text.lines[1]}</small>
        </li>
        {state.learned[seat]!.map(card => (
          <li key={card}>
            <button type="button" onClick={() => zoom({ what: 'card', id: skills[card]!.id })}>
              <span className={`rb-dot rb-${skills[card]!.type}`}>
                <Icon of={ATTRIBUTE_PICTURES[skills[card]!.type]} />
              </span>
              {skills[card]!.name[language]}
            </button>
          </li>
        ))}
      </ul>
      {state.assets[seat]!.length > 0 && (
        <>
          <h3>{words.assets}</h3>
          <ul className="rb-assets">
            {state.assets[seat]!.map(asset => (
              <li key={asset}>
                <button
                  type="button"
                  className="rb-asset"
                  title={assets[asset]!.name[language]}
                  aria-label={assets[asset]!.name[language]}
                  onClick={() => zoom({ what: 'card', id: assets[asset]!.id })}
                >
                  <SubjectSign of={{ asset: assets[asset]!.type }} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p
        className="rb-trophies"
        role="img"
        aria-label={words.trophiesAre([0, 1, 2].map(kind => trophies(state, seat, kind)))}
      >
        <span>{words.trophies}</span>
        {[0, 1, 2].map(kind => (
          <span key={kind}>
            <GemSign kind={kind} /> {trophies(state, seat, kind)}
          </span>
        ))}
      </p>
      {state.quests[seat]!.length > 0 && (
        <>
          <h3>{words.quests}</h3>
          <ul className="rb-skills">
            {state.quests[seat]!.map(card => (
              <li key={card}>
                <button type="button" onClick={() => zoom({ what: 'card', id: adventures[card]!.card.id })}>
                  {adventures[card]!.card.name[language]}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Stat({ of, value, name, isHot = false }: { of: IconPicture; value: string; name: string; isHot?: boolean }) {
  return (
    <li className={isHot ? 'rb-hot' : ''}>
      <Icon of={of} />
      <b>{value}</b>
      <small>{name}</small>
    </li>
  )
}

/** What lies on a hero for now: prepared, delayed, must rest, favours. */
function Marks({ seat }: { seat: Seat }) {
  const { state, words } = useTable()
  const marks = [
    state.mustRest[seat] === 1 && words.mustRest,
    state.delayed[seat] === 1 && words.delayed,
    state.prepared[seat] === PREPARED && words.prepared,
    state.prepared[seat]! > PREPARED && words.justPrepared,
    state.owed[seat]! > 0 && words.owes(state.owed[seat]!),
    state.arcane[seat]! > 0 && words.arcane(state.arcane[seat]!),
    state.companions[seat]! > 0 && words.companions(state.companions[seat]!),
    state.spears[seat]! > 0 && words.spears(state.spears[seat]!),
    state.letters[seat]!.length > 0 && words.letters(state.letters[seat]!.length),
  ].filter(mark => mark !== false)
  if (marks.length === 0) return undefined
  return (
    <ul className="rb-marks">
      {marks.map(mark => (
        <li key={mark}>{mark}</li>
      ))}
    </ul>
  )
}
