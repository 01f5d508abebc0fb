import { globalStyle } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

/** For an element and its descendants, down to the next one with its own direction. */
const vars = {
  ltr: { '--mk-inline-sign': 'initial', '--mk-mirrored': 'initial', '--mk-inline-start': 'initial' },
  rtl: { '--mk-inline-sign': '-1', '--mk-mirrored': '-1 1', '--mk-inline-start': 'right' },
}

// No default on `:root` or `:host`: a shadow root inherits the page's direction.
for (const direction of ['ltr', 'rtl'] as const) {
  const selector = `[dir="${direction}"]`
  globalStyle(`${selector}, :host(${selector})`, { '@layer': { [layers.tokens]: { vars: vars[direction] } } })
}
