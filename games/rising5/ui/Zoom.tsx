import { Closeup, Title } from '@runatal/look/frame/Closeup.tsx'
import { HEROES, type Hero, type Item } from '../content/names.ts'
import { REGION_CARDS, type RegionCard as Card } from '../content/regions.ts'
import { historyOf } from '../rules/history.ts'
import { RUNES } from '../rules/puzzle.ts'
import { HeroShape, Standee } from './art/Hero.tsx'
import { ITEM_PICTURES } from './art/pictures.ts'
import { linesOf } from './model/history.ts'
import { rulesOfCard, rulesOfHero, rulesOfItem } from './model/rules.ts'
import { HistoryLines } from './parts/HistoryLines.tsx'
import { Picture } from './parts/Picture.tsx'
import { RegionCard } from './parts/RegionCard.tsx'
import { Rule } from './parts/Rule.tsx'
import { useTable, type Zoomed } from './table.ts'

interface ZoomProps {
  zoomed: Zoomed | undefined
  /** Why what is looked at cannot be used now. */
  rule: string | undefined
  close(): void
}

/** A card, a hero, an item, a pile or the whole history, large, with its words and its rules. */
export function Zoom({ zoomed, rule, close }: ZoomProps) {
  const { words } = useTable()
  return (
    <Closeup name="r5" closes={words.close} close={close}>
      {zoomed === undefined ? undefined : (
        <>
          <Content zoomed={zoomed} />
          {rule !== undefined && (
            <p className="r5-not-now">
              <b>{words.notNow}</b> <Rule id={rule} />
            </p>
          )}
        </>
      )}
    </Closeup>
  )
}

function Content({ zoomed }: { zoomed: Zoomed }) {
  switch (zoomed.what) {
    case 'card':
      return <WholeCard number={zoomed.card} />
    case 'hero':
      return <WholeHero hero={zoomed.hero} />
    case 'item':
      return <WholeItem item={zoomed.item} />
    case 'discard':
      return <Discards />
    case 'history':
      return <WholeHistory />
  }
}

function WholeCard({ number }: { number: number }) {
  const { words, game } = useTable()
  const card: Card = REGION_CARDS[number]!
  return (
    <>
      <div className="r5-large">
        <RegionCard card={number} />
      </div>
      <Title>{game.cards[REGION_CARDS[number]!.id]}</Title>
      <dl>
        <dt>{game.kinds[card.kind]}</dt>
        <dd>{card.lord === true ? words.lord : card.region}</dd>
        {card.strength !== undefined && (
          <>
            <dt>{words.strength}</dt>
            <dd>{card.strength}</dd>
            <dt>{words.moons}</dt>
            <dd>{card.moons}</dd>
          </>
        )}
        <dt>{words.reward}</dt>
        <dd>{card.reward.map(game.reward).join(' / ')}</dd>
      </dl>
      <Rules ids={rulesOfCard(card)} />
    </>
  )
}

function WholeHero({ hero }: { hero: Hero }) {
  const { game } = useTable()
  return (
    <>
      <div className="r5-large-hero">
        <Standee hero={hero} />
      </div>
      <Title>{game.heroes[hero]}</Title>
      <p>
        <b>{game.skills[hero].name}.</b> {game.skills[hero].does}
      </p>
      <Rules ids={rulesOfHero(hero)} />
    </>
  )
}

function WholeItem({ item }: { item: Item }) {
  const { game } = useTable()
  return (
    <>
      <div className="r5-large-item">
        <Picture of={ITEM_PICTURES[item]} />
      </div>
      <Title>{game.items[item].name}</Title>
      <p>{game.items[item].does}</p>
      <Rules ids={rulesOfItem(item)} />
    </>
  )
}

/** R5-089: anyone may look through it. */
function Discards() {
  const { state, words, game } = useTable()
  return (
    <>
      <Title>{words.discard}</Title>
      <ul className="r5-discards">
        {HEROES.map((hero, number) => (
          <li key={hero}>
            <HeroShape hero={hero} size={26} /> {game.heroes[hero]}{' '}
            <b>{state.discard.filter(card => card === number).length}</b>
          </li>
        ))}
      </ul>
      <Rules ids={['R5-089']} />
    </>
  )
}

function WholeHistory() {
  const { state, words } = useTable()
  return (
    <>
      <Title>{words.history}</Title>
      <div className="r5-whole-history">
        <HistoryLines lines={linesOf(historyOf(state))} runes={RUNES} size={48} />
      </div>
    </>
  )
}

function Rules({ ids }: { ids: readonly string[] }) {
  const { words } = useTable()
  return (
    <p className="r5-rules">
      {words.rules}{' '}
      {ids.map(id => (
        <Rule key={id} id={id} />
      ))}
    </p>
  )
}
