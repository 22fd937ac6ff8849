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
  const [begins, within] = say.somebody
  const people = news.people.map(name => unlinked(name) ?? (news.kind === 'invitation' ? begins : within))
  const event = unlinked(news.event ?? '') ?? say.tournament
  const subject = say.what({ ...news, event }, new Intl.ListFormat(language).format(people))
  return { subject, text: `${subject}\n\n${site}${news.path}\n\n-- \n${say.foot}\n${site}/me#notices\n` }
}

/** The letter that asks whether an address is somebody's own. */
export function questionOf(name: string, token: string, language: Language, site: string): Letter {
  const { ask, somebody } = WORDS[language]
  return {
    subject: ask.subject,
    text: `${ask.text(unlinked(name) ?? somebody[0])}\n\n${site}/mail/${token}\n\n-- \n${ask.foot}\n`,
  }
}

/** A name, unless a mail program could make a link of it: what the house sends to strangers leads to the house only. */
function unlinked(name: string): string | undefined {
  return /[@/\\]|www|[.\u3002\uff0e\uff61][\p{L}\p{N}-]{2}/iu.test(name.normalize('NFKC')) ? undefined : name
}

interface Words {
  /** At the beginning of a sentence, and within it. */
  somebody: readonly [string, string]
  tournament: string
  what(news: News, people: string): string
  foot: string
  ask: { subject: string; text(name: string): string; foot: string }
}

const WORDS: Record<Language, Words> = {
  en: {
    somebody: ['Somebody', 'somebody'],
    tournament: 'A tournament',
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
      foot: 'If it is not you, do nothing: without that button no notices are sent here.',
    },
  },
  fr: {
    somebody: ['Quelqu’un', 'quelqu’un'],
    tournament: 'Un tournoi',
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
      foot: 'Sinon, ne faites rien\u00a0: sans ce bouton, aucun avis n’est envoyé ici.',
    },
  },
}
