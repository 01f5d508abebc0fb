import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

export const date = style({
  '@layer': {
    [layers.components]: {
      fontFamily: vars.font.family,
      fontVariantNumeric: 'tabular-nums',
      selectors: { '&[data-format="short"]': { whiteSpace: 'nowrap' } },
    },
  },
})
