import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { box } from '../segments/Segments.css.ts'

const layer = layers.components

export const anchor = '--mk-calendar'

/** Around a control and its calendar. Keeps the anchor's name to itself. */
export const root = style({
  '@layer': { [layer]: { display: 'grid', justifyItems: 'start', minInlineSize: 0, anchorScope: anchor } },
})

export const control = style([
  box,
  {
    '@layer': {
      [layer]: {
        gap: `calc(2 * ${vars.unit})`,
        paddingInlineEnd: `calc(3 * ${vars.unit})`,
        anchorName: anchor,
        selectors: { '&:not(:has(button))': { paddingInlineEnd: vars.space.sm } },
        // On a phone as wide as the other fields of a form.
        '@media': { '(max-width: 480px)': { justifySelf: 'stretch' } },
      },
    },
  },
])

globalStyle(`${control} > button`, { '@layer': { [layer]: { marginInlineStart: 'auto' } } })
// Around the button its ring would cut off the parts.
globalStyle(`${control} > button:focus-visible`, { '@layer': { [layer]: { outlineOffset: -2 } } })
