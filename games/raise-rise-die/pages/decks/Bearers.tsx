import type { Card as Printed, Weapon } from '../../index.ts'
import { Card, characterLine, labelOf, Portrait, Said, weaponLine } from '../../ui/cards.ts'
import { useHall } from '@runatal/look/hall/hall.ts'
import type { Bench } from './useDeck.ts'
import { DECK_WORDS } from './words.ts'

/** Who fights and with what; under it the card that is looked at. */
export function Bearers({ bench, shown }: { bench: Bench; shown: Printed | undefined }) {
  const { language } = useHall()
  const say = DECK_WORDS[language]
  const { pack, deck, change } = bench
  const character = pack.characters.find(({ id }) => id === deck.character)
  const toggle = ({ id, hands }: Weapon) => {
    if (deck.weapons.includes(id)) return change({ ...deck, weapons: deck.weapons.filter(one => one !== id) })
    // Two hands: what no longer fits is put down.
    const oneHanded = pack.weapons.filter(weapon => deck.weapons.includes(weapon.id) && weapon.hands === 1)
    const keeps = hands === 2 ? [] : oneHanded.slice(-1).map(weapon => weapon.id)
    change({ ...deck, weapons: [...keeps, id] })
  }
  return (
    <div className="decks-bearers">
      <label className="decks-pick">
        <span>{say.character}</span>
        <select
          className="pick"
          value={deck.character}
          onChange={event => change({ ...deck, character: event.target.value })}
        >
          {character === undefined && <option value={deck.character}>{deck.character}</option>}
          {pack.characters.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language]}
            </option>
          ))}
        </select>
      </label>
      {character !== undefined && (
        <div className="decks-character">
          <Portrait id={character.id} />
          <p>
            <b>{say.stats(character.ether, character.active, character.latent)}</b>
            <Said text={characterLine(character, language)} />
          </p>
        </div>
      )}
      <fieldset className="decks-weapons">
        <legend>{say.weapons}</legend>
        {pack.weapons.map(weapon => (
          <label key={weapon.id} title={weaponLine(weapon, language).replaceAll('*', '')}>
            <input type="checkbox" checked={deck.weapons.includes(weapon.id)} onChange={() => toggle(weapon)} />
            <span>
              {weapon.name[language]}
              <small>
                {weapon.hands === 2 ? say.twoHands : say.oneHand}, {say.sockets(weapon.bubbles)}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {shown !== undefined && (
        <div className="decks-shown">
          <Card card={shown} level="full" language={language} />
          <p className="sr" role="status">
            {labelOf(shown, language)}
          </p>
        </div>
      )}
    </div>
  )
}
