import { type Deck, packIn, readDeckCode, STARTER } from '../../index.ts'
import { useState } from 'react'
import { CopyLink } from '@runatal/look/hall/CopyLink.tsx'
import { useHall } from '@runatal/look/hall/hall.ts'
import { forgetDeck, keepPack, useOwnDecks } from './own.ts'
import { deckText, readDeckText } from './pool.ts'
import type { Bench } from './useDeck.ts'
import { DECK_WORDS } from './words.ts'

/** Where decks come from and go to: the ready ones, one's own, links, texts, and other card sets. */
export function Shelves({ bench }: { bench: Bench }) {
  const { language } = useHall()
  const say = DECK_WORDS[language]
  const own = useOwnDecks()
  const { pack, deck, code } = bench
  const link = `${location.origin}/decks/${encodeURIComponent(code)}`
  return (
    <>
      <section className="decks-shelf">
        <h2>{say.link}</h2>
        <p className="decks-link">{link}</p>
        <CopyLink link={link} />
        <details>
          <summary>{say.asText}</summary>
          <pre>{deckText(pack, deck, language)}</pre>
          <CopyLink link={deckText(pack, deck, language)} />
        </details>
        <Import bench={bench} />
      </section>
      <section className="decks-shelf">
        <h2>{say.mine}</h2>
        {own.length === 0 && <p>{say.none}</p>}
        <ul>
          {own.map(({ id, name, code: kept }) => (
            <li key={id}>
              <button type="button" className="decks-open" onClick={() => openCode(bench, kept, name, id)}>
                {name}
              </button>
              <button type="button" className="decks-out" onClick={() => forgetDeck(id)}>
                {say.forget}
              </button>
            </li>
          ))}
        </ul>
        <h2>{say.ready}</h2>
        <ul>
          {pack.decks.map(({ id, name, character, weapons, cards }) => (
            <li key={id}>
              <button
                type="button"
                className="decks-open"
                onClick={() => bench.open({ character, weapons, cards }, name[language])}
              >
                {name[language]}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <Packs bench={bench} />
    </>
  )
}

function openCode(bench: Bench, code: string, name: string, id?: string): boolean {
  const found = readDeckCode(code)
  if (found !== undefined) bench.open(found, name, id)
  return found !== undefined
}

function Import({ bench }: { bench: Bench }) {
  const { language } = useHall()
  const say = DECK_WORDS[language]
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string>()
  const read = () => {
    const code = decodeURIComponent(/\/decks\/(\S+)$/.exec(text.trim())?.[1] ?? text.trim())
    if (openCode(bench, code, say.untitled)) return setWrong(undefined)
    const { deck, unread }: { deck: Deck; unread: string[] } = readDeckText(bench.pack, text)
    const isNothing = deck.character === '' && Object.keys(deck.cards).length === 0
    if (!isNothing) bench.open(deck, say.untitled)
    setWrong(isNothing ? say.badCode : unread.length > 0 ? say.unread(unread) : undefined)
  }
  return (
    <details>
      <summary>{say.importText}</summary>
      <textarea aria-label={say.importText} rows={5} value={text} onChange={event => setText(event.target.value)} />
      <button type="button" className="btn cut" onClick={read}>
        {say.read}
      </button>
      {wrong !== undefined && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </details>
  )
}

function Packs({ bench }: { bench: Bench }) {
  const { language } = useHall()
  const say = DECK_WORDS[language]
  const [mistakes, setMistakes] = useState<readonly string[]>([])
  const load = async (file: File) => {
    const text = await file.text()
    const found = packIn(text)
    if ('mistakes' in found) return setMistakes(found.mistakes)
    setMistakes([])
    keepPack(text)
    bench.setPack(found.pack)
    const [first] = found.pack.decks
    if (first !== undefined) bench.open(first, first.name[language])
  }
  return (
    <section className="decks-shelf">
      <h2>
        {say.pack} <small>{bench.pack.name[language]}</small>
      </h2>
      <p>{say.packNote}</p>
      <label className="btn cut decks-file">
        {say.packLoad}
        <input
          type="file"
          accept="application/json,.json"
          className="sr"
          onChange={event => event.target.files?.[0] && void load(event.target.files[0])}
        />
      </label>
      {bench.pack !== STARTER && (
        <button
          type="button"
          className="btn cut"
          onClick={() => {
            keepPack(undefined)
            bench.setPack(STARTER)
          }}
        >
          {say.packStarter}
        </button>
      )}
      {mistakes.length > 0 && (
        <div className="wrong" role="alert">
          <p>{say.packWrong}</p>
          <ul>
            {mistakes.slice(0, 20).map(mistake => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
