import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { control } from '../field/Field.css.ts'

const layer = layers.components

export const parts = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.sm } },
})

export const part = style({
  '@layer': { [layer]: { display: 'grid', gap: vars.space.xxs, minInlineSize: 0, maxInlineSize: '100%' } },
})

export const partLabel = style({
  '@layer': { [layer]: { color: vars.color.textMuted, fontWeight: vars.weight.regular, whiteSpace: 'nowrap' } },
})

/** As wide as what belongs in it, so that nobody wonders how much to type; a month may be a word. */
export const input = style([
  control,
  {
    '@layer': {
      [layer]: {
        fontVariantNumeric: 'tabular-nums',
        selectors: {
          '&[data-part="day"]': { inlineSize: `calc(64 * ${vars.unit})` },
          '&[data-part="month"]': { inlineSize: `calc(112 * ${vars.unit})` },
          '&[data-part="year"]': { inlineSize: `calc(88 * ${vars.unit})` },
        },
      },
    },
  },
])
