import type { NotChanged } from '@runatal/study'
import type { Refused } from '@runatal/table'

/** The words in which tables and the server refuse; `unknown` is any that a newer server may have. */
export type WhyNot =
  | Refused['refused']
  | 'no-such-table'
  | 'outdated'
  | 'no-identity'
  | 'too-fast'
  | 'too-many'
  | 'too-long'
  | 'bad-message'
  | 'bad-request'
  | 'name-kept'
  | 'kept-already'
  | 'not-kept'
  | 'no-mail'
  | 'bad-address'
  | 'no-mailbox'
  | 'mail-asked'
  | 'mail-down'
  | 'mail-expired'
  | 'not-signed'
  | 'last-passkey'
  | 'wrong-code'
  | 'no-domain'
  | 'no-such-name'
  | 'suspended'
  | 'muted'
  | 'first-game'
  | 'not-together'
  | 'not-their-line'
  | 'reported-already'
  | 'not-moderator'
  | 'not-about-moderators'
  | 'report-closed'
  | 'no-such-report'
  | 'event-over'
  | 'event-full'
  | 'event-late'
  | 'event-joined'
  | 'not-entered'
  | 'not-owner'
  | 'not-going'
  | 'check-in-later'
  | 'bad-plan'
  | 'people-only'
  | 'not-known'
  | 'too-strong'
  | 'no-such-event'
  | 'seeking'
  | 'yourself'
  | 'not-invited'
  | 'not-seeking'
  | 'expired'
  | 'no-such-game'
  | NotChanged['refused']
  | 'no-such-study'
  | 'not-let-in'
  | 'study-owner'
  | 'bad-study'
  | 'study-from'
  | 'nothing-to-judge'
  | 'analyses-waiting'
  | 'not-over'
  | 'unknown'

/** Why something was not done, where no rule says it. */
export const refusing = {
  notDone: {
    'game-over': 'The game is over.',
    'no-such-ask': 'This is no longer asked: look at what is asked now.',
    'not-your-ask': 'It is up to somebody else.',
    'not-now': 'Something else has to be answered first.',
    'not-an-option': 'That is not possible here.',
    'no-undo': 'This cannot be taken back any more without the others.',
    'bad-setting': 'These choices do not go together.',
    'not-seated': 'You have no seat for that at this table.',
    'not-host': 'Only the host of the table may do this.',
    'seat-taken': 'That seat is taken.',
    'no-such-seat': 'The table has no such seat.',
    started: 'The game has started: this can no longer be changed.',
    'not-started': 'It is too early for that.',
    over: 'The game is over.',
    'not-due': 'The time for this is not up.',
    'bad-name': 'Choose another name: one that can be seen, and that is not the house’s or a bot’s.',
    'name-taken': 'Somebody at this table is called so, or nearly so: choose another name.',
    'too-soon': 'The clock has just been changed: let the others see it for some seconds.',
    'undos-spent': 'You have taken back as often as one may.',
    'one-try': 'Today’s deal is played once, by yourself and to its end: go on later, or give it up.',
    'bad-command': 'That cannot be done at this table.',
    'no-such-table': 'There is no such table.',
    outdated: 'This game was played under older rules and can no longer be opened: open a new table.',
    'no-identity': 'Choose a name first.',
    'too-fast': 'That was too much at once: wait a moment.',
    'too-many': 'You have too many tables open: finish a game first.',
    'too-long': 'This is too long.',
    'bad-message': 'This page may be older than the house: reload it.',
    'bad-request': 'This page may be older than the house: reload it.',
    'name-kept': 'Somebody keeps this name, or one that looks like it: choose another.',
    'kept-already': 'You keep a name already.',
    'not-kept': 'Your name is not kept yet: keep it first.',
    'no-mail': 'This house sends no mail.',
    'bad-address': 'That is no mail address.',
    'no-mailbox': 'There is no mailbox at this address.',
    'mail-asked': 'A letter went there lately: look for it, also among unwanted mail, or try again tomorrow.',
    'mail-down': 'Mail cannot be sent now: try again later.',
    'mail-expired': 'This link was used, or is older than a day: ask for a new letter.',
    'not-signed': 'The passkey did not answer in time, or not to this site: try again.',
    'last-passkey': 'The last passkey stays: add another one first.',
    'wrong-code': 'This name and this code do not go together, or the code was used.',
    'no-domain': 'Passkeys need a site with a name: open the hall by its name, not by an address in numbers.',
    'event-over': 'This tournament is over.',
    'event-full': 'All places are taken.',
    'event-late': 'It is too late to enter this tournament.',
    'event-joined': 'You are in this tournament already.',
    'not-entered': 'You are not in this tournament.',
    'not-owner': 'Only whoever opened the tournament may do that.',
    'not-going': 'This can only be done while the tournament goes on.',
    'check-in-later': 'Check-in begins a quarter of an hour before the start.',
    'bad-plan': 'A tournament cannot be played like that: look at its name, date, size and clock.',
    'people-only': 'This tournament is for people, not for programs.',
    'not-known': 'Your rating is not known well enough for this tournament: play some rated games first.',
    'too-strong': 'Your rating is, or was, too high for this tournament.',
    'no-such-event': 'There is no such tournament.',
    suspended: 'You are suspended: your own page says why, and until when.',
    muted: 'You may not write for some time: your own page says why, and until when.',
    'first-game': 'Among strangers one may write after a first finished game: send a sign until then.',
    'not-together': 'Only somebody you sit with at this table can be reported.',
    'not-their-line': 'Choose lines that this person has said.',
    'reported-already': 'You have reported this person at this table already.',
    'not-moderator': 'This is for moderators, whom the operator of the house names.',
    'not-about-moderators': 'About moderators the operator of the house decides.',
    'report-closed': 'Another moderator has looked at this report already.',
    'no-such-report': 'There is no such report about this person.',
    'no-such-name': 'Nobody keeps this name.',
    yourself: 'That is you: choose somebody else.',
    'not-invited': 'You may invite those who follow you, and those you have just played with.',
    seeking: 'You are looking for opponents already: stop that search first.',
    'not-seeking': 'You are not looking for opponents, or a table has been found already.',
    expired: 'This table waits for you no more: look for opponents again.',
    'no-such-game': 'Nobody can be met at this game: choose another.',
    'no-such-study': 'There is no such study.',
    'not-in-study': 'That is not in this study any more: somebody has deleted it.',
    'study-full': 'There is no room for more of these in one study: begin another one.',
    'study-crossed': 'Somebody else has just written there: look at it, and try again.',
    'last-chapter': 'A study has at least one chapter: add another one first.',
    'not-let-in': 'The owner of this study has not let you in to write: keep a copy of it, and write there.',
    'study-owner': 'Only whoever began the study may do this.',
    'bad-study': 'This is no study, or no change of one.',
    'study-from': 'A game that began from a position put together by hand can be studied on this device only.',
    'nothing-to-judge': 'In this game nothing is chosen from a list of answers: there is nothing to weigh.',
    'analyses-waiting': 'Several of your analyses are waiting already: come back when one of them is done.',
    'not-over': 'This is shown when the game is over.',
    unknown: 'That did not work: try again.',
  } satisfies Record<WhyNot, string>,
}
