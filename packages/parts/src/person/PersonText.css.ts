import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

export const name = style({
  '@layer': { [layers.kits]: { fontWeight: vars.weight.medium, overflowWrap: 'anywhere' } },
})

export const fact = style({
  '@layer': { [layers.kits]: { color: vars.color.textMuted, fontSize: vars.text.sm, overflowWrap: 'anywhere' } },
})
