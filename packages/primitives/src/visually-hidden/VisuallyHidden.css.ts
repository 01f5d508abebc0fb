import { style } from '@vanilla-extract/css'
import { layers } from '@memberkit/tokens/layers'

/** Read out, not shown. */
export const visuallyHidden = style({
  '@layer': {
    [layers.components]: {
      selectors: {
        '&:not([data-focusable]:is(:focus, :focus-within))': {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          // Or a screen reader would read the words as one.
          whiteSpace: 'nowrap',
        },
      },
    },
  },
})
