import { createVar, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { select } from '../select/Select.css.ts'

const { color, motion, radius, space, text, unit } = vars
const layer = layers.components
const cell = createVar()

export const calendar = style({
  '@layer': {
    [layer]: {
      vars: { [cell]: `calc(36 * ${unit})` },
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.xs,
      inlineSize: `calc(7 * ${cell})`,
      '@media': {
        // Seven of them must fit beside one another in the narrowest window.
        '(pointer: coarse)': { vars: { [cell]: `min(calc(44 * ${unit}), (100vw - calc(56 * ${unit})) / 7)` } },
      },
    },
  },
})

export const header = style({
  '@layer': { [layer]: { display: 'flex', alignItems: 'center' } },
})

export const jumps = style({ '@layer': { [layer]: { display: 'flex', flex: 1, minInlineSize: 0 } } })

/** Reads like a heading until a pointer or the focus shows that it can be changed. */
export const jump = style([
  select,
  {
    '@layer': {
      [layer]: {
        fieldSizing: 'content',
        inlineSize: 'auto',
        paddingInlineStart: space.xs,
        paddingInlineEnd: `calc(30 * ${unit})`,
        borderColor: 'transparent',
        backgroundColor: 'transparent',
        fontWeight: vars.weight.medium,
        selectors: { '&:hover': { borderColor: 'transparent', backgroundColor: color.surfaceHover } },
        '@media': {
          '(pointer: coarse)': { paddingInlineStart: space.xxs, paddingInlineEnd: `calc(28 * ${unit})` },
          // With the arrow of the browser in it.
          '(forced-colors: active)': { paddingInline: space.xxs },
        },
      },
    },
  },
])

export const grid = style({
  '@layer': {
    [layer]: {
      display: 'table',
      inlineSize: '100%',
      margin: 0,
      border: 0,
      borderCollapse: 'separate',
      borderSpacing: '0 2px',
      tableLayout: 'fixed',
      fontSize: text.sm,
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

export const rows = style({ '@layer': { [layer]: { display: 'table-row-group' } } })
export const headRow = style({ '@layer': { [layer]: { display: 'table-header-group' } } })
export const row = style({ '@layer': { [layer]: { display: 'table-row', background: 'none' } } })

export const weekday = style({
  '@layer': {
    [layer]: {
      display: 'table-cell',
      boxSizing: 'border-box',
      inlineSize: cell,
      blockSize: `calc(28 * ${unit})`,
      padding: 0,
      border: 0,
      background: 'none',
      color: color.textMuted,
      fontSize: text.xs,
      fontWeight: vars.weight.medium,
      lineHeight: 1,
      textAlign: 'center',
      verticalAlign: 'middle',
    },
  },
})

export const day = style({
  '@layer': {
    [layer]: {
      display: 'table-cell',
      position: 'relative',
      boxSizing: 'border-box',
      inlineSize: cell,
      blockSize: cell,
      padding: 0,
      border: 0,
      borderRadius: radius.md,
      outline: 0,
      background: 'none',
      color: color.text,
      fontWeight: vars.weight.regular,
      lineHeight: 1,
      textAlign: 'center',
      verticalAlign: 'middle',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      transition: `background-color ${motion.fast} ${motion.easing}`,
      selectors: {
        '&:hover': { background: color.surfaceHover },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2, zIndex: 1 },
        '&[aria-current="date"]': { color: color.accentText, fontWeight: vars.weight.bold },
        // A bar under today's number; a border is seen in forced colours too.
        '&[aria-current="date"]::after': {
          content: '',
          boxSizing: 'content-box',
          position: 'absolute',
          insetInline: '36%',
          insetBlockEnd: '16%',
          borderBlockEnd: '2px solid',
          borderRadius: radius.full,
        },
        '&[aria-selected="true"]': { background: color.accentSoft, color: color.onAccentSoft },
        '&[aria-selected="true"]:not([data-edge])': { borderRadius: 0 },
        '&[data-edge]': { background: color.accent, color: color.onAccent, fontWeight: vars.weight.medium },

        '&[data-edge="start"]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
        '&[data-edge="end"]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
        '&[data-edge]:focus-visible': { borderRadius: radius.md, outlineOffset: 1 },
        '&[aria-disabled="true"]': { color: color.textMuted, cursor: 'not-allowed' },
        '&[aria-disabled="true"]:not([aria-selected="true"])': { background: 'none' },
        '&[aria-disabled="true"][data-edge]': { color: color.onAccent },
        '&[data-unavailable]': { textDecoration: 'line-through' },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: {
            '&[aria-selected="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
            '&[data-edge]': { boxShadow: 'inset 0 0 0 2px CanvasText' },
            '&[aria-disabled="true"]': { color: 'GrayText' },
          },
        },
      },
    },
  },
})

export const empty = style([day, { '@layer': { [layer]: { cursor: 'default', pointerEvents: 'none' } } }])

export const footer = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      minBlockSize: vars.control.heightSmall,
      paddingBlockStart: space.xs,
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
})

export const note = style({
  '@layer': {
    [layer]: {
      flex: 1,
      minInlineSize: 0,
      paddingInlineStart: space.xs,
      color: color.textMuted,
      fontSize: text.xs,
      lineHeight: vars.leading.tight,
      overflowWrap: 'anywhere',
    },
  },
})
