import { style } from '@vanilla-extract/css'
import { layers } from '@memberkit/tokens/layers'

/** The look of what is read out, not shown: for style files in which that depends on the room. */
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
