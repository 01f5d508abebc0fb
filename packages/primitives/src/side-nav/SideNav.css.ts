import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { inlineSign } from '@memberkit/tokens/direction'
import { layers } from '@memberkit/tokens/layers'

const { color, control, motion, radius, space, text, weight } = vars
const layer = layers.components
const iconSize = `calc(18 * ${vars.unit})`

export const root = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.lg,
      minInlineSize: 0,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      fontWeight: weight.regular,
      lineHeight: vars.leading.tight,
      textAlign: 'start',
    },
  },
})

export const section = style({
  '@layer': {
    [layer]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxs, margin: 0, padding: 0 },
  },
})

export const title = style({
  '@layer': {
    [layer]: {
      paddingInline: space.xs,
      paddingBlockEnd: space.xxs,
      color: color.textMuted,
      fontSize: text.xs,
      fontWeight: weight.medium,
    },
  },
})

export const list = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 2,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      selectors: {
        // The line hangs under the icon of the group.
        'details > &': {
          marginBlock: '2px',
          marginInlineStart: `calc(${space.xs} + ${iconSize} / 2)`,
          paddingInlineStart: space.xs,
          borderInlineStart: `1px solid ${color.border}`,
        },
      },
    },
  },
})

export const item = style({ '@layer': { [layer]: { display: 'block', margin: 0, padding: 0 } } })

export const group = style({ '@layer': { [layer]: { display: 'block', margin: 0, padding: 0 } } })

const current = '&[aria-current]'
/** Folded, it stands for the current page within. */
const standsIn = `${group}:not([open]):has([aria-current]) > &`

/** A link, or the summary of a group. */
export const entry = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      boxSizing: 'border-box',
      inlineSize: '100%',
      minBlockSize: control.heightSmall,
      margin: 0,
      paddingBlock: space.xxs,
      paddingInline: space.xs,
      border: 0,
      borderRadius: radius.md,
      background: 'none',
      color: 'inherit',
      fontFamily: 'inherit',
      fontSize: 'inherit',
      fontWeight: 'inherit',
      lineHeight: 'inherit',
      listStyle: 'none',
      textDecoration: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      WebkitTapHighlightColor: 'transparent',
      transition: `background-color ${motion.fast} ${motion.easing}`,
      selectors: {
        '&::-webkit-details-marker': { display: 'none' },
        '&:hover': { background: color.surfaceHover },
        [current]: { background: color.accentSoft, color: color.onAccentSoft, fontWeight: weight.medium },
        [standsIn]: { color: color.accentText, fontWeight: weight.medium },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: {
            [current]: { outline: '2px solid Highlight', outlineOffset: -2, color: 'Highlight' },
            [`${current}:focus-visible`]: { outlineWidth: 4 },
            [standsIn]: { color: 'Highlight' },
          },
        },
      },
    },
  },
})

export const icon = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flex: 'none',
      color: color.textMuted,
      fontSize: iconSize,
      selectors: { [`${entry}[aria-current] > &`]: { color: 'inherit' } },
      '@media': { '(forced-colors: active)': { color: 'inherit' } },
    },
  },
})

export const label = style({
  '@layer': { [layer]: { flex: 'auto', minInlineSize: 0, overflowWrap: 'anywhere' } },
})

export const count = style({
  '@layer': {
    [layer]: {
      flex: 'none',
      boxSizing: 'border-box',
      minInlineSize: space.lg,
      paddingInline: 6,
      border: '1px solid transparent',
      borderRadius: radius.full,
      // A step from the navigation's own surface, of whatever brand.
      background: 'color-mix(in oklab, currentColor 14%, transparent)',
      color: 'inherit',
      fontSize: text.xs,
      fontWeight: weight.medium,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: vars.leading.body,
      textAlign: 'center',
      selectors: { [`${entry}[aria-current] > &`]: { background: color.surface, color: color.text } },
    },
  },
})

export const chevron = style({
  '@layer': {
    [layer]: {
      color: color.textMuted,
      transition: `rotate ${motion.fast} ${motion.easing}`,
      selectors: {
        [`${group}:not([open]) > ${entry} > &`]: { rotate: `calc(${inlineSign} * -90deg)` },
      },
    },
  },
})
