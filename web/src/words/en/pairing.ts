import { count, verb } from '@runatal/grammar/en'

/** Finding opponents. */
export const pairing = {
  title: 'Find opponents',
  seeking: (n: number) => (n === 0 ? 'nobody else is looking' : `${n} ${verb(n, 'is', 'are')} looking`),
  seekingAt: (game: string, n: number) => `${game}: ${count(n, 'player')} looking`,
  games: 'Games you would play',
  pace: 'Pace',
  paces: {
    live: { name: 'Live', note: '3 min + 20 s' },
    letter: { name: 'At ease', note: '1 day per move' },
    either: { name: 'Either', note: 'whichever first' },
  },
  wait: (time: string) => `≈ ${time}`,
  median: 'half of the last searches took less',
  noWait: 'Be the first',
  noWaitNote: 'A bot plays at once; at ease, your seat waits for whoever comes by.',
  letterNote: 'Your seat stays open for a day: we tell you when somebody sits down.',
  bots: 'Bots fill the table after 2 minutes',
  search: 'Look for a table',
  pick: 'Choose a game first',
  playBot: 'Play a bot now',
  openTables: (n: number) => (n === 0 ? 'Open tables' : count(n, 'open table')),
  openMine: 'Open mine',
  searching: 'Looking…',
  stop: 'Stop looking',
  window: (from: number, to: number) => `ratings ${from} to ${to}`,
  anyRating: 'any rating',
  stroll: 'Walk around: the table will call you, with a sound. After 40 seconds ratings further away will do.',
  found: 'Your table is ready',
  sit: (seconds: number) => `Sit down (${seconds} s)`,
  waitFor: 'Waiting for the others…',
  came: 'is there',
  notYet: 'not yet',
  you: 'You',
  bot: 'Bot',
  remain: (text: string) => `Looking for ${text}`,
}

/** Those whom one follows. */
export const friends = {
  title: 'Friends',
  here: (n: number) => (n === 0 ? 'nobody here' : `${n} here`),
  none: 'Follow somebody from their page: if they follow you too, each sees when the other is here.',
  bring: 'Bring somebody along',
  inHall: 'in the hall',
  seen: (when: string) => `here ${when} ago`,
  oneWay: 'does not follow you',
  watch: (name: string) => `Watch ${name} play`,
  invite: (name: string) => `Invite ${name} to a table`,
  invitations: 'Invitations',
  invited: (by: string, game: string) => `${by} asks you to a table of ${game}`,
  come: 'Come',
  notNow: (by: string) => `Not now, ${by}`,
  follow: 'Follow',
  unfollow: 'Follow no more',
  followNote: 'Who follows each other sees when the other is here, to half a minute. Nobody else does.',
  playWith: 'Play with them',
}

/** Tables that anybody may watch. */
export const watching = {
  title: 'In play',
  live: (n: number) => count(n, 'table'),
  all: 'All',
  none: 'Nobody plays in the open now: your own game could be the first to be watched.',
  moves: (n: number) => count(n, 'move'),
  again: 'To watch again',
  yesterday: 'yesterday’s best',
}
