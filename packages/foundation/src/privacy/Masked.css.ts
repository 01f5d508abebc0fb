import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

export const masked = style({
  '@layer': { [layers.kits]: { display: 'inline-flex', alignItems: 'center', gap: vars.space.xs } },
})

export const value = style({ '@layer': { [layers.kits]: { fontVariantNumeric: 'tabular-nums' } } })
