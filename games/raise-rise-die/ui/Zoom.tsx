import { Closeup, Title } from '@runatal/look/frame/Closeup.tsx'
import type { Seat } from '@runatal/kernel'
import type { Card as Printed } from '../content/language.ts'
import { keywordOf } from '../messages/keywords.ts'
import { laidOn } from './Body.tsx'
import type { Reason } from '../rules/whynot.ts'
import { Card } from './parts/Card.tsx'
import { characterLine, labelOf, linesOf, weaponLine, whiteIn } from './parts/card-words.ts'
import { Portrait } from './parts/Portrait.tsx'
import { Said } from './parts/Said.tsx'
import { useTable, type Zoomed } from './table.ts'

interface ZoomProps {
  zoomed: Zoomed | undefined
  close(): void
  showRule(id: string): void
}

/** A card, a pile, a character or a weapon, large, with its words explained. */
export function Zoom({ zoomed, close, showRule }: ZoomProps) {
  const { words } = useTable()
  return (
    <Closeup name="rrd" closes={words.close} close={close}>
      {zoomed && <Content zoomed={zoomed} showRule={showRule} />}
    </Closeup>
  )
}

function Content({ zoomed, showRule }: { zoomed: Zoomed; showRule(id: string): void }) {
  const { state, words, card } = useTable()
  switch (zoomed.what) {
    case 'card':
      return <WholeCard card={zoomed.card} why={zoomed.why} showRule={showRule} />
    case 'pile': {
      const cards = state.sides[zoomed.seat]![zoomed.pile]
      return <Cards title={words[zoomed.pile]} cards={cards.map(card)} />
    }
    case 'slot': {
      const cards = laidOn(state, zoomed.seat, zoomed.slot)
      const name = (['high', 'body', 'low', 'right', 'left'] as const)[zoomed.slot]!
      return <Cards title={words.slots[name]} cards={cards.map(laid => card(laid.card))} />
    }
    case 'character':
      return <WholeCharacter seat={zoomed.seat} showRule={showRule} />
    case 'weapon':
      return <WholeWeapon seat={zoomed.seat} at={zoomed.weapon} showRule={showRule} />
  }
}

function WholeCard(props: { card: Printed; why: Reason | undefined; showRule(id: string): void }) {
  const { card, why, showRule } = props
  const { words, language } = useTable()
  const texts = linesOf(card, language).map(({ text }) => text)
  return (
    <>
      <div className="rrd-big">
        <Card card={card} level="full" language={language} />
      </div>
      <Title>{card.name[language]}</Title>
      <p className="sr">{labelOf(card, language)}</p>
      {why !== undefined && (
        <p className="rrd-not-now">
          <b>{words.colon(words.notNow)}</b> {words.why[why]}
          <button type="button" className="rrd-rule" onClick={() => showRule(why)}>
            {why}
          </button>
        </p>
      )}
      <Keywords texts={texts} showRule={showRule} />
    </>
  )
}

function WholeCharacter({ seat, showRule }: { seat: Seat; showRule(id: string): void }) {
  const { state, set, words, language } = useTable()
  const { character } = set.characters[state.sides[seat]!.character]!
  const text = characterLine(character, language)
  return (
    <>
      <div className="rrd-big-portrait">
        <Portrait id={character.id} />
      </div>
      <Title>{character.name[language]}</Title>
      <p>
        {words.hp(character.ether, character.ether)}, {words.active(character.active)}, {words.latent(character.latent)}
      </p>
      <p className="rrd-said">
        <Said text={text} />
      </p>
      <Keywords texts={[text]} showRule={showRule} />
    </>
  )
}

function WholeWeapon({ seat, at, showRule }: { seat: Seat; at: number; showRule(id: string): void }) {
  const { state, set, words, language } = useTable()
  const { weapon } = set.weapons[state.sides[seat]!.weapons[at]!]!
  const text = weaponLine(weapon, language)
  return (
    <>
      <Title>{weapon.name[language]}</Title>
      <p>
        {words.sockets} {weapon.bubbles}
      </p>
      <p className="rrd-said">
        <Said text={text || words.noText} />
      </p>
      <Keywords texts={[text]} showRule={showRule} />
    </>
  )
}

function Cards({ title, cards }: { title: string; cards: readonly Printed[] }) {
  const { words, language, zoom } = useTable()
  return (
    <>
      <Title>{title}</Title>
      {cards.length === 0 && <p>{words.empty}</p>}
      <ul className="rrd-spread">
        {cards.map((card, i) => (
          <li key={i}>
            <button type="button" onClick={() => zoom({ what: 'card', card })}>
              <span className="sr">{labelOf(card, language)}</span>
              <Card card={card} level="hand" language={language} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Every word in white, with what it means and its rule (RRD-044). */
function Keywords({ texts, showRule }: { texts: readonly string[]; showRule(id: string): void }) {
  const { words, language } = useTable()
  const found = new Set(texts.flatMap(whiteIn).flatMap(word => keywordOf(word, language) ?? []))
  if (found.size === 0) return undefined
  return (
    <dl className="rrd-keywords" aria-label={words.keywords}>
      {[...found].map(({ word, means, rule }) => (
        <div key={rule}>
          <dt>
            {word[language]}{' '}
            <button type="button" className="rrd-rule" onClick={() => showRule(rule)}>
              {rule}
            </button>
          </dt>
          <dd>{means[language]}</dd>
        </div>
      ))}
    </dl>
  )
}
