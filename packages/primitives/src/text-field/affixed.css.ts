import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const layer = layers.components

export const box = style({
  '@layer': {
    [layer]: { display: 'flex', alignItems: 'center', gap: vars.space.xs, paddingBlock: 0, cursor: 'text' },
  },
})

globalStyle(`${box} > input`, {
  '@layer': {
    [layer]: {
      appearance: 'none',
      flex: 1,
      alignSelf: 'stretch',
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      border: 0,
      outline: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'inherit',
    },
  },
})

globalStyle(`${box} > input:is([inputmode="numeric"], [inputmode="decimal"])`, {
  '@layer': { [layer]: { fontVariantNumeric: 'tabular-nums' } },
})

globalStyle(`${box} > input::placeholder`, { '@layer': { [layer]: { color: vars.color.textMuted, opacity: 1 } } })

export const affix = style({
  '@layer': { [layer]: { display: 'inline-flex', flex: 'none', color: vars.color.textMuted } },
})
