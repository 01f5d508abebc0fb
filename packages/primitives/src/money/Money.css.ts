import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

export const money = style({
  '@layer': {
    [layers.components]: {
      // Where words run the other way, no sign may change its side.
      unicodeBidi: 'plaintext',
      fontFamily: vars.font.family,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      selectors: {
        '&:is(s)': { color: vars.color.textMuted },
        // Words instead of an amount.
        '&[data-unknown]': { whiteSpace: 'inherit' },
      },
    },
  },
})

/** Left out of what says which way the rest runs: the words of the period do. */
export const amountBeforePer = style({ '@layer': { [layers.components]: { unicodeBidi: 'plaintext' } } })

export const per = style({
  '@layer': {
    [layers.components]: {
      color: vars.color.textMuted,
      fontSize: `max(0.75em, calc(12 * ${vars.unit}))`,
      fontWeight: vars.weight.regular,
    },
  },
})
