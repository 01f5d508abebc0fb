import { fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { when } from '../internal/when.ts'
import type { TextSize, TextTone, TextWeight } from './variants.ts'

const { color, leading, text: sizes, weight } = vars

// Inter is drawn for small sizes: what is larger must be set tighter.
const size = when<TextSize>('data-size', {
  xs: { fontSize: sizes.xs, lineHeight: leading.body },
  sm: { fontSize: sizes.sm, lineHeight: leading.body },
  md: { fontSize: sizes.md, lineHeight: leading.body },
  lg: { fontSize: sizes.lg, lineHeight: leading.tight, letterSpacing: '-0.014em' },
  xl: { fontSize: sizes.xl, lineHeight: leading.tight, letterSpacing: '-0.021em' },
})

const tone = when<TextTone>('data-tone', {
  default: { color: color.text },
  muted: { color: color.textMuted },
  accent: { color: color.accentText },
  info: { color: color.info },
  positive: { color: color.positive },
  caution: { color: color.caution },
  critical: { color: color.critical },
})

const weights = when<TextWeight>('data-weight', {
  regular: { fontWeight: weight.regular },
  medium: { fontWeight: weight.medium },
  bold: { fontWeight: weight.bold },
})

/** Also worn by Heading. */
export const text = style({
  '@layer': {
    [layers.components]: {
      margin: 0,
      fontFamily: vars.font.family,
      overflowWrap: 'break-word',
      selectors: {
        // A block begins a text of its own; what stands within a line goes on as the line began.
        '&:not(span, strong)': {
          color: color.text,
          fontSize: vars.control.text,
          fontWeight: weight.regular,
          lineHeight: leading.body,
          textWrap: 'pretty',
        },
        '&:is(h1, h2, h3, h4, h5, h6)': {
          fontFamily: fallbackVar(vars.font.heading, vars.font.family),
          fontWeight: weight.bold,
          textWrap: 'balance',
        },
        '&:is(strong)': { fontWeight: weight.medium },
        ...size,
        ...tone,
        ...weights,
        '&[data-measure]': { maxInlineSize: '68ch' },
        '&[data-tabular]': { fontVariantNumeric: 'tabular-nums' },
        '&[data-nowrap]': { whiteSpace: 'nowrap' },
      },
    },
  },
})
