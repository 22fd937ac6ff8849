import { flawsOf } from '@runatal/look/editor/flaws.ts'
import type { FLAWS } from '../arrange/flaws.ts'
import { ENEMIES } from '../content/enemies.ts'
import { heroes } from '../content/tables.ts'
import { messages } from '../messages/index.ts'
import type { IN_NO_GAME } from './check.ts'

/** What cannot be, in words, with the rule that says so and what would mend it. */
export const flaws = flawsOf<typeof FLAWS & typeof IN_NO_GAME>({
  en: {
    setting: () => 'These choices do not make a table.',
    twice: ({ id }) => `This card is in two places; there is one of each: ${messages.en.called(id)}.`,
    noSuch: ({ id }) => `This does not belong here: ${id}.`,
    noEnd: () => 'From an antagonist there is no retreat: lay out a token at least.',
    noToken: ({ text }) => `No combat token shows this: ${text}.`,
    heroTwice: ({ hero }) => `${messages.en.called(hero)} can be at the table once only.`,
    fallen: ({ seat, health }, by) => `${by.seat(seat)} has ${health} Health: with so much damage the hero has fallen.`,
    betweenTurns: () => 'At the end of a round nobody fights.',
    noEnemy: () => 'A fight needs an enemy: choose one.',
  },
  fr: {
    setting: () => 'Ces choix ne font pas une table.',
    twice: ({ id }) => `Cette carte est à deux endroits ; chacune est unique : ${messages.fr.called(id)}.`,
    noSuch: ({ id }) => `Ceci n’a pas sa place ici : ${id}.`,
    noEnd: () => 'On ne bat pas en retraite devant un antagoniste : posez au moins un jeton.',
    noToken: ({ text }) => `Aucun jeton de combat ne montre ceci : ${text}.`,
    heroTwice: ({ hero }) => `${messages.fr.called(hero)} ne peut être à la table qu’une fois.`,
    fallen: ({ seat, health }, by) =>
      `${by.seat(seat)} a ${health} de Santé : avec tant de dégâts, le héros est tombé.`,
    betweenTurns: () => 'À la fin d’une manche, personne ne combat.',
    noEnemy: () => 'Un combat demande un ennemi : choisissez-le.',
  },
  rules: { heroTwice: 'RB-029', fallen: 'RB-235' },
  mends: {
    setting: () => [{ clear: 'first' }, { clear: 'onTurn' }],
    twice: ({ id }) => ['skill', 'asset', 'quest'].map(of => ({ take: id, of })),
    noSuch: ({ id }) => [...['skill', 'asset', 'quest'].map(of => ({ take: id, of })), { clear: 'fight' }],
    noEnd: () => [{ clear: 'fight' }],
    noToken: ({ text }) => [{ take: text, of: 'token' }],
    heroTwice: ({ seat }) => FOUR.map(to => ({ set: `hero:${seat}`, to })),
    fallen: ({ seat }) => [{ clear: `damage:${seat}` }],
    betweenTurns: () => [{ set: 'phase', to: 'turn' }, { clear: 'fight' }],
    noEnemy: () => [{ set: 'fight:enemy', to: ANY_ENEMY }, { clear: 'fight' }],
  },
})

/** One of them is always free: there are four seats. */
const FOUR = heroes.slice(0, 4).map(({ id }) => id)
const ANY_ENEMY = ENEMIES[0]!.id
