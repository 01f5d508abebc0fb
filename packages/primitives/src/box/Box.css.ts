import { style } from '@vanilla-extract/css'
import { layers } from '@memberkit/tokens/layers'

/** Takes back what browsers give lists, headings and field sets; layout comes from sprinkles, a later layer. */
export const box = style({
  '@layer': {
    [layers.components]: {
      boxSizing: 'border-box',
      margin: 0,
      padding: 0,
      border: 0,
      minInlineSize: 0,
      listStyle: 'none',
    },
  },
})
