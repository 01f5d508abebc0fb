import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, motion, unit } = vars
const layer = layers.components

const spin = keyframes({ to: { rotate: '1turn' } })
const thumb = '&::before'
const pending = '&[aria-busy="true"]'

/** A track with a thumb that lies at its end while it is on. */
export const track = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      flex: 'none',
      boxSizing: 'border-box',
      inlineSize: `calc(36 * ${unit})`,
      blockSize: `calc(20 * ${unit})`,
      margin: 0,
      marginBlockStart: `calc(3 * ${unit})`,
      padding: `calc(1 * ${unit})`,
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.full,
      background: color.surfaceSunken,
      color: color.text,
      cursor: 'pointer',
      transition: `background-color ${motion.base} ${motion.easing}, border-color ${motion.base} ${motion.easing}`,
      selectors: {
        // The finger's share, beyond what the eye needs.
        '&::after': { content: '', boxSizing: 'content-box', position: 'absolute', inset: `calc(-4 * ${unit})` },
        [thumb]: {
          content: '',
          boxSizing: 'border-box',
          inlineSize: `calc(14 * ${unit})`,
          blockSize: `calc(14 * ${unit})`,
          marginInlineStart: `calc(1 * ${unit})`,
          borderRadius: vars.radius.full,
          background: color.borderStrong,
          transition: `margin ${motion.base} ${motion.easing}, background-color ${motion.base} ${motion.easing}`,
        },
        '&:hover': { borderColor: color.text },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
        '&:checked': { borderColor: 'transparent', background: color.accent },
        '&:checked:hover': { background: color.accentHover },
        '&:checked::before': { marginInlineStart: `calc(17 * ${unit})`, background: color.onAccent },
        '&[aria-invalid="true"]': { borderColor: color.critical },
        '&:disabled:disabled': { borderColor: color.border, background: color.controlDisabled, cursor: 'not-allowed' },
        '&:disabled::before': { background: `color-mix(in oklch, ${color.textMuted} 48%, ${color.surfaceSunken})` },
        [pending]: { cursor: 'progress' },
        [`${pending}::before`]: {
          border: '2px solid',
          borderColor: color.accent,
          borderBlockStartColor: 'transparent',
          background: 'none',
        },
        [`${pending}:checked::before`]: { borderColor: color.onAccent, borderBlockStartColor: 'transparent' },
      },
      '@media': {
        '(pointer: coarse)': { selectors: { '&::after': { inset: `calc(-12 * ${unit}) calc(-4 * ${unit})` } } },
        '(prefers-reduced-motion: no-preference)': {
          selectors: { [`${pending}::before`]: { animation: `${spin} 700ms linear infinite` } },
        },
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          borderColor: 'ButtonText',
          background: 'ButtonFace',
          selectors: {
            [thumb]: { background: 'ButtonText' },
            '&:checked, &:checked:hover': { borderColor: 'Highlight', background: 'Highlight' },
            '&:checked::before': { background: 'HighlightText' },
            '&[aria-invalid="true"]:not(:checked)': { borderColor: 'ButtonText' },
            '&:disabled:disabled': { borderColor: 'GrayText', background: 'ButtonFace' },
            '&:disabled::before': { background: 'GrayText' },
            '&:focus-visible': { outlineColor: 'Highlight' },
            [`${pending}::before`]: {
              borderColor: 'ButtonText',
              borderBlockStartColor: 'transparent',
              background: 'none',
            },
            [`${pending}:checked::before`]: { borderColor: 'HighlightText', borderBlockStartColor: 'transparent' },
          },
        },
      },
    },
  },
})
