import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, unit } = vars
const layer = layers.components

/** Two buttons as high as the control, apart from the text and from each other by a line. */
export const steppers = style({
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignSelf: 'stretch',
      marginBlock: 0,
      marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
    },
  },
})

export const stepper = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSizing: 'border-box',
      inlineSize: `calc(36 * ${unit})`,
      minBlockSize: `calc(24 * ${unit})`,
      margin: 0,
      padding: 0,
      border: 0,
      borderInlineStart: `1px solid ${color.border}`,
      background: 'none',
      color: color.text,
      fontSize: vars.text.md,
      cursor: 'pointer',
      touchAction: 'manipulation',
      userSelect: 'none',
      WebkitTapHighlightColor: 'transparent',
      selectors: {
        '&:hover:not(:disabled)': { background: color.surfaceHover },
        '&:active:not(:disabled)': { background: color.surfaceSunken },
        '&:last-child': {
          borderStartEndRadius: `calc(${vars.radius.md} - 1px)`,
          borderEndEndRadius: `calc(${vars.radius.md} - 1px)`,
        },
        '&:disabled': { color: `color-mix(in oklch, ${color.textMuted} 56%, transparent)`, cursor: 'not-allowed' },
      },
      '@media': {
        '(pointer: coarse)': { inlineSize: `calc(44 * ${unit})` },
        '(forced-colors: active)': { selectors: { '&:disabled': { color: 'GrayText' } } },
      },
    },
  },
})
