import { CHARACTERS, WEAPONS } from './bearers.ts'
import { BLADE } from './blade.ts'
import { DECKS } from './decks.ts'
import { EMBER } from './ember.ts'
import type { Pack } from './language.ts'
import { MAUL } from './maul.ts'
import { SHROUD } from './shroud.ts'

/** Our own set: six characters, twelve weapons, 128 cards, six decks. */
export const STARTER: Pack = {
  id: 'starter',
  name: { en: 'Starter set', fr: 'Set de départ' },
  archetypes: [
    { id: 'blade', name: { en: 'Blade', fr: 'Lame' } },
    { id: 'maul', name: { en: 'Maul', fr: 'Masse' } },
    { id: 'ember', name: { en: 'Ember', fr: 'Braise' } },
    { id: 'shroud', name: { en: 'Shroud', fr: 'Linceul' } },
  ],
  characters: CHARACTERS,
  weapons: WEAPONS,
  cards: [...BLADE, ...MAUL, ...EMBER, ...SHROUD],
  decks: DECKS,
}
