import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { factLook } from './fact-look.ts'

const { color, control: size, motion, space } = vars
const layer = layers.components

/** Everything between a label and its messages, one above the other. */
export const field = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      // Long values and long words may not push the field out of a narrow container.
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: `calc(6 * ${vars.unit})`,
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      border: 0,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.text.sm,
      lineHeight: 1.4,
    },
  },
})

// A control that takes the focus stops above what sticks to the lower edge with its hint, not right on it.
globalStyle(`${field} [aria-describedby]`, { '@layer': { [layer]: { scrollMarginBlockEnd: '3.5rem' } } })
// A refused one, with its message, too.
globalStyle(`${field} [aria-invalid="true"]`, {
  '@layer': { [layer]: { scrollMarginBlockEnd: `calc(5 * ${vars.leading.body} * ${vars.text.sm})` } },
})

export const label = style({
  '@layer': {
    [layer]: {
      justifySelf: 'start',
      padding: 0,
      fontWeight: vars.weight.medium,
      overflowWrap: 'anywhere',
      selectors: {
        '&:has(+ [readonly]:not(:disabled), + * input[readonly]:not(:disabled))': {
          color: color.textMuted,
          fontWeight: vars.weight.regular,
        },
      },
    },
  },
})

/** Description, optional mark and what else is said quietly. */
export const note = style({
  '@layer': {
    [layer]: {
      color: color.textMuted,
      fontWeight: vars.weight.regular,
      overflowWrap: 'anywhere',
      textWrap: 'pretty',
    },
  },
})

export const error = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      gap: `calc(6 * ${vars.unit})`,
      color: color.critical,
      fontWeight: vars.weight.medium,
      overflowWrap: 'anywhere',
    },
  },
})

export const errorWords = style({ '@layer': { [layer]: { flex: 1, minInlineSize: 0 } } })

/** In line with the first line of the words. */
export const errorIcon = style({ '@layer': { [layer]: { marginBlockStart: '0.2em' } } })

/** The look of whatever takes a value: an input, a text area, a select, or a box around an input. */
export const control = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      boxSizing: 'border-box',
      inlineSize: '100%',
      minInlineSize: 0,
      minBlockSize: size.height,
      margin: 0,
      paddingBlock: space.xxs,
      paddingInline: space.sm,
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.md,
      background: color.surface,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: size.text,
      lineHeight: 1.4,
      textOverflow: 'ellipsis',
      transition: `border-color ${motion.fast} ${motion.easing}`,
      selectors: {
        '&:is([inputmode="numeric"], [inputmode="decimal"])': { fontVariantNumeric: 'tabular-nums' },
        '&::placeholder': { color: color.textMuted, opacity: 1 },
        '&[data-size="small"]': { minBlockSize: size.heightSmall, paddingBlock: 0, fontSize: vars.text.sm },
        '&:hover': { borderColor: color.text },
        '&:focus-visible, &:has(> input:focus-visible)': {
          outline: `2px solid ${color.focus}`,
          outlineOffset: 2,
        },
        '&[aria-invalid="true"], &:has(> [aria-invalid="true"])': { borderColor: color.critical },
        '&:is([readonly]:not(:disabled), :has(> input[readonly]:not(:disabled)))': factLook,
        '&:disabled, &:has(> :disabled:not(option))': {
          borderColor: color.border,
          backgroundColor: color.controlDisabled,
          color: color.textMuted,
          cursor: 'not-allowed',
          opacity: 1,
        },
      },
      '@media': {
        // Below 16 px a phone zooms the page when the field takes the focus.
        '(pointer: coarse)': { selectors: { '&, &[data-size="small"]': { fontSize: vars.text.md } } },
        '(forced-colors: active)': {
          selectors: { '&:disabled, &:has(> :disabled:not(option))': { borderColor: 'GrayText', color: 'GrayText' } },
        },
      },
    },
  },
})
