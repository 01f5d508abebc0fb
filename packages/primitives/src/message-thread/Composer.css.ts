import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, control, motion, space, text, unit } = vars
const layer = layers.components

export const box = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      boxSizing: 'border-box',
      minInlineSize: 0,
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.md,
      background: color.surface,
      color: color.text,
      transition: `border-color ${motion.fast} ${motion.easing}`,
      selectors: {
        '&:hover': { borderColor: color.text },
        '&:has(> :focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
        '&:has(> [aria-invalid="true"])': { borderColor: color.critical },
        '&[data-disabled]': { borderColor: color.border, background: color.controlDisabled, color: color.textMuted },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
        },
      },
    },
  },
})

export const area = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      display: 'block',
      boxSizing: 'border-box',
      // Grows with its text, up to where scrolling is kinder; `rows` is what it starts with, where the browser can.
      fieldSizing: 'content',
      inlineSize: '100%',
      minBlockSize: [
        `calc(2lh + ${space.xs})`,
        `calc(attr(rows type(<number>), 1) * 1lh + ${space.xs} + ${space.xxs})`,
      ],
      maxBlockSize: `calc(240 * ${unit})`,
      margin: 0,
      paddingBlock: `${space.xs} ${space.xxs}`,
      paddingInline: space.sm,
      border: 0,
      outline: 0,
      resize: 'none',
      background: 'none',
      color: 'inherit',
      fontFamily: vars.font.family,
      fontSize: control.text,
      fontWeight: vars.weight.regular,
      lineHeight: vars.leading.body,
      overflowWrap: 'anywhere',
      selectors: {
        '&::placeholder': { color: color.textMuted, opacity: 1 },
        '&:disabled': { opacity: 1, cursor: 'not-allowed' },
      },
      // Below 16 px a phone zooms the page when the field takes the focus.
      '@media': { '(pointer: coarse)': { fontSize: text.md } },
    },
  },
})

export const attachments = style({
  '@layer': {
    [layer]: {
      maxBlockSize: `calc(240 * ${unit})`,
      overflowY: 'auto',
      padding: space.xs,
      borderBlockEnd: `1px solid ${color.border}`,
    },
  },
})

export const bar = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: space.xs,
      minInlineSize: 0,
      padding: space.xs,
      paddingBlockStart: 0,
    },
  },
})

export const actions = style({
  '@layer': { [layer]: { display: 'flex', flex: '1 1 auto', alignItems: 'center', gap: space.xxs, minInlineSize: 0 } },
})

export const count = style({
  '@layer': {
    [layer]: {
      color: color.textMuted,
      fontSize: text.xs,
      fontVariantNumeric: 'tabular-nums',
      selectors: { '&[data-over]': { color: color.critical, fontWeight: vars.weight.medium } },
    },
  },
})

export const messages = style({ '@layer': { [layer]: { selectors: { '&:empty': { position: 'absolute' } } } } })
