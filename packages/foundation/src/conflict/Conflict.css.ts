import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

/** What is chosen between is to be read, not a note beside it. */
export const value = style({
  '@layer': {
    [layers.kits]: { display: 'block', color: vars.color.text, fontSize: vars.control.text, overflowWrap: 'anywhere' },
  },
})
