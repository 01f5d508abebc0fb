import { createVar, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { select } from '../select/Select.css.ts'

const { color, motion, radius, space, text, unit } = vars
const layer = layers.components
const cellSize = createVar()

export const calendar = style({
  '@layer': {
    [layer]: {
      vars: { [cellSize]: `calc(36 * ${unit})` },
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.xs,
      inlineSize: `calc(7 * ${cellSize})`,
      '@media': {
        // Seven of them must fit beside one another in the narrowest window.
        '(pointer: coarse)': { vars: { [cellSize]: `min(calc(44 * ${unit}), (100vw - calc(56 * ${unit})) / 7)` } },
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
      inlineSize: cellSize,
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

export const cell = style({
  '@layer': {
    [layer]: {
      display: 'table-cell',
      boxSizing: 'border-box',
      inlineSize: cellSize,
      blockSize: cellSize,
      padding: 0,
      border: 0,
      background: 'none',
      lineHeight: 1,
      textAlign: 'center',
      verticalAlign: 'middle',
    },
  },
})

export const day = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      position: 'relative',
      alignItems: 'center',
      justifyContent: 'center',
      blockSize: cellSize,
      borderRadius: radius.md,
      outline: 0,
      color: color.text,
      fontWeight: vars.weight.regular,
      cursor: 'pointer',
      userSelect: 'none',
      // The rule of React Aria's own sheet, which it does not insert for days. Else a second tap would zoom.
      touchAction: 'pan-x pan-y pinch-zoom',
      WebkitTapHighlightColor: 'transparent',
      transition: `background-color ${motion.fast} ${motion.easing}`,
      selectors: {
        '&:hover': { background: color.surfaceHover },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2, zIndex: 1 },
        '&[data-today]': { color: color.accentText, fontWeight: vars.weight.bold },
        // A bar under today's number; a border is seen in forced colours too.
        '&[data-today]::after': {
          content: '',
          boxSizing: 'content-box',
          position: 'absolute',
          insetInline: '36%',
          insetBlockEnd: '16%',
          borderBlockEnd: '2px solid',
          borderRadius: radius.full,
        },
        '&[data-selected]': { background: color.accentSoft, color: color.onAccentSoft },
        '&[data-selected]:not([data-edge])': { borderRadius: 0 },
        '&[data-edge]': { background: color.accent, color: color.onAccent, fontWeight: vars.weight.medium },
        '&[data-edge="start"]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
        '&[data-edge="end"]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
        '&[data-edge]:focus-visible': { borderRadius: radius.md, outlineOffset: 1 },
        '&[aria-disabled="true"]': { color: color.textMuted, cursor: 'not-allowed' },
        '&[aria-disabled="true"]:not([data-selected])': { background: 'none' },
        '&[aria-disabled="true"][data-edge]': { color: color.onAccent },
        '&[data-unavailable]': { textDecoration: 'line-through' },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: {
            '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
            '&[data-edge]': { boxShadow: 'inset 0 0 0 2px CanvasText' },
            '&[aria-disabled="true"]': { color: 'GrayText' },
          },
        },
      },
    },
  },
})

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

/** There for screen readers to point at. A host that resets everything shows what is only `hidden`. */
export const hint = style({ '@layer': { [layer]: { display: 'none' } } })

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
