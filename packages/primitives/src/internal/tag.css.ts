import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, space, unit } = vars
const layer = layers.components

/** One of several things: its words, and a button that removes it. */
export const tag = style({
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignItems: 'stretch',
      boxSizing: 'border-box',
      maxInlineSize: '100%',
      margin: 0,
      padding: 0,
      border: `1px solid ${color.border}`,
      borderRadius: `calc(5 * ${unit})`,
      background: color.neutralSoft,
      color: color.onNeutralSoft,
      fontFamily: vars.font.family,
      fontSize: vars.text.sm,
      fontWeight: vars.weight.regular,
      lineHeight: vars.leading.tight,
      textAlign: 'start',
      cursor: 'default',
    },
  },
})

export const tagLabel = style({
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: `calc(6 * ${unit})`,
      minInlineSize: 0,
      paddingBlock: 2,
      paddingInlineStart: space.xs,
      overflowWrap: 'anywhere',
      selectors: { '&:last-child': { paddingInlineEnd: space.xs } },
    },
  },
})

export const removeButton = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: 'none',
      boxSizing: 'border-box',
      inlineSize: `calc(26 * ${unit})`,
      margin: 0,
      padding: 0,
      border: 0,
      borderRadius: vars.radius.sm,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      selectors: {
        '&:hover:not(:disabled)': { background: `color-mix(in oklch, currentColor 12%, transparent)` },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -1 },
        '&:disabled': { color: color.textMuted, cursor: 'not-allowed' },
      },
      '@media': {
        '(pointer: coarse)': { inlineSize: `calc(36 * ${unit})` },
        '(forced-colors: active)': { selectors: { '&:disabled': { color: 'GrayText' } } },
      },
    },
  },
})
