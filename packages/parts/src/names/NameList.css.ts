import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

export const lines = style({
  '@layer': { [layers.kits]: { display: 'grid', gap: vars.space.xxs, margin: 0, padding: 0, listStyle: 'none' } },
})

export const line = style({ '@layer': { [layers.kits]: { minInlineSize: 0, overflowWrap: 'anywhere' } } })

/** The chevron of what is folded stands where the names above it begin. */
export const more = style({
  '@layer': { [layers.kits]: { marginInline: `calc(-1 * ${vars.space.xs})` } },
})
