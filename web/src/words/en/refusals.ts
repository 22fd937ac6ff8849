import type { Refused } from '@runatal/table'

/** What the house answers besides the table: by a code, as the table does. */
type House =
  | 'no-identity'
  | 'no-such-table'
  | 'too-fast'
  | 'too-many'
  | 'too-long'
  | 'bad-message'
  | 'bad-request'
  | 'failed'

/** Why something was not done, where no rule says it. */
export const refusals: Record<Refused['refused'] | House, string> = {
  'game-over': 'The game is over.',
  'no-such-ask': 'This is not asked any more: look at what is asked now.',
  'not-your-ask': 'This is for somebody else to decide.',
  'not-now': 'Something else comes first.',
  'not-an-option': 'That is not among the moves you may make now.',
  'no-undo': 'This cannot be taken back now.',
  'bad-setting': 'These choices do not go together.',
  'bad-command': 'That cannot be done at this table.',
  over: 'The game is over.',
  started: 'The game has begun: this is settled.',
  'not-started': 'It is too early or too late for this: the game is not at that point.',
  'not-host': 'Only the host of the table may do this.',
  'not-seated': 'This seat is not yours.',
  'seat-taken': 'This seat cannot be had now: choose another.',
  'no-such-seat': 'The table has no such seat.',
  'not-due': 'The time for this is not up.',
  'no-identity': 'Choose a name first.',
  'no-such-table': 'There is no such table.',
  'too-fast': 'Too much at once: wait a moment.',
  'too-many': 'You have too many tables that are not over: finish one first.',
  'too-long': 'This is too long.',
  'bad-message': 'This page may be older than the house: reload it.',
  'bad-request': 'This page may be older than the house: reload it.',
  failed: 'The house could not do this: try again.',
}
