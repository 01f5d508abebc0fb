import { style } from '@vanilla-extract/css'
import { container as containers } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'

const { cell, color, radius, space, text, weight } = vars
const layer = layers.components
const containerName = 'mk-diff-view'
const narrow = `${containerName} (inline-size < ${containers.narrow}px)`

export const root = style({
  '@layer': {
    [layer]: {
      containerType: 'inline-size',
      containerName,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.sm,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      lineHeight: vars.leading.body,
    },
  },
})

export const bar = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: space.md,
      rowGap: space.xxs,
    },
  },
})

export const summary = style({
  '@layer': { [layer]: { margin: 0, color: color.textMuted, fontVariantNumeric: 'tabular-nums' } },
})

export const table = style({
  '@layer': {
    [layer]: {
      tableLayout: 'fixed',
      boxSizing: 'border-box',
      inlineSize: '100%',
      margin: 0,
      border: `1px solid ${color.border}`,
      borderCollapse: 'separate',
      borderSpacing: 0,
      borderRadius: radius.md,
      background: color.surface,
      color: 'inherit',
      font: 'inherit',
      '@container': { [narrow]: { display: 'block' } },
    },
  },
})

export const head = style({
  '@layer': {
    [layer]: {
      // Each value says it itself there.
      '@container': { [narrow]: unseen },
    },
  },
})

export const headRow = style({ '@layer': { [layer]: { background: 'none' } } })

export const header = style({
  '@layer': {
    [layer]: {
      paddingBlock: space.xs,
      paddingInline: cell.paddingInline,
      borderBlockEnd: `1px solid ${color.border}`,
      background: color.surfaceSunken,
      color: color.textMuted,
      fontSize: text.sm,
      fontWeight: weight.medium,
      textAlign: 'start',
      verticalAlign: 'bottom',
      overflowWrap: 'anywhere',
      selectors: {
        '&:first-child': { inlineSize: '26%', borderStartStartRadius: radius.md },
        '&:last-child': { borderStartEndRadius: radius.md },
      },
    },
  },
})

export const body = style({ '@layer': { [layer]: { '@container': { [narrow]: { display: 'block' } } } } })

export const row = style({
  '@layer': {
    [layer]: {
      background: 'none',
      '@container': {
        [narrow]: {
          display: 'grid',
          gap: space.xs,
          paddingBlock: space.sm,
          paddingInline: cell.paddingInline,
          selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.border}` } },
        },
      },
    },
  },
})

const place = {
  paddingBlock: space.sm,
  paddingInline: cell.paddingInline,
  border: 0,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: { ':not(:first-child) > &': { borderBlockStart: `1px solid ${color.border}` } },
} as const

const stacked = {
  display: 'block',
  padding: 0,
  selectors: { ':not(:first-child) > &': { borderBlockStart: 0 } },
} as const

export const field = style({
  '@layer': { [layer]: { ...place, fontWeight: weight.regular, '@container': { [narrow]: stacked } } },
})

export const name = style({
  '@layer': { [layer]: { marginInlineEnd: space.xxs, fontWeight: weight.medium, overflowWrap: 'anywhere' } },
})

export const unchanged = style({ '@layer': { [layer]: { color: color.textMuted, fontSize: text.xs } } })

export const note = style({ '@layer': { [layer]: { marginBlockStart: space.xxs, color: color.textMuted } } })

export const value = style({
  '@layer': {
    [layer]: {
      ...place,
      selectors: {
        ...place.selectors,
        '[data-change="unchanged"] > &': { color: color.textMuted },
      },
      '@container': {
        [narrow]: {
          ...stacked,
          selectors: {
            ...stacked.selectors,
            // One value is enough where both stand below each other.
            '[data-change="unchanged"] > &:last-child': { display: 'none' },
            // Screen readers have the header of the column already.
            '&[data-label]::before': {
              content: 'attr(data-label) / ""',
              boxSizing: 'content-box',
              display: 'block',
              color: color.textMuted,
              fontSize: text.xs,
            },
          },
        },
      },
    },
  },
})

export const plain = style({ '@layer': { [layer]: { whiteSpace: 'pre-wrap' } } })
export const missing = style({ '@layer': { [layer]: { color: color.textMuted, fontStyle: 'italic' } } })

const mark = {
  paddingInline: '0.125em',
  marginInline: '-0.125em',
  borderRadius: radius.sm,
  boxDecorationBreak: 'clone',
  textDecorationThickness: '1px',
} as const

export const removed = style({
  '@layer': {
    [layer]: {
      ...mark,
      background: color.criticalSoft,
      color: color.onCriticalSoft,
      textDecorationLine: 'line-through',
    },
  },
})

export const added = style({
  '@layer': {
    [layer]: {
      ...mark,
      background: color.positiveSoft,
      color: color.onPositiveSoft,
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
})

export const nothing = style({
  '@layer': {
    [layer]: {
      margin: 0,
      padding: space.lg,
      border: `1px solid ${color.border}`,
      borderRadius: radius.md,
      color: color.textMuted,
      textAlign: 'center',
    },
  },
})
