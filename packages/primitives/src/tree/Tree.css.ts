import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { place as dropPlace } from '../internal/drag/Drag.css.ts'

const { color, control, radius, space, text, unit } = vars
const layer = layers.components

export const tree = style({
  '@layer': {
    [layer]: {
      boxSizing: 'border-box',
      minInlineSize: 0,
      // The height up to which it grows; then it scrolls within itself.
      maxBlockSize: 'var(--mk-tree-block-size, 70dvh)',
      // Room for the ring of the first and the last line.
      padding: 2,
      overflow: 'auto',
      overflowAnchor: 'none',
      scrollPaddingBlock: space.xxs,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      fontWeight: vars.weight.regular,
      lineHeight: vars.leading.tight,
      textAlign: 'start',
      cursor: 'default',
      selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 } },
    },
  },
})

/** Room for lines that are not there. */
export const gap = style({ '@layer': { [layer]: { display: 'block' } } })

export const line = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      boxSizing: 'border-box',
      minBlockSize: control.heightSmall,
      paddingInlineEnd: space.xs,
      borderRadius: radius.sm,
      outline: 0,
      userSelect: 'none',
      touchAction: 'manipulation',
      WebkitTapHighlightColor: 'transparent',
      selectors: {
        '&:hover': { background: color.surfaceHover },
        '&[data-dragged]': { opacity: 0.5 },
        '&[data-selected]': { background: color.accentSoft, color: color.onAccentSoft },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
        '&[aria-disabled="true"], &[data-kind]': { color: color.textMuted },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: {
            '&[data-selected]': { forcedColorAdjust: 'none', background: 'SelectedItem', color: 'SelectedItemText' },
            '&[aria-disabled="true"]': { color: 'GrayText' },
          },
        },
      },
    },
  },
})

/** A cell of the grid for assistive technology only. */
export const cell = style({ '@layer': { [layer]: { display: 'contents' } } })

const toggleSize = `calc(24 * ${unit})`

/** As wide as a chevron, with a line that leads the eye down from the parent's. */
export const indent = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      flex: 'none',
      alignSelf: 'stretch',
      inlineSize: `calc(20 * ${unit})`,
      selectors: {
        '&::before': {
          content: '',
          boxSizing: 'content-box',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: `calc(12 * ${unit})`,
          borderInlineStart: `1px solid ${color.border}`,
        },
      },
    },
  },
})

export const toggle = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      display: 'grid',
      placeContent: 'center',
      flex: 'none',
      boxSizing: 'border-box',
      padding: 0,
      border: 0,
      background: 'none',
      inlineSize: toggleSize,
      blockSize: toggleSize,
      marginBlock: 0,
      marginInline: `0 ${space.xxs}`,
      borderRadius: radius.sm,
      fontSize: text.md,
      color: color.textMuted,
      selectors: {
        '&[data-toggle]': { cursor: 'pointer' },
        '&[data-toggle]:hover': { color: color.text },
        '[data-selected] &': { color: 'inherit' },
        '[data-kind="failed"] &': { color: color.critical },
      },
    },
  },
})

// The box has a margin of its own above, for labels of two lines; a press on it is one on its line.
globalStyle(`${toggle} + input`, {
  '@layer': { [layer]: { marginBlock: 0, marginInlineEnd: space.xs, pointerEvents: 'none' } },
})

export const icon = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flex: 'none',
      marginInlineEnd: space.xs,
      fontSize: text.md,
      color: color.textMuted,
      selectors: { '[data-selected] &': { color: 'inherit' } },
    },
  },
})

export const label = style({
  '@layer': {
    [layer]: { flex: 'auto', minInlineSize: 0, paddingBlock: space.xxs, overflowWrap: 'anywhere' },
  },
})

export const note = style({
  '@layer': {
    [layer]: {
      marginInlineStart: space.xxs,
      color: color.textMuted,
      fontSize: text.xs,
      selectors: { '[data-selected] &': { color: 'inherit' } },
      '@media': { '(forced-colors: active)': { color: 'inherit' } },
    },
  },
})

export const retry = style({
  '@layer': {
    [layer]: {
      color: color.accentText,
      fontWeight: vars.weight.medium,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
    },
  },
})

/** Hidden, they are no stops in the tab order either. */
export const actions = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flex: 'none',
      gap: space.xxs,
      marginInlineStart: space.xs,
      visibility: 'hidden',
      selectors: {
        // While the focus goes into or out of a popover, Chromium takes it to be nowhere, and gives it to nothing hidden.
        [`${line}:is(:hover, :focus-within) &, &:has([aria-expanded="true"], :modal)`]: { visibility: 'visible' },
        // A drag that is given up gives the focus back to its handle.
        [`${line}[data-dragged] &`]: { visibility: 'visible' },
      },
      '@media': {
        '(hover: none)': { visibility: 'visible' },
        '(forced-colors: active)': { forcedColorAdjust: 'auto' },
      },
    },
  },
})

/** A dragged item would go into a line, or into the gap beside it, at the indent of its new siblings. */
export const place = style([
  dropPlace,
  {
    '@layer': {
      [layer]: {
        zIndex: 1,
        insetInlineStart: `calc((20 * var(--mk-drop-level, 0) + 4) * ${unit})`,
        selectors: {
          '&[data-position="before"]': { insetBlockStart: -2 },
          '&[data-position="after"]': { insetBlockEnd: -2 },
          '&[data-position="on"]': { insetBlock: 0, insetInlineStart: 0, blockSize: 'auto', borderRadius: radius.sm },
          '&[data-position="on"][data-target]': {
            background: 'none',
            outline: `2px solid ${color.accent}`,
            outlineOffset: -2,
          },
        },
      },
    },
  },
])
