import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { when } from '../internal/when.ts'
import type { TextSize } from '../text/variants.ts'

const { color, control, leading, radius, text } = vars
const layer = layers.components

const appear = keyframes({ from: { visibility: 'hidden' } })
const breathe = keyframes({ '50%': { opacity: 0.55 } })

const calm = '(prefers-reduced-motion: no-preference)'
const breathing = { '@media': { [calm]: { animation: `${breathe} 1.6s ease-in-out infinite` } } }

/** Keeps its room from the start, and shows itself only when the wait can be felt. */
export const group = style({
  '@layer': {
    [layer]: {
      fontFamily: vars.font.family,
      fontSize: control.text,
      lineHeight: leading.body,
      animation: `${appear} 150ms step-end`,
    },
  },
})

const widths = when<'xs' | 'sm' | 'md' | 'lg'>('data-width', {
  xs: { inlineSize: `calc(48 * ${vars.unit})` },
  sm: { inlineSize: `calc(96 * ${vars.unit})` },
  md: { inlineSize: `calc(160 * ${vars.unit})` },
  lg: { inlineSize: `calc(256 * ${vars.unit})` },
})

export const block = style({
  '@layer': {
    [layer]: {
      display: 'block',
      flex: 'none',
      boxSizing: 'border-box',
      maxInlineSize: '100%',
      blockSize: control.height,
      borderRadius: radius.md,
      background: color.skeleton,
      ...breathing,
      selectors: {
        ...widths,
        ...when<'badge' | 'icon' | 'control' | 'control-small' | 'panel'>('data-height', {
          badge: { blockSize: `calc(1.5 * ${text.xs} + 4px)`, borderRadius: radius.sm },
          icon: {
            inlineSize: `calc(20 * ${vars.unit})`,
            blockSize: `calc(20 * ${vars.unit})`,
            borderRadius: radius.sm,
          },
          control: { blockSize: control.height },
          'control-small': { blockSize: control.heightSmall },
          panel: { blockSize: `calc(128 * ${vars.unit})`, borderRadius: radius.lg },
        }),
        '&[data-round]': { aspectRatio: '1', inlineSize: 'auto', borderRadius: radius.full },
      },
      '@media': { ...breathing['@media'], '(forced-colors: active)': { border: '1px solid GrayText' } },
    },
  },
})

/** A line of text: as high as the line, the bar as high as its letters. */
export const line = style({
  '@layer': {
    [layer]: {
      display: 'inline-grid',
      alignItems: 'center',
      inlineSize: 'fit-content',
      maxInlineSize: '100%',
      blockSize: '1lh',
      verticalAlign: 'top',
      whiteSpace: 'nowrap',
      selectors: {
        ...widths,
        '&[data-width="full"]': { inlineSize: '100%' },
        '&[data-width="rest"]': { inlineSize: '62%' },
        ...when<TextSize>('data-size', {
          xs: { fontSize: text.xs, lineHeight: leading.body },
          sm: { fontSize: text.sm, lineHeight: leading.body },
          md: { fontSize: text.md, lineHeight: leading.body },
          lg: { fontSize: text.lg, lineHeight: leading.tight },
          xl: { fontSize: text.xl, lineHeight: leading.tight },
        }),
        // The sample gives the width of what will stand here; from an attribute, so that no search finds it.
        '&::before': {
          content: 'attr(data-sample)',
          boxSizing: 'content-box',
          overflow: 'hidden',
          blockSize: '0.75em',
          borderRadius: radius.sm,
          background: color.skeleton,
          color: 'transparent',
          fontVariantNumeric: 'tabular-nums',
        },
      },
      '@media': {
        [calm]: { selectors: { '&::before': { animation: `${breathe} 1.6s ease-in-out infinite` } } },
        '(forced-colors: active)': {
          selectors: { '&::before': { forcedColorAdjust: 'none', background: 'GrayText' } },
        },
      },
    },
  },
})

export const lines = style({ '@layer': { [layer]: { display: 'block' } } })
