import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style } from '@vanilla-extract/css'

/** The values are content to read, not a secondary note. */
export const value = style({
  '@layer': {
    [layers.kits]: { display: 'block', color: vars.color.text, fontSize: vars.control.text, overflowWrap: 'anywhere' },
  },
})

/** Labels as wide as the longest, their values close to them. */
export const changes = style({ '@layer': { [layers.kits]: { minInlineSize: 0 } } })
globalStyle(`${changes} > dl`, {
  '@layer': {
    [layers.kits]: {
      gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
      columnGap: vars.space.md,
      rowGap: vars.space.xxs,
      alignItems: 'baseline',
    },
  },
})
globalStyle(`${changes} > dl > div`, { '@layer': { [layers.kits]: { display: 'contents' } } })
globalStyle(`${changes} dt`, { '@layer': { [layers.kits]: { maxInlineSize: 'none' } } })
