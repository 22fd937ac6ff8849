import { count, verb } from '@runatal/grammar/en'

/** The deal of the day. */
export const daily = {
  daily: {
    title: 'Deal of the day',
    number: (n: number) => `no. ${n}`,
    same: (n: number) => `no. ${n}, the same cards for all`,
    toPlay: 'To play',
    going: 'Under way',
    goOn: 'Go on',
    notSolved: 'Lost',
    playedBy: (n: number) => (n === 0 ? 'be the first' : `${people(n)} ${verb(n, 'has', 'have')} played it`),
    place: (place: number, of: number) => `${ordinal(place)} of ${of}`,
    left: (time: string) => `${time} left`,
    streak: (n: number) => (n === 1 ? '1 day running' : `${n} days running`),
    play: (game: string) => `Play today’s ${game}`,
    playIt: 'Play my try',
    oneTry:
      'One try, by yourself, against the house. The seed is sealed until midnight; its mark is here from the start:',
    choose: 'Which game',
    offline: 'The deal of the day needs the house, which does not answer now.',
    needsHouse: 'needs the house',
    here: 'on this device',
    awayNote:
      'Without a network it can be played all the same, with another seed, among those who do so, too; the house plays it again before it counts.',
    wasAway: 'Played without a network: the places are of those who did so, too.',
    room: 'The hall today',
    alsoPlayed: (n: number) => `${people(n)} played these very cards`,
    you: (score: string) => `you, ${score}`,
    chart: (n: number) => `How ${count(n, 'score')} are spread`,
    better: (percent: number) => `Better than ${percent} %.`,
    alone: 'You are the first today.',
    median: (score: string) => `The middle is ${score}.`,
    settles: (time: string) => `Places are settled at midnight: ${time} left.`,
    best: 'The best',
    bestNote: 'shown because you have played',
    bestNone: 'Nobody with a kept name has played yet: guests have a place, and no line here.',
    watch: 'Watch',
    watchOf: (name: string) => `Watch ${name} play`,
    review: 'Watch again',
    me: 'You',
    share: 'To share',
    spoilsNothing: 'nothing is given away',
    marks: { best: 'among the best quarter', better: 'in the better half', rest: 'not as good' },
    tablet: (n: number) => `A carved tablet: ${count(n, 'rune')}, one for each stop`,
    send: 'Share',
    copy: 'Copy as runes',
    copied: 'Copied',
    text: (game: string, n: number) => `Runatal, ${game}, deal no. ${n}`,
    invite: 'The same cards wait for you',
    yourStreak: 'Your streak',
    record: (n: number) => `record: ${n}`,
    days: (n: number): string => (n === 1 ? 'day' : 'days'),
    calendar: 'The last five weeks',
    kinds: { played: 'played', all: 'all games', grace: 'forgiven', missed: 'not played' },
    grace: 'One missed day a month is forgiven: the streak burns on.',
    sealedTitle: 'Sealed until midnight',
    sealedNote: 'Others play the same deal. Its seed is shown here when the day is over.',
    toDay: 'My place today',
  },
}

function people(n: number): string {
  return n === 1 ? '1 person' : `${n} people`
}

function ordinal(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 14
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`
}
