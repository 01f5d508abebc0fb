import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

/** A filter's controls, and below them the button that clears it. */
export const panel = style({
  '@layer': { [layers.kits]: { display: 'grid', justifyItems: 'start', gap: vars.space.sm } },
})
