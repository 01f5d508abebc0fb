import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, space, text } = vars
const layer = layers.components

/** The frame of Progress and Meter: name and value above, the bar below. */
export const root = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      columnGap: space.md,
      rowGap: space.xs,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      lineHeight: vars.leading.body,
    },
  },
})

export const label = style({ '@layer': { [layer]: { fontWeight: vars.weight.medium } } })

export const value = style({
  '@layer': {
    [layer]: { gridColumn: 2, color: color.textMuted, fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  },
})

/** Both native bars, without the look of the browser. */
export const track = {
  appearance: 'none',
  gridColumn: '1 / -1',
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: `calc(8 * ${vars.unit})`,
  margin: 0,
  border: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: color.neutralSoft,
} as const
