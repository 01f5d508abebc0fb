import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

/** The values are content to read, not a secondary note. */
export const value = style({
  '@layer': {
    [layers.kits]: { display: 'block', color: vars.color.text, fontSize: vars.control.text, overflowWrap: 'anywhere' },
  },
})
