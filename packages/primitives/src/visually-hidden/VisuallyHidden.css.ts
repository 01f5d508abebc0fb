import { style } from '@vanilla-extract/css'
import { layers } from '@memberkit/tokens/layers'

/** The style of visually hidden text, for style files in which that depends on the available space. */
export const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // Or a screen reader would read the words as one.
  whiteSpace: 'nowrap',
} as const

/** Read out, not shown. */
export const visuallyHidden = style({
  '@layer': {
    [layers.components]: {
      selectors: {
        '&:not([data-focusable]:is(:focus, :focus-within))': unseen,
      },
    },
  },
})
