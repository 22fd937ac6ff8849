import crossedSwords from '@runatal/look/icons/drawn/crossed-swords.ts'
import { memo } from 'react'
import { HEROES, type Place, PLACES, REGIONS } from '../content/names.ts'
import { REGION_CARDS } from '../content/regions.ts'
import { NONE } from '../rules/types.ts'
import { Standee } from './art/Hero.tsx'
import { SCENE } from './art/pen.ts'
import { scene } from './art/scene.ts'
import type { Choices, Press } from './model/choices.ts'
import { Picture, Svg } from './parts/Picture.tsx'
import { RegionCard } from './parts/RegionCard.tsx'
import { useTable } from './table.ts'

interface LandProps {
  choices: Choices
  press(press: Press): void
}

/** Six places in three regions, each with its card and who stands there. */
export function Land({ choices, press }: LandProps) {
  const { state, words, game } = useTable()
  return (
    <section className="r5-land" aria-label={words.regions}>
      {REGIONS.map((region, number) => (
        <div key={region} className={`r5-region r5-region-${region}`}>
          <h3 className="r5-ribbon">
            <span className="r5-whole">
              {region} · {game.regions[region]}
            </span>
            <span className="r5-short">{words.shortRegion[region]}</span>
            <small data-spot={`pile-${region}`}>
              <span className="r5-whole">{words.regionPile(state.regionPiles[number]!.length)}</span>
              <span className="r5-short r5-pile-left">{state.regionPiles[number]!.length}</span>
            </small>
          </h3>
          {PLACES.filter((_, place) => place >> 1 === number).map(place => (
            <PlaceView key={place} place={place} choices={choices} press={press} />
          ))}
        </div>
      ))}
    </section>
  )
}

function PlaceView({ place, choices, press }: LandProps & { place: Place }) {
  const { state, words, game, frozen, zoom } = useTable()
  const number = PLACES.indexOf(place)
  const card = state.places[number]!
  const isFight = state.fight === number
  const choice = choices.places.get(place)
  const rule = choices.placesBarred.get(place)
  const isMonster = card !== NONE && REGION_CARDS[card]!.kind === 'monster'
  return (
    <div
      className={`r5-place${isFight ? ' r5-fight' : ''}${choice === undefined ? '' : ' r5-legal-place'}`}
      data-place={place}
    >
      <Scene place={place} />
      {isFight && (
        <span className="r5-clash">
          <Picture of={crossedSwords} /> {words.fight}
        </span>
      )}
      {choice !== undefined && (
        <button
          type="button"
          className="r5-press"
          data-choice
          aria-label={words.pressPlace(choice, place, card === NONE ? undefined : REGION_CARDS[card]!.id)}
          aria-disabled={frozen || undefined}
          onClick={() => press(choice)}
          onContextMenu={event => {
            // A long press explains.
            event.preventDefault()
            if (card !== NONE) zoom({ what: 'card', card })
          }}
        >
          <span className={isMeeting(choice) ? 'r5-verb r5-verb-red' : 'r5-verb'}>{words.verb(choice, isMonster)}</span>
        </button>
      )}
      <ul className="r5-who" aria-label={words.whoIsAt(place)}>
        {HEROES.map((hero, i) => {
          if (state.at[i] !== number) return undefined
          const take = choices.heroes.get(hero)
          return (
            <li key={hero} data-piece={`hero:${hero}`} className={state.hero === i ? 'r5-active' : ''}>
              {take === undefined ? (
                <Standee hero={hero} title={game.heroes[hero]} />
              ) : (
                <button
                  type="button"
                  className="r5-legal"
                  data-choice
                  aria-label={game.heroes[hero]}
                  aria-disabled={frozen || undefined}
                  onClick={() => press(take)}
                >
                  <Standee hero={hero} />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {card === NONE ? (
        <span className="r5-empty">{words.empty}</span>
      ) : (
        <button
          type="button"
          className="r5-card-press"
          data-card={card}
          data-piece={`card:${card}`}
          onClick={() => (choice === undefined ? zoom({ what: 'card', card }) : press(choice))}
        >
          <span className="r5-hidden">{words.cardSays(REGION_CARDS[card]!.id, REGION_CARDS[card]!)}</span>
          <RegionCard card={card} />
        </button>
      )}
      <span className="r5-place-name">
        {game.places[place]}
        {rule !== undefined && <small className="r5-hidden">{rule}</small>}
      </span>
    </div>
  )
}

const Scene = memo(({ place }: { place: Place }) => <Svg className="r5-scene" box={SCENE.box} drawing={scene(place)} />)

function isMeeting(press: Press): boolean {
  return (
    'move' in press && (press.move.do === 'encounter' || press.move.do === 'strike' || press.move.do === 'surprise')
  )
}
