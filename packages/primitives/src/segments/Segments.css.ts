import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { factLook } from '../field/fact-look.ts'
import { control } from '../field/Field.css.ts'

const { color, space, unit } = vars
const layer = layers.components

/** Looks and answers as one control, as wide as what is in it. */
export const box = style([
  control,
  {
    '@layer': {
      [layer]: {
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifySelf: 'start',
        inlineSize: 'auto',
        maxInlineSize: '100%',
        paddingBlock: 0,
        paddingInline: `calc(${space.sm} - 2 * ${unit})`,
        fontVariantNumeric: 'tabular-nums',
        cursor: 'text',
        selectors: {
          // A button in it has a ring of its own.
          '&:has(:is(input, select):focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
          '&:has([aria-invalid="true"])': { borderColor: color.critical },
          '&:has(:is(input, select):disabled)': {
            borderColor: color.border,
            backgroundColor: color.controlDisabled,
            color: color.textMuted,
            cursor: 'not-allowed',
          },
          '&:has(input[readonly]:not(:disabled))': factLook,
        },
        '@media': {
          '(forced-colors: active)': {
            selectors: { '&:has(:is(input, select):disabled)': { borderColor: 'GrayText', color: 'GrayText' } },
          },
        },
      },
    },
  },
])

/** Keeps the parts of one value in one line. */
export const group = style({
  '@layer': { [layer]: { display: 'inline-flex', alignItems: 'center', minInlineSize: 0, whiteSpace: 'pre' } },
})

export const segment = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      boxSizing: 'content-box',
      fieldSizing: 'content',
      inlineSize: '2.5ch',
      minInlineSize: '1ch',
      maxInlineSize: '14ch',
      margin: 0,
      paddingBlock: `calc(3 * ${unit})`,
      paddingInline: `calc(2 * ${unit})`,
      border: 0,
      borderRadius: vars.radius.sm,
      outline: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'center',
      textTransform: 'none',
      letterSpacing: 'inherit',
      selectors: {
        '&[data-part="year"]': { inlineSize: '4.5ch' },
        // Times stand in columns, and keep their place while they are typed.
        '&:is([data-part="hour"], [data-part="minute"])': { minInlineSize: '2ch' },
        '&[data-part="hour"]': { textAlign: 'end' },
        '&::placeholder': { color: color.textMuted, opacity: 1 },
        '&:focus': { background: color.accentSoft, color: color.onAccentSoft },
        '&:focus::placeholder': { color: 'inherit' },
        '&[aria-invalid="true"]': { color: color.critical },
        '&[aria-invalid="true"]:focus': { color: color.onAccentSoft },
        '&:disabled': { cursor: 'not-allowed' },
      },
      '@supports': {
        '(field-sizing: content)': { inlineSize: 'auto', selectors: { '&[data-part]': { inlineSize: 'auto' } } },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: { '&:focus': { outline: '1px solid Highlight' }, '&::placeholder': { color: 'GrayText' } },
        },
      },
    },
  },
})

export const separator = style({ '@layer': { [layer]: { color: color.textMuted } } })

// A host page may colour every span; the box says what is in it.
globalStyle(`${box}:has(:disabled) ${separator}`, { '@layer': { [layer]: { color: 'inherit' } } })
