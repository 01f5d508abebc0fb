import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { inlineStart } from '@memberkit/tokens/direction'
import { layers } from '@memberkit/tokens/layers'
import { affixedInput } from '../text-field/affixed.css.ts'

const { color, space, unit } = vars
const layer = layers.components

/** The visible part of the chosen country; the list itself lies over it and is not seen until it opens. */
export const country = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      flex: 'none',
      alignSelf: 'stretch',
      gap: space.xxs,
      marginBlock: 0,
      marginInlineStart: `calc(-1 * ${space.sm})`,
      paddingInline: `${space.sm} ${space.xs}`,
      borderInlineEnd: `1px solid ${color.border}`,
      borderStartStartRadius: `calc(${vars.radius.md} - 1px)`,
      borderEndStartRadius: `calc(${vars.radius.md} - 1px)`,
      color: color.text,
      fontVariantNumeric: 'tabular-nums',
      selectors: {
        '&:hover:not(:has(:disabled))': { background: color.surfaceHover },
        '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
        '&:has(+ input:disabled)': { color: color.textMuted },
        '&:has(+ input[readonly]:not(:disabled))': {
          marginInlineStart: 0,
          paddingInline: 0,
          borderInlineEndWidth: 0,
        },
      },
      '@media': { '(forced-colors: active)': { selectors: { '&:has(+ input:disabled)': { color: 'GrayText' } } } },
    },
  },
})

export const code = style({ '@layer': { [layer]: { unicodeBidi: 'isolate', direction: 'ltr', whiteSpace: 'nowrap' } } })

export const chevron = style({
  '@layer': {
    [layer]: {
      color: color.textMuted,
      fontSize: vars.text.sm,
      selectors: { ':has(> select:disabled) > &': { display: 'none' } },
    },
  },
})

export const list = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      position: 'absolute',
      inset: 0,
      boxSizing: 'border-box',
      inlineSize: '100%',
      blockSize: '100%',
      margin: 0,
      padding: 0,
      border: 0,
      opacity: 0,
      // Smaller letters would make a phone zoom the page.
      fontFamily: vars.font.family,
      fontSize: `calc(16 * ${unit})`,
      cursor: 'pointer',
      selectors: { '&:disabled': { cursor: 'not-allowed' } },
    },
  },
})

export const option = style({ '@layer': { [layer]: { background: color.surfaceRaised, color: color.text } } })

/** A number is written from left to right everywhere, but begins where the field begins. */
export const number = style([
  affixedInput,
  {
    '@layer': {
      [layer]: {
        direction: 'ltr',
        fontVariantNumeric: 'tabular-nums',
        textAlign: inlineStart,
      },
    },
  },
])
