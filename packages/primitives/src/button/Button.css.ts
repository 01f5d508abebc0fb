import { createVar, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, control, motion } = vars
const layer = layers.components

const fill = createVar()
const fillHover = createVar()
const ink = createVar()
const line = createVar()

const spin = keyframes({ to: { rotate: '1turn' } })
const pending = '&[data-pending]'
const unavailable = '&:disabled, &[aria-disabled="true"]:not([data-pending])'

/** Also worn by LinkButton and IconButton. */
export const button = style({
  '@layer': {
    [layer]: {
      vars: { [fill]: color.surface, [fillHover]: color.surfaceHover, [ink]: color.text, [line]: color.borderStrong },
      appearance: 'none',
      position: 'relative',
      display: 'inline-flex',
      flex: 'none',
      alignItems: 'center',
      justifyContent: 'center',
      gap: control.gap,
      boxSizing: 'border-box',
      maxInlineSize: '100%',
      minBlockSize: control.height,
      margin: 0,
      paddingBlock: vars.space.xxs,
      paddingInline: control.paddingInline,
      border: `1px solid ${line}`,
      borderRadius: vars.radius.md,
      background: fill,
      color: ink,
      fontFamily: vars.font.family,
      fontSize: control.text,
      fontWeight: vars.weight.medium,
      lineHeight: vars.leading.tight,
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      touchAction: 'manipulation',
      WebkitTapHighlightColor: 'transparent',
      transition: `background-color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}`,
      selectors: {
        '&[data-size="small"]': {
          minBlockSize: control.heightSmall,
          paddingBlock: 0,
          paddingInline: `calc(0.75 * ${control.paddingInline})`,
          fontSize: vars.text.sm,
        },
        '&[data-tone="primary"]': {
          vars: { [fill]: color.accent, [fillHover]: color.accentHover, [ink]: color.onAccent, [line]: 'transparent' },
        },
        '&[data-tone="critical"]': {
          vars: {
            [fill]: color.critical,
            [fillHover]: `color-mix(in oklch, ${color.critical} 86%, ${color.text})`,
            [ink]: color.onCritical,
            [line]: 'transparent',
          },
        },
        '&[data-tone="quiet"]': { vars: { [fill]: 'transparent', [line]: 'transparent' } },
        '&:hover': { background: fillHover },
        '&:active': { background: `color-mix(in oklch, ${fillHover} 92%, ${color.text})` },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
        [unavailable]: {
          vars: {
            [fill]: color.surfaceSunken,
            [fillHover]: color.surfaceSunken,
            [ink]: color.textMuted,
            [line]: color.border,
          },
          background: fill,
          cursor: 'default',
        },
        '&[data-tone="quiet"]:disabled, &[data-tone="quiet"][aria-disabled="true"]': {
          vars: { [fill]: 'transparent', [fillHover]: 'transparent', [line]: 'transparent' },
        },
        '&[data-shape="icon"]': { padding: 0, inlineSize: control.height },
        '&[data-shape="icon"][data-size="small"]': { inlineSize: control.heightSmall },
        // The label stays laid out under the spinner, so that the width cannot change.
        [pending]: { background: fill, color: 'transparent', cursor: 'progress' },
        [`${pending}::after`]: {
          content: '',
          position: 'absolute',
          inset: 0,
          boxSizing: 'border-box',
          inlineSize: '1.15em',
          blockSize: '1.15em',
          margin: 'auto',
          border: `2px solid ${ink}`,
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
            '&': { vars: { [line]: 'ButtonBorder' } },
            [unavailable]: { vars: { [ink]: 'GrayText', [line]: 'GrayText' }, color: 'GrayText' },
            // Forced colours would paint the label over the spinner.
            [pending]: { forcedColorAdjust: 'none', background: 'ButtonFace', color: 'transparent' },
          },
        },
      },
    },
  },
})
