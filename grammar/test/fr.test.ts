import { describe, expect, test } from 'vitest'
import * as fr from '../fr.ts'
import { elides } from '../elision.ts'
import { NASTY_NAMES, faults } from '../faults.ts'
import { reader } from '../index.ts'

const { au, ce, count, de, du, f, fp, le, list, m, mp, number, ordinal, person, proper, que, son, un, votre } = fr

const ogre = m('Ogre des carrières', 'Ogres des carrières')
const spider = f('Araignée')
const crystal = m('cristal', 'cristaux')
const hero = m('héros')
const ruins = fp('Ruines d’Ost')
const tamalir = proper('Tamalir', 'f')
const turn = m('tour')

test('articles, also before a vowel, an h, ruins and towns', () => {
  const things = [m('dé'), f('carte'), ogre, spider, hero, f('herbe'), ruins, mp('Pics'), tamalir, proper('Ymir')]
  expect(things.map(le)).toEqual([
    'le dé',
    'la carte',
    'l’Ogre des carrières',
    'l’Araignée',
    'le héros',
    'l’herbe',
    'les Ruines d’Ost',
    'les Pics',
    'Tamalir',
    'Ymir',
  ])
  expect(things.map(un)).toEqual([
    'un dé',
    'une carte',
    'un Ogre des carrières',
    'une Araignée',
    'un héros',
    'une herbe',
    'des Ruines d’Ost',
    'des Pics',
    'Tamalir',
    'Ymir',
  ])
  expect(things.map(du)).toEqual([
    'du dé',
    'de la carte',
    'de l’Ogre des carrières',
    'de l’Araignée',
    'du héros',
    'de l’herbe',
    'des Ruines d’Ost',
    'des Pics',
    'de Tamalir',
    'd’Ymir',
  ])
  expect(things.map(au)).toEqual([
    'au dé',
    'à la carte',
    'à l’Ogre des carrières',
    'à l’Araignée',
    'au héros',
    'à l’herbe',
    'aux Ruines d’Ost',
    'aux Pics',
    'à Tamalir',
    'à Ymir',
  ])
  expect([ogre, spider, hero, ruins].map(ce)).toEqual([
    'cet Ogre des carrières',
    'cette Araignée',
    'ce héros',
    'ces Ruines d’Ost',
  ])
  expect([turn, spider, f('carte'), ruins].map(son)).toEqual([
    'son tour',
    'son Araignée',
    'sa carte',
    'ses Ruines d’Ost',
  ])
  expect([turn, ruins].map(votre)).toEqual(['votre tour', 'vos Ruines d’Ost'])
  expect([de(spider), de(hero), que('Alice'), que('Bob')]).toEqual(['d’Araignée', 'de héros', 'qu’Alice', 'que Bob'])
})

test('the plural begins at two, and adjectives follow', () => {
  expect([0, 1, 2, 1000, -1, -2].map(n => count(n, crystal))).toEqual([
    '0\u00a0cristal',
    '1\u00a0cristal',
    '2\u00a0cristaux',
    '1\u202f000\u00a0cristaux',
    '-1\u00a0cristal',
    '-2\u00a0cristaux',
  ])
  expect([m('jeu'), m('anneau'), f('fois'), f('carte')].map(({ many }) => many)).toEqual([
    'jeux',
    'anneaux',
    'fois',
    'cartes',
  ])
  expect([1, 2].map(n => count(n, m('autel'), 'allumé'))).toEqual(['1\u00a0autel allumé', '2\u00a0autels allumés'])
  expect(fr.agree(spider, 'doré')).toBe('Araignée dorée')
  expect(fr.agree(ruins, 'sombre')).toBe('Ruines d’Ost sombres')
  expect([1, 2].map(n => fr.agree(f('rune'), ['violet', 'violette'], n))).toEqual(['rune violette', 'runes violettes'])
  expect(fr.agree(m('dégât'), ['royal', 'royale', 'royaux'], 2)).toBe('dégâts royaux')
})

test('people: their names elide, and the reader is spoken to', () => {
  expect(NASTY_NAMES.map(name => person(name).of)).toEqual([
    'd’Alice',
    'd’Hélène',
    'd’Hugo',
    'd’Yves',
    'de Yann',
    'd’É',
    'de B',
    'de James',
    'd’O’Neill',
    'd’Eir',
  ])
  const [alice, bob, me] = [person('Alice'), person('Bob'), person(reader('Zoé'))]
  expect([alice, me].map(who => fr.sentence(`${who.does('pose', 'posez')} ${who.their(f('carte'))}.`))).toEqual([
    'Alice pose sa carte.',
    'Vous posez votre carte.',
  ])
  expect([
    alice.does('défie', 'défiez', bob),
    me.does('défie', 'défiez', bob),
    alice.does('défie', 'défiez', me),
  ]).toEqual(['Alice défie Bob', 'vous défiez Bob', 'Alice vous défie'])
  expect([bob, me].map(to => alice.gives('donne', 'donnez', '2 Or', to))).toEqual([
    'Alice donne 2 Or à Bob',
    'Alice vous donne 2 Or',
  ])
  expect(me.gives('donne', 'donnez', '2 Or', bob)).toBe('vous donnez 2 Or à Bob')
  expect([alice, me].map(who => who.own(turn))).toEqual(['le tour d’Alice', 'votre tour'])
  expect(fr.people(seat => (seat === 1 ? reader('Zoé') : 'Ana'))(1).you).toBe(true)
  expect([[alice], [alice, bob], [me, bob], [me]].map(all => fr.together(all, 'gagne', 'gagnent', 'gagnez'))).toEqual([
    'Alice gagne',
    'Alice et Bob gagnent',
    'Bob et vous gagnez',
    'vous gagnez',
  ])
})

test('numbers, lists, ordinals', () => {
  expect([number(1.5), list(['a', 'b', 'c']), list(['a', 'b'], 'or'), list([])]).toEqual([
    '1,5',
    'a, b et c',
    'a ou b',
    '',
  ])
  expect([0, 1, 2].map(n => fr.verb(n, 'attend', 'attendent'))).toEqual(['attend', 'attend', 'attendent'])
  expect([ordinal(1), ordinal(1, f('manche')), ordinal(2)]).toEqual(['1er', '1re', '2e'])
})

test('a line is printed as a French reader wants it, and twice is as good as once', () => {
  const raw = "« l'heure » est \"là\" : 1.5 mm ; vraiment ? oui ! 'non' à 12:30..."
  const set = fr.sentence(raw)
  expect(set).toBe(
    '«\u00a0L’heure\u00a0» est «\u00a0là\u00a0»\u00a0: 1,5\u00a0mm\u202f; vraiment\u202f? oui\u202f! «\u00a0non\u00a0» à 12:30…',
  )
  expect(fr.sentence(set)).toBe(set)
  expect(fr.sentence(undefined)).toBe(undefined)
  expect(faults(set, 'fr', { line: true })).toEqual([])
  expect([fr.capital('élie'), fr.capital('*néant*'), fr.capital('2 dés'), fr.capital('')]).toEqual([
    'Élie',
    '*Néant*',
    '2 dés',
    '',
  ])
  const words = fr.printed({ hail: 'Salut !', all: ["l'un"], say: (n: number) => `${n} : oui`, n: 3, none: undefined })
  expect([words.hail, words.all, words.say(2), words.n]).toEqual(['Salut\u202f!', ['l’un'], '2\u00a0: oui', 3])
})

const ASPIRATED = (
  'hâbleur hachette haie haï haillon haine hall halo halte hâle halètement hamac hameau hampe hanche handicap hangar ' +
  'hanneton haquenée haras harcèlement harde hareng haricot harnais harnois harpe harpie harpon hasard hâte haubert ' +
  'hausse hauteur havre heaume hennissement hérisson hernie héron herse hêtre heurt hibou hideux hiérarchie hobereau ' +
  'hochet homard honte hotte houe houle housse houx hublot huche hurlement hutte ' +
  'Hans Harry Heinrich Helmut Henrik Hiroshi Howard Hulk Hunter Hussein'
).split(' ')

describe('elision', () => {
  test.each([
    'épée',
    'Œil',
    'herbe',
    'Hélène',
    'Yves',
    'Ylva',
    'Yggdrasil',
    'Ægir',
    'huître',
    'héroïne',
    'haltère',
    'halogène',
    'haleine',
    'hameçon',
    'harmonie',
    'Haïti',
    'Harpagon',
    'hyène',
    'humeur',
    'Henri',
    'Hugo',
    'Hubert',
    '« Aube',
  ])('d’%s', word => {
    expect(elides(word)).toBe(true)
  })
  test.each([
    'dé',
    'héros',
    'hache',
    'haut',
    'huit',
    'onze',
    'oui',
    'Yann',
    'yaourt',
    'Y',
    'H',
    'Hal',
    '8',
    '李雷',
    '',
    '🎲',
    'horde',
    ...ASPIRATED,
  ])('de %s', word => {
    expect(elides(word)).toBe(false)
  })
})

test('who is waited for, and for what', () => {
  expect(fr.waitingFor('Alice', 'pose une carte')).toBe('On attend qu’Alice pose une carte…')
  expect(fr.waitingFor('Bob', 'choisisse')).toBe('On attend que Bob choisisse…')
})
