import type { News } from './news.ts'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Letter {
  subject: string
  text: string
}

/** A notice as a letter: what waits, where, and how to hear no more of it. */
export function letterOf(news: News, language: Language, site: string): Letter {
  const say = WORDS[language]
  const subject = say.what(news, new Intl.ListFormat(language).format(news.people))
  return { subject, text: `${subject}\n\n${site}${news.path}\n\n-- \n${say.foot}\n${site}/me\n` }
}

/** The letter that asks whether an address is somebody's own. */
export function questionOf(name: string, token: string, language: Language, site: string): Letter {
  const { ask } = WORDS[language]
  return { subject: ask.subject, text: `${ask.text(name)}\n\n${site}/mail/${token}\n\n-- \n${ask.foot}\n` }
}

interface Words {
  what(news: News, people: string): string
  foot: string
  ask: { subject: string; text(name: string): string; foot: string }
}

const WORDS: Record<Language, Words> = {
  en: {
    what({ kind, game, event = '' }, people) {
      switch (kind) {
        case 'turn':
          return people === '' ? `${game}: it is your turn` : `${game}: it is your turn, with ${people}`
        case 'invitation':
          return `${people} asks you to a table of ${game}`
        case 'event':
          return `${event} (${game}) begins in a quarter of an hour: say that you are there`
        case 'bout':
          return `${event} (${game}): your table waits`
      }
    },
    foot: 'You are written to because you asked for it. To hear less, or nothing:',
    ask: {
      subject: 'Is this your address?',
      text: name =>
        `${name} wants to have notices of Runatal sent here. If that is you, open this page within a day and press the button:`,
      foot: 'If it is not you, do nothing: nobody writes to you again.',
    },
  },
  fr: {
    what({ kind, game, event = '' }, people) {
      switch (kind) {
        case 'turn':
          return people === '' ? `${game}\u00a0: à vous de jouer` : `${game}\u00a0: à vous de jouer, avec ${people}`
        case 'invitation':
          return `${people} vous invite à une table de ${game}`
        case 'event':
          return `${event} (${game}) commence dans un quart d’heure\u00a0: dites que vous êtes là`
        case 'bout':
          return `${event} (${game})\u00a0: votre table attend`
      }
    },
    foot: 'Vous recevez ce message parce que vous l’avez demandé. Pour en recevoir moins, ou plus du tout\u00a0:',
    ask: {
      subject: 'Cette adresse est-elle la vôtre\u202f?',
      text: name =>
        `${name} souhaite recevoir ici les avis de Runatal. Si c’est vous, ouvrez cette page dans la journée et pressez le bouton\u00a0:`,
      foot: 'Sinon, ne faites rien\u00a0: personne ne vous écrira plus.',
    },
  },
}
