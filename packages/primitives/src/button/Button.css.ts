import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { when } from '../internal/when.ts'

const { color, control, motion } = vars
const layer = layers.components

const hover = createVar()
const spin = keyframes({ to: { rotate: '1turn' } })
const pending = '&[data-pending]'
const able = '&:where(:not(:disabled, [aria-disabled="true"]))'
const unavailable = '&[aria-disabled="true"]:not([data-pending])'

/** Also used by LinkButton and IconButton. */
export const button = style({
  '@layer': {
    [layer]: {
      vars: { [hover]: color.controlHover },
      position: 'relative',
      display: 'inline-flex',
      flex: 'none',
      alignItems: 'center',
      justifyContent: 'center',
      gap: control.gap,
      boxSizing: 'border-box',
      maxInlineSize: '100%',
      minBlockSize: control.height,
      // Words on several lines keep off the edges; on one line the least height leaves more.
      padding: `max(2px, (${control.heightSmall} - 1lh) / 2 - 2px) ${control.paddingInline}`,
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.md,
      background: color.control,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: control.text,
      fontWeight: vars.weight.medium,
      lineHeight: vars.leading.tight,
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      transition: `background-color ${motion.fast} ${motion.easing}`,
      selectors: {
        '&[data-size="small"]': {
          minBlockSize: control.heightSmall,
          paddingInline: `calc(0.75 * ${control.paddingInline})`,
          fontSize: vars.text.sm,
        },
        '&[data-shape]': { aspectRatio: '1', padding: 0, fontSize: vars.text.md },
        ...when('data-tone', {
          primary: {
            vars: { [hover]: color.accentHover },
            borderColor: 'transparent',
            background: color.accent,
            color: color.onAccent,
          },
          critical: {
            vars: { [hover]: `color-mix(in oklch, ${color.criticalControl} 86%, ${color.text})` },
            borderColor: 'transparent',
            background: color.criticalControl,
            color: color.onCriticalControl,
          },
          quiet: { borderColor: 'transparent', background: 'none' },
        }),
        [`${able}:hover`]: { background: hover },
        [`${able}:active`]: { background: `color-mix(in oklch, ${hover} 86%, ${color.text})` },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
        [`&:disabled, ${unavailable}`]: {
          borderColor: color.border,
          background: color.controlDisabled,
          color: color.textMuted,
          cursor: 'default',
        },
        '&[data-tone="quiet"]:disabled, &[data-tone="quiet"][aria-disabled="true"]': {
          borderColor: 'transparent',
          background: 'none',
        },
        // The label keeps its layout under the spinner, so that the width can't change.
        [pending]: { WebkitTextFillColor: 'transparent', cursor: 'progress' },
        [`${pending}::after`]: {
          content: '',
          boxSizing: 'content-box',
          position: 'absolute',
          inset: 0,
          inlineSize: '0.8em',
          blockSize: '0.8em',
          margin: 'auto',
          border: '2px solid',
          borderBlockStartColor: 'transparent',
          borderRadius: vars.radius.full,
        },
      },
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          selectors: { [`${pending}::after`]: { animation: `${spin} 700ms linear infinite` } },
        },
        '(forced-colors: active)': {
          selectors: {
            [unavailable]: { borderColor: 'GrayText', color: 'GrayText' },
            // Else the label under the spinner would be painted, and the gap in its ring.
            [pending]: {
              forcedColorAdjust: 'none',
              borderColor: 'ButtonText',
              background: 'ButtonFace',
              color: 'ButtonText',
            },
          },
        },
      },
    },
  },
})
globalStyle(`${button}[data-pending] > svg`, { '@layer': { [layer]: { visibility: 'hidden' } } })

/** For screen readers: as transparent as the label, and out of its way. */
export const spoken = style({ '@layer': { [layer]: { position: 'absolute', inset: 0, overflow: 'hidden' } } })
