import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const layer = layers.components

export const box = style({
  '@layer': {
    [layer]: { display: 'flex', alignItems: 'center', gap: vars.space.xs, paddingBlock: 0, cursor: 'text' },
  },
})

/** The input in such a box, which has the look of a control in its place. */
export const affixedInput = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      flex: 1,
      alignSelf: 'stretch',
      boxSizing: 'border-box',
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      border: 0,
      outline: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'inherit',
      textOverflow: 'ellipsis',
      selectors: {
        '&:is([inputmode="numeric"], [inputmode="decimal"])': { fontVariantNumeric: 'tabular-nums' },
        '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      },
    },
  },
})

export const affix = style({
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      flex: 'none',
      color: vars.color.textMuted,
      // A button stands nearer to the edge than words do, and may not make the control any taller.
      selectors: { '&:has(button)': { marginBlock: -1, marginInlineEnd: `calc(-1 * ${vars.space.xs})` } },
    },
  },
})
