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

/**
 * Attributes that exclude an element with its own and its children's attributes, such as links to a person's number or
 * address, of which `replayMask` hides the text alone.
 */
export const replayBlock = {
  ...replayMask,
  'data-dd-privacy': 'hidden',
  'data-sentry-block': '',
} as const
