import { Closeup, Title } from '@runatal/look/frame/Closeup.tsx'
import { CITIES, GEM_AT } from '../content/map.ts'
import { figuresOn } from './model/pieces.ts'
import { assets, enemies, heroes, skills } from '../content/tables.ts'
import { hexLine, placeOf } from './model/hex.ts'
import type { Choices, Offered } from './model/choices.ts'
import { TradeTable } from './panel/Trade.tsx'
import { Card } from './parts/Card.tsx'
import { Rule } from './parts/Rule.tsx'
import { Sheet } from './Sheet.tsx'
import { Story } from './Story.tsx'
import { useTable, type Zoomed } from './table.ts'

interface ZoomProps {
  zoomed: Zoomed | undefined
  choices: Choices
  close(): void
  answer(offered: Offered): void
}

/** A card, a sheet, a place or a choice, large. */
export function Zoom({ zoomed, choices, close, answer }: ZoomProps) {
  const { words } = useTable()
  return (
    <Closeup name="rb" look={`rb-modal-${zoomed?.what}`} label={words.look} closes={words.close} close={close}>
      {zoomed && (
        <Content
          zoomed={zoomed}
          choices={choices}
          answer={offered => {
            close()
            answer(offered)
          }}
        />
      )}
    </Closeup>
  )
}

function Content({ zoomed, choices, answer }: { zoomed: Zoomed; choices: Choices; answer(offered: Offered): void }) {
  const { state, me, words, game, language, zoom } = useTable()
  switch (zoomed.what) {
    case 'card':
      return (
        <>
          <Card id={zoomed.id} full />
          <Moves offered={choices.spots.get(`hand:${zoomed.id}`) ?? []} answer={answer} />
          <WhyNot rule={choices.barred.get(`hand:${zoomed.id}`)} />
        </>
      )
    case 'hero':
      return <Sheet seat={zoomed.seat} />
    case 'hand':
      return (
        <>
          <Title>{words.handOf(state.hands[zoomed.seat]!.length)}</Title>
          <ul className="rb-spread">
            {state.hands[zoomed.seat]!.map(card => (
              <li key={card}>
                <button type="button" className="rb-held" onClick={() => zoom({ what: 'card', id: skills[card]!.id })}>
                  <Card id={skills[card]!.id} full />
                </button>
              </li>
            ))}
          </ul>
        </>
      )
    case 'story':
      return <Story isWhole />
    case 'hex':
      return <Place hex={zoomed.hex} />
    case 'which':
      return (
        <>
          <Title>{zoomed.title}</Title>
          <Moves offered={zoomed.offered} answer={answer} />
        </>
      )
    case 'more':
      return (
        <>
          <Title>{words.moreTitle}</Title>
          <Moves offered={zoomed.offered} answer={answer} />
        </>
      )
    case 'trade':
      return <TradeTable offered={zoomed.offered} answer={answer} />
    case 'barred':
      return (
        <>
          <Title>{game.move(zoomed.move, state, me)}</Title>
          <WhyNot rule={zoomed.rule} />
        </>
      )
  }

  function Place({ hex }: { hex: number }) {
    const figures = figuresOn(state).filter(figure => figure.hex === hex)
    const market = state.markets[CITIES.indexOf(hex)] ?? []
    const hexName = placeOf(hex)?.[language] ?? ''
    return (
      <>
        <Title>{hexLine(hex, state, game, words, language)}</Title>
        <ul className="rb-here">
          {figures.map((figure, i) => (
            <li key={i}>
              {figure.what === 'hero'
                ? heroes.find(({ id }) => id === figure.id)!.name[language]
                : figure.what === 'enemy'
                  ? (enemies[figure.enemy]?.name[language] ?? '')
                  : words.zombie}
            </li>
          ))}
        </ul>
        <WhyNot rule={choices.barred.get(`hex:${hex}`)} />
        {market.length > 0 && <h3>{words.marketOf(hexName)}</h3>}
        {market.length > 0 && (
          <ul className="rb-spread">
            {market.map(asset => (
              <li key={asset}>
                <Card id={assets[asset]!.id} full />
              </li>
            ))}
          </ul>
        )}
        {GEM_AT[hex]! >= 0 && <p className="rb-note">{words.gemNote}</p>}
      </>
    )
  }
}

/** The rule that is in the way; nothing if none is. */
function WhyNot({ rule }: { rule: string | undefined }) {
  const { words } = useTable()
  if (rule === undefined) return undefined
  return (
    <p>
      {words.forbidden} <Rule id={rule} />
    </p>
  )
}

function Moves({ offered, answer }: { offered: readonly Offered[]; answer(offered: Offered): void }) {
  const { state, me, game, frozen } = useTable()
  return (
    <ul className="rb-moves">
      {offered.map(one => (
        <li key={JSON.stringify(one.move)}>
          <button
            type="button"
            className="rb-option rb-can"
            aria-disabled={frozen || undefined}
            data-choice
            onClick={() => answer(one)}
          >
            {game.move(one.move, state, me)}
          </button>
        </li>
      ))}
    </ul>
  )
}
