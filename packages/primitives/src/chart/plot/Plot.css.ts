import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { mirrored } from '@memberkit/tokens/direction'
import { layers } from '@memberkit/tokens/layers'

const { color, space, text, unit } = vars
const layer = layers.components

/** The browser measures the axes: values in a column as wide as the widest of them, categories in a row below. */
export const plot = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: `minmax(0, 1fr) calc(38 * ${unit})`,
      columnGap: space.xs,
      boxSizing: 'border-box',
      minInlineSize: 0,
      minBlockSize: 0,
      paddingBlockStart: space.xs,
      color: color.textMuted,
      fontSize: text.xs,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: vars.leading.tight,
    },
  },
})

export const values = style({
  '@layer': { [layer]: { display: 'grid', gridRow: 1, gridColumn: 1, minBlockSize: 0, alignContent: 'start' } },
})

/** All in one place, so that they make one width; each is then moved to its height. */
export const value = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'flex',
      gridArea: '1 / 1',
      alignItems: 'center',
      justifyContent: 'flex-end',
      blockSize: 0,
      whiteSpace: 'nowrap',
    },
  },
})

/** Of a value here and in the tooltip: among words that run the other way, no sign may change its side. */
export const valueText = style({ '@layer': { [layer]: { unicodeBidi: 'plaintext' } } })

export const area = style({
  '@layer': { [layer]: { position: 'relative', display: 'block', gridRow: 1, gridColumn: 2, minInlineSize: 0 } },
})

export const drawing = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      inset: 0,
      display: 'block',
      inlineSize: '100%',
      blockSize: '100%',
      overflow: 'visible',
      touchAction: 'pan-y',
      // Nothing in it is text: along the line of text means mirrored.
      scale: mirrored,
    },
  },
})

export const gridLine = style({
  '@layer': {
    [layer]: {
      stroke: color.border,
      strokeWidth: 1,
      shapeRendering: 'crispEdges',
      '@media': { '(forced-colors: active)': { stroke: 'GrayText', strokeDasharray: '1 3' } },
    },
  },
})

export const zeroLine = style({
  '@layer': {
    [layer]: {
      stroke: color.borderStrong,
      strokeWidth: 1,
      shapeRendering: 'crispEdges',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
})

/** The category whose values are shown. */
export const pointed = style({
  '@layer': {
    [layer]: {
      fill: color.neutralSoft,
      stroke: 'none',
      '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'Highlight' } },
    },
  },
})

/** Around a bar or a point that has the focus. */
export const mark = style({
  '@layer': {
    [layer]: {
      outline: 0,
      cursor: 'default',
      selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2, borderRadius: 2 } },
    },
  },
})

export const missing = style({
  '@layer': {
    [layer]: {
      fill: 'none',
      stroke: color.textMuted,
      strokeWidth: 1.5,
      '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
    },
  },
})

/** Takes the focus ring of marks that are too small for one, and their presses. */
export const target = style({ '@layer': { [layer]: { fill: 'transparent', stroke: 'none' } } })

export const categories = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'block',
      gridRow: 2,
      gridColumn: 2,
      minInlineSize: 0,
      paddingBlockStart: space.xs,
    },
  },
})

export const category = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      display: 'flex',
      justifyContent: 'center',
      boxSizing: 'border-box',
      textAlign: 'center',
      whiteSpace: 'nowrap',
      selectors: {
        '&[data-edge="start"]': { justifyContent: 'flex-start', textAlign: 'start' },
        '&[data-edge="end"]': { justifyContent: 'flex-end', textAlign: 'end' },
        '&[data-wraps]': { paddingInline: `calc(4 * ${unit})`, whiteSpace: 'normal' },
      },
    },
  },
})

export const categoryText = style({ '@layer': { [layer]: { display: 'block' } } })

export const tooltip = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: 0,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: space.xs,
      rowGap: space.xxs,
      boxSizing: 'border-box',
      inlineSize: 'max-content',
      padding: space.sm,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.md,
      background: color.surfaceRaised,
      boxShadow: vars.shadow.overlay,
      color: color.text,
      fontSize: text.sm,
      lineHeight: vars.leading.tight,
      pointerEvents: 'none',
      '@media': { print: { display: 'none' } },
    },
  },
})

export const tooltipTitle = style({
  '@layer': { [layer]: { gridColumn: '1 / -1', color: color.textMuted, fontSize: text.xs } },
})

export const tooltipRow = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      alignItems: 'center',
      selectors: { '&[data-active]': { fontWeight: vars.weight.bold } },
    },
  },
})

export const tooltipWords = style({
  '@layer': { [layer]: { minInlineSize: 0, overflowWrap: 'anywhere' } },
})

export const tooltipValue = style({
  '@layer': { [layer]: { paddingInlineStart: space.sm, textAlign: 'end', whiteSpace: 'nowrap' } },
})
