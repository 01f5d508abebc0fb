import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { box } from '../checkbox/Box.css.ts'
import { choice } from '../checkbox/Choice.css.ts'
import { choices } from '../field/FieldGroup.css.ts'

const { color, space, unit } = vars
const layer = layers.components

export const radio = style([
  box,
  {
    '@layer': {
      [layer]: {
        borderRadius: vars.radius.full,
        selectors: {
          'fieldset[aria-invalid="true"] &:not(:checked, :disabled)': { borderColor: color.critical },
          '&:checked::before': {
            content: '',
            boxSizing: 'content-box',
            inlineSize: `calc(8 * ${unit})`,
            blockSize: `calc(8 * ${unit})`,
            borderRadius: vars.radius.full,
            background: 'currentColor',
          },
        },
      },
    },
  },
])

export const card = style([
  choice,
  {
    '@layer': {
      [layer]: {
        alignContent: 'start',
        padding: `calc(10 * ${unit}) ${space.sm}`,
        border: `1px solid ${color.borderStrong}`,
        borderRadius: vars.radius.md,
        background: color.surface,
        selectors: {
          '&:hover': { borderColor: color.text },
          '&:has(> :checked)': {
            borderColor: color.accent,
            background: color.accentSoft,
            boxShadow: `inset 0 0 0 1px ${color.accent}`,
          },
          '&:has(> :disabled)': { borderColor: color.border, background: color.controlDisabled },
          '&:has(> :focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
        },
        '@media': {
          '(forced-colors: active)': { selectors: { '&:has(> :checked)': { outline: '2px solid Highlight' } } },
        },
      },
    },
  },
])

globalStyle(`${card} > input:focus-visible`, { '@layer': { [layer]: { outline: 0 } } })
globalStyle(`${card} > label`, { '@layer': { [layer]: { fontWeight: vars.weight.medium } } })
// The whole card is the label.
globalStyle(`${card} > label::after`, {
  '@layer': { [layer]: { content: '', boxSizing: 'content-box', position: 'absolute', inset: 0, cursor: 'pointer' } },
})
globalStyle(`${card} > :disabled + label::after`, { '@layer': { [layer]: { cursor: 'not-allowed' } } })

globalStyle(`[data-look="card"] > ${choices}`, { '@layer': { [layer]: { gap: space.xs } } })
globalStyle(`[data-look="card"] > ${choices}[data-orientation="horizontal"]`, {
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'stretch' } },
})
// One left for the last row has all of it.
globalStyle(`[data-look="card"] > ${choices}[data-orientation="horizontal"] > *`, {
  '@layer': { [layer]: { flex: `1 1 min(100%, calc(200 * ${unit}))`, minInlineSize: 0 } },
})
