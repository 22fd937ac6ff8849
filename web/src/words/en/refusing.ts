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
  | 'not-signed'
  | 'last-passkey'
  | 'wrong-code'
  | 'no-domain'
  | 'no-such-name'
  | 'seeking'
  | 'yourself'
  | 'not-invited'
  | 'not-seeking'
  | 'expired'
  | 'no-such-game'
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
    'not-signed': 'The passkey did not answer in time, or not to this site: try again.',
    'last-passkey': 'The last passkey stays: add another one first.',
    'wrong-code': 'This name and this code do not go together, or the code was used.',
    'no-domain': 'Passkeys need a site with a name: open the hall by its name, not by an address in numbers.',
    'no-such-name': 'Nobody keeps this name.',
    yourself: 'That is you: choose somebody else.',
    'not-invited': 'You may invite those who follow you, and those you have just played with.',
    seeking: 'You are looking for opponents already: stop that search first.',
    'not-seeking': 'You are not looking for opponents, or a table has been found already.',
    expired: 'This table waits for you no more: look for opponents again.',
    'no-such-game': 'Nobody can be met at this game: choose another.',
    unknown: 'That did not work: try again.',
  } satisfies Record<WhyNot, string>,
}
