import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { segment } from '../segments/Segments.css.ts'

/** A native list of two, that looks like the other parts. */
export const period = style([
  segment,
  {
    '@layer': {
      [layers.components]: {
        inlineSize: 'auto',
        cursor: 'pointer',
        textAlignLast: 'center',
        selectors: {
          '&:not(:focus):has(> option[value=""]:checked), &:disabled': { color: vars.color.textMuted, opacity: 1 },
        },
      },
    },
  },
])

// The system paints the list: it must be readable in either scheme.
export const option = style({
  '@layer': { [layers.components]: { background: vars.color.surfaceRaised, color: vars.color.text } },
})
