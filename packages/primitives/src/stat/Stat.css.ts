import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { when } from '../internal/when.ts'

const { color, space, text } = vars
const layer = layers.components

export const stat = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      rowGap: space.xxs,
      minInlineSize: 0,
      // As tall as its card, where that has a height.
      minBlockSize: '100%',
      margin: 0,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      fontWeight: vars.weight.regular,
      lineHeight: vars.leading.body,
      textAlign: 'start',
    },
  },
})

export const label = style({
  '@layer': { [layer]: { display: 'block', margin: 0, color: color.textMuted, overflowWrap: 'break-word' } },
})

const line = { display: 'block', minInlineSize: 0, margin: 0 } as const

export const value = style({
  '@layer': {
    [layer]: {
      ...line,
      fontSize: text.xl,
      fontWeight: vars.weight.bold,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: vars.leading.tight,
      letterSpacing: '-0.021em',
      overflowWrap: 'anywhere',
    },
  },
})

// An amount is never broken in a text; in large type, on a narrow card, it would lie on what is beside it.
globalStyle(`${value} > span`, { '@layer': { [layer]: { whiteSpace: 'normal' } } })

export const change = style({
  '@layer': {
    [layer]: { ...line, display: 'flex', gap: space.xxs, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
})

/** As high as the first line, so that the arrow stands in its middle. */
export const arrow = style({
  '@layer': {
    [layer]: {
      blockSize: '1lh',
      selectors: when<'neutral' | 'positive' | 'caution' | 'critical'>('data-tone', {
        neutral: { color: color.textMuted },
        positive: { color: color.positive },
        caution: { color: color.caution },
        critical: { color: color.critical },
      }),
    },
  },
})

export const words = style({ '@layer': { [layer]: { minInlineSize: 0 } } })

/** At the lower edge, in line with those of the figures beside it. */
export const course = style({
  '@layer': { [layer]: { ...line, marginBlockStart: 'auto', paddingBlockStart: space.xs } },
})
