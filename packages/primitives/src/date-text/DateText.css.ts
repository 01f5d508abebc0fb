import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

export const date = style({
  '@layer': {
    [layers.components]: {
      // Among words that run the other way, a day must not change places with its month.
      unicodeBidi: 'plaintext',
      // In a grid a whole line wide, it would stand where its own words begin.
      justifySelf: 'start',
      fontFamily: vars.font.family,
      fontVariantNumeric: 'tabular-nums',
      selectors: { '&[data-format="short"]': { whiteSpace: 'nowrap' } },
    },
  },
})
