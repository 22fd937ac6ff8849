import type { Named } from '../content/language.ts'

/** Whose game this is (RRD-345), and which edition of its rules we play (RRD-344). */
export const CREDITS: Named = {
  en: 'Raise, Rise & Die is a game by Grimvault Games (lead developer Jacob Cédric, “Judge Ced”). This is an unofficial fan implementation of its beta rules 0.10, with cards and pictures of our own.',
  fr: 'Raise, Rise & Die est un jeu de Grimvault Games (développeur principal Jacob Cédric, « Judge Ced »). Ceci est une réalisation de fans, non officielle, de ses règles bêta 0.10, avec des cartes et des images originales.',
}
