import { style } from '@vanilla-extract/css'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'

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
