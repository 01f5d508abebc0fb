import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, unit } = vars
const layer = layers.components

const touchRoom = `calc(10 * ${unit})`

/** A box or a circle, its label beside it, and what else is to say under the label. */
export const choice = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: `auto minmax(0, 1fr)`,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.text.sm,
      lineHeight: 1.4,
      // As tall as a finger; one box's share of the room may not reach into the next one's.
      '@media': { '(pointer: coarse)': { paddingBlock: touchRoom } },
    },
  },
})

globalStyle(`${choice} > div`, {
  '@layer': { [layer]: { gridColumn: 2, paddingInlineStart: vars.space.xs } },
})

export const choiceLabel = style({
  '@layer': {
    [layer]: {
      // The gap belongs to the label, so that no click between box and words is lost.
      padding: `calc(2 * ${unit}) 0`,
      paddingInlineStart: vars.space.xs,
      fontSize: vars.control.text,
      overflowWrap: 'anywhere',
      selectors: {
        'input:disabled + &': { color: color.textMuted },
      },
      '@media': {
        '(pointer: coarse)': { marginBlock: `calc(-1 * ${touchRoom})`, paddingBlock: `calc(12 * ${unit})` },
        '(forced-colors: active)': { selectors: { 'input:disabled + &': { color: 'GrayText' } } },
      },
    },
  },
})
