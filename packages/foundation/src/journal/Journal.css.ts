import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

export const offer = style({ '@layer': { [layers.kits]: { marginInlineStart: 'auto', outline: 'none' } } })

export const parts = style({
  '@layer': { [layers.kits]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md } },
})
