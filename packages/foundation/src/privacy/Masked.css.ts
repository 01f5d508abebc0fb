import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

/** As tall with the button that reveals as before its label has loaded. */
export const masked = style({
  '@layer': {
    [layers.kits]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.xs,
      minBlockSize: vars.control.heightSmall,
    },
  },
})

export const value = style({ '@layer': { [layers.kits]: { fontVariantNumeric: 'tabular-nums' } } })
