import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color } = vars

/** As wide as the widest that it can become, so that nothing moves while time goes by. */
export const time = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-grid',
      justifyItems: 'start',
      borderRadius: vars.radius.sm,
      color: 'inherit',
      fontFamily: vars.font.family,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      selectors: {
        '&::after': {
          content: 'attr(data-room)',
          boxSizing: 'content-box',
          blockSize: 0,
          overflow: 'hidden',
          visibility: 'hidden',
          whiteSpace: 'pre',
        },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      },
    },
  },
})

export const words = style({
  '@layer': {
    [layers.components]: {
      // Among words that run the other way, a number must not change places with what it counts.
      unicodeBidi: 'plaintext',
      color: 'inherit',
      font: 'inherit',
      selectors: {
        // There is more to be found.
        '[tabindex] > &': {
          textDecoration: `underline dotted ${color.borderStrong}`,
          textUnderlineOffset: '0.25em',
        },
      },
    },
  },
})
