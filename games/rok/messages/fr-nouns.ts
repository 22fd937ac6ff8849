import { f, m } from '@runatal/grammar/fr'

/** The things of Rök as French says them. */

export const stone = f('pierre')
export const rune = f('rune')
export const pair = f('paire')
export const sign = m('signe')
export const point = m('point')
export const focusPoint = m('point d’attention', 'points d’attention')
export const throwing = m('lancer')
export const slide = f('glissade')
export const balance = f('rune d’Équilibre', 'runes d’Équilibre')
