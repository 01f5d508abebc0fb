/**
 * Attributes that exclude an element's text from session recordings, ours and those of common recorders. Spread them on
 * elements with personal data.
 */
export const replayMask = {
  'data-mk-private': '',
  'data-private': '',
  'data-dd-privacy': 'mask',
  'data-hj-suppress': '',
  'data-sentry-mask': '',
} as const
