import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { floating } from '../internal/floating.css.ts'
import { roomProperty } from '../internal/position-popover.ts'
import { anchor } from './ComboBox.css.ts'

const { color, radius, space, text, unit } = vars
const layer = layers.components

/** As wide as its field, and never too narrow to read. */
export const popup = style([
  floating,
  {
    '@layer': {
      [layer]: {
        flexDirection: 'column',
        inlineSize: 'anchor-size(self-inline)',
        minInlineSize: `min(calc(240 * ${unit}), 100vw - ${space.md})`,
        maxInlineSize: `calc(100vw - ${space.md})`,
        maxBlockSize: `min(calc(328 * ${unit}), var(${roomProperty}))`,
        marginBlock: `calc(6 * ${unit})`,
        padding: 0,
        overflow: 'hidden',
        positionAnchor: anchor,
        selectors: { '&:popover-open': { display: 'flex' } },
      },
    },
  },
])

export const list = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'block',
      flex: 'auto',
      boxSizing: 'border-box',
      minBlockSize: 0,
      margin: 0,
      padding: space.xxs,
      outline: 0,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      // The lines that come and go change nothing of where the list stands.
      overflowAnchor: 'none',
    },
  },
})

export const gap = style({ '@layer': { [layer]: { display: 'block' } } })

export const group = style({ '@layer': { [layer]: { display: 'block' } } })

export const heading = style({
  '@layer': {
    [layer]: {
      display: 'block',
      boxSizing: 'border-box',
      paddingBlock: space.xxs,
      paddingInline: space.xs,
      color: color.textMuted,
      fontSize: text.xs,
      fontWeight: vars.weight.medium,
    },
  },
})

export const option = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      boxSizing: 'border-box',
      inlineSize: '100%',
      minBlockSize: vars.control.heightSmall,
      margin: 0,
      paddingBlock: space.xxs,
      paddingInline: space.xs,
      borderRadius: radius.sm,
      color: 'inherit',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      selectors: {
        '&[data-active]': { background: color.surfaceHover },
        '&[data-active="keys"]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
        '&[aria-selected="true"]': { fontWeight: vars.weight.medium },
        '&[aria-disabled="true"]': { color: color.textMuted, cursor: 'default' },
      },
      '@media': {
        // Names of two lines are apart, too.
        '(pointer: coarse)': { paddingBlock: space.xs },
        '(forced-colors: active)': {
          selectors: {
            '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -2 },
            '&[aria-disabled="true"]': { color: 'GrayText' },
          },
        },
      },
    },
  },
})

export const icon = style({
  '@layer': { [layer]: { display: 'inline-flex', flex: 'none', color: color.textMuted, fontSize: text.md } },
})

export const words = style({
  '@layer': { [layer]: { display: 'block', flex: 'auto', minInlineSize: 0, overflowWrap: 'anywhere' } },
})

export const note = style({
  '@layer': {
    [layer]: {
      display: 'block',
      color: color.textMuted,
      fontSize: text.xs,
      fontWeight: vars.weight.regular,
      lineHeight: vars.leading.tight,
    },
  },
})

export const match = style({
  '@layer': {
    [layer]: { display: 'inline', background: 'none', color: 'inherit', font: 'inherit', fontWeight: vars.weight.bold },
  },
})

/** Its room is kept, so that no label moves when it is chosen. */
export const check = style({
  '@layer': {
    [layer]: { display: 'inline-flex', flex: 'none', inlineSize: '1em', color: color.accentText, fontSize: text.md },
  },
})

export const message = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      flex: 'none',
      boxSizing: 'border-box',
      minBlockSize: `calc(${vars.control.heightSmall} + 2 * ${space.xxs})`,
      paddingBlock: space.xs,
      paddingInline: space.sm,
      color: color.textMuted,
      selectors: { '* + &': { borderBlockStart: `1px solid ${color.border}` } },
    },
  },
})
