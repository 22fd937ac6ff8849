import { expect, test } from 'vitest'
import { faults } from '../faults.ts'
import { f, m, proper } from '../fr.ts'

const nb = '\u00a0'
const thin = '\u202f'
const things = [m('Ogre des carrières', 'Ogres des carrières'), f('Araignée'), f('Toile'), proper('Tamalir')]
const people = ['Alice', 'Bob', 'É']

test.each([
  ['en', 'not a word', 'Alice gains NaN gold.'],
  ['en', 'two spaces', 'Alice’s  turn.'],
  ['en', 'straight mark', "Alice's turn."],
  ['en', 'straight mark', 'Alice "wins".'],
  ['en', 'space before', 'Alice wins .'],
  ['en', 'space before', 'Alice : wins.'],
  ['en', 'one of many', 'Alice gains 1 points.'],
  ['en', 'many of one', 'Alice gains 2 point.'],
  ['en', 'a before a vowel', 'Alice draws a axe.'],
  ['en', 'an before a consonant', 'Alice draws an card.'],
  ['en', 'you does', 'You draws a card.'],
  ['en', 'lazy plural', 'Alice draws card(s).'],
  ['en', 'no capital', 'alice wins.'],
  ['en', 'no end mark', 'Alice wins'],
  ['en', 'a hyphen between words', 'Solo - Alice wins.'],
  ['en', 'x for times', 'Alice has 9 x J Health.'],
  ['en', 'nothing between marks', 'Alice takes () away.'],
  ['en', 'space before', 'Alice takes , and goes.'],
  ['fr', 'not elided', 'Le tour de Alice finit.'],
  ['fr', 'not elided', 'Le tour de É finit.'],
  ['fr', 'elided', 'Le tour d’Bob finit.'],
  ['fr', 'not elided', 'Le Ogre fuit.'],
  ['fr', 'not elided', 'Alice perd sa épée.'],
  ['fr', 'elided', 'Bob combat l’héros.'],
  ['fr', 'not contracted', 'Bob va à le port.'],
  ['fr', 'not contracted', 'La force de les Ogres.'],
  ['fr', 'not elided', 'Bob va au Estuaire.'],
  ['fr', 'not elided', 'Elle dit que Alice joue.'],
  ['fr', 'si il', 'Jouez si il le faut.'],
  ['fr', 'one of many', `Alice subit 1${nb}dégâts.`],
  ['fr', 'about nothing', `Alice a 0${nb}cristal.`],
  ['fr', 'many of one', `Alice subit 2${nb}dégât.`],
  ['fr', 'space before', 'Alice gagne!'],
  ['fr', 'space before', 'Alice gagne !'],
  ['fr', 'space before', 'Alice : deux.'],
  ['fr', 'space before', `Alice${thin}: deux.`],
  ['fr', 'space inside', 'Alice dit « oui ».'],
  ['fr', 'an English mark', `Alice dit “oui”.`],
  ['fr', 'decimal point', `À 1.5${nb}mm du but.`],
  ['fr', 'breaks from its unit', 'À 3 mm du but.'],
  ['fr', 'a gender', 'Alice est vaincue.'],
  ['fr', 'a gender', 'É est vaincu et doit se reposer.'],
  ['fr', 'a gender', 'Bob s’est préparé.'],
  ['fr', 'a gender', 'Bob n’est plus retardé.'],
  ['fr', 'a gender', 'Bob, sonné, passe.'],
  ['fr', 'a gender', 'Vous êtes absent.'],
  ['fr', 'a gender', 'Vous êtes prête.'],
  ['fr', 'no article', 'Alice joue une carte sur haut.'],
  ['fr', 'vous fait', 'Vous pose une carte.'],
  ['fr', 'vous fait', 'Vous n’accomplit rien.'],
] as const)('in %s, %s: %s', (language, kind, text) => {
  const found = faults(text, language, { line: true, people })
  expect([...new Set(found.map(fault => fault.slice(0, fault.indexOf(':'))))]).toEqual([kind])
})

test.each([
  ['en', 'Alice’s turn: 1 point, 2 cards, a unit, an hour; is it over? Yes!'],
  ['en', 'You pass. “You win”, says James’s crow (twice).'],
  ['en', 'Round 2 card by card: stage 3 rune.'],
  ['en', 'Draw x cards, 9 × J − 1, a twenty-first time.'],
  ['fr', `Le tour d’Alice${nb}: 1${nb}succès, 2${nb}cartes${thin}; est-ce fini${thin}? Oui${thin}!`],
  ['fr', `Bob demande de le placer, puis à les prendre, à 12:30.`],
  ['fr', `Vous ne posez rien. Vous êtes à Tamalir. Vous l’avez. Vous et Bob gagnez.`],
  ['fr', `Alice est en tête. Bob est au repos, hors de la ville. La Reine est vaincue.`],
  ['fr', 'Le tour d’Alice est fini, celui de Bob est commencé.'],
  [
    'fr',
    'Alice, puis Bob, É et Noé ; Bob est plus loin. Vous êtes à Tamalir, en tête, hors de là.'.replace(' ;', '\u202f;'),
  ],
  ['fr', `Manche 1 sur 4, tour 2 sur 3, le héros et la hache, le onze, d’Yves et de Yann.`],
  ['fr', `«${nb}Allons-y${nb}», dit É.`],
  ['fr', `Alice vous défie, et Bob a perdu 1,5${nb}point.`],
  ['fr', `La règle y est. Il y a une limite. La une, de un à dix.`],
] as const)('nothing is wrong in %s: %s', (language, text) => {
  expect(faults(text, language, { line: true, people })).toEqual([])
})

test.each([
  ['no article', 'Alice combat Ogre des carrières.'],
  ['no article', 'Bob est hors de portée, vaincu par Araignée.'],
  ['wrong gender', 'Bob combat une Ogre des carrières.'],
  ['wrong gender', 'La Toile, puis un Toile.'],
  ['wrong gender', 'Une Araignée doré passe.'],
])('of things that have a gender, %s: %s', (kind, text) => {
  const found = faults(text, 'fr', { things })
  expect(found.map(fault => fault.slice(0, fault.indexOf(':')))).toEqual([kind])
})

test('things that are well said have no fault', () => {
  for (const text of [
    'Votre Araignée attaque.',
    'Alice combat l’Ogre des carrières, une Araignée dorée et la Toile.',
    `Ogre des carrières${nb}: 2${nb}dégâts, sans Araignée ni rien de l’Araignée.`,
    'Les héros vont à Tamalir, où cette Toile et son Ogre des carrières attendent.',
  ])
    expect(faults(text, 'fr', { things })).toEqual([])
})
