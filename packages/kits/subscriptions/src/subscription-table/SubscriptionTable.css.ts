import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

export const name = style({
  '@layer': { [layers.kits]: { display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' } },
})

export const quiet = style({
  '@layer': { [layers.kits]: { fontSize: vars.text.xs, fontWeight: vars.weight.regular, color: vars.color.textMuted } },
})
