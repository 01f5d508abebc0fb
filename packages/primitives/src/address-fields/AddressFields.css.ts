import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { space, unit } = vars
const layer = layers.components

/** Short parts stand side by side where they have room, in whatever order a country has them. */
export const parts = style({
  '@layer': {
    [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.md, minInlineSize: 0 },
  },
})

export const part = style({
  '@layer': {
    [layer]: {
      display: 'block',
      flex: `1 1 calc(176 * ${unit})`,
      minInlineSize: 0,
      selectors: {
        '&:is([data-part="country"], [data-part="line1"], [data-part="line2"])': { flexBasis: '100%' },
        '&[data-part="city"]': { flexGrow: 2 },
      },
    },
  },
})
