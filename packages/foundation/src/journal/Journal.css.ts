import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

export const offer = style({ '@layer': { [layers.kits]: { minBlockSize: vars.control.heightSmall } } })

export const filters = style({
  '@layer': {
    [layers.kits]: {
      display: 'grid',
      gap: vars.space.sm,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    },
  },
})
