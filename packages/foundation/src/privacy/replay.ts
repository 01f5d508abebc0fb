/**
 * Attributes that keep an element's text out of session recordings: ours, and those the common recorders look for.
 * Spread them on whatever shows personal data.
 */
export const replayMask = {
  'data-mk-private': '',
  'data-private': '',
  'data-dd-privacy': 'mask',
  'data-hj-suppress': '',
  'data-sentry-mask': '',
} as const
