import { at } from '@runatal/look/at.ts'
import { type Deck, deckCode, faultsOf, type Pack, readDeckCode, STARTER } from '../../index.ts'
import { useMemo, useState } from 'react'
import { ownDecks } from './own.ts'
import { keptPack } from './pack.ts'

/** The deck on the bench: what it is made of, how it is called, and what is wrong with it. */
export function useDeck(code: string | undefined, untitled: string) {
  const [pack, setPack] = useState<Pack>(() => keptPack() ?? STARTER)
  const [bench, setBench] = useState(() => openedWith(code, untitled))
  const deck = bench.deck
  const faults = useMemo(() => faultsOf(deck, pack), [deck, pack])
  return {
    pack,
    setPack,
    deck,
    name: bench.name,
    id: bench.id,
    faults,
    code: useMemo(() => deckCode(deck), [deck]),
    change: (next: Deck) => setBench(now => ({ ...now, deck: next })),
    rename: (name: string) => setBench(now => ({ ...now, name })),
    open: (next: Deck, name: string, id: string = crypto.randomUUID()) => setBench({ deck: next, name, id }),
  }
}

export type Bench = ReturnType<typeof useDeck>

function openedWith(code: string | undefined, untitled: string) {
  const shared = code === undefined ? undefined : readDeckCode(code)
  const own = ownDecks().find(one => one.code === code)
  if (shared !== undefined) return { deck: shared, name: own?.name ?? untitled, id: own?.id ?? crypto.randomUUID() }
  const { character, weapons, cards } = at(STARTER.decks, 0)
  return { deck: { character, weapons, cards }, name: untitled, id: crypto.randomUUID() }
}
