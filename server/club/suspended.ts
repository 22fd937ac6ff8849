/** Where somebody who is suspended begins nothing new; games that go on may be ended. */
export const PLAYING = /^\/api\/(?:tables|daily|reports|tournaments(?:\/[^/]+\/enter)?)(?:\/|\?|$)/

export const SUSPENDED = {
  refused: 'suspended',
  text: 'You are suspended: your page says why, and until when',
}
