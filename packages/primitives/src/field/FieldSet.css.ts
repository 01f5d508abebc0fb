import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { field } from './Field.css.ts'

const { space, text, weight } = vars
const layer = layers.components

export const fieldSet = style([field, { '@layer': { [layer]: { gap: space.md } } }])

/** A heading over fields that have labels of their own. */
export const heading = style({
  '@layer': {
    [layer]: {
      boxSizing: 'border-box',
      inlineSize: '100%',
      padding: 0,
      paddingBlockEnd: space.md,
      color: 'inherit',
      fontSize: text.md,
      fontWeight: weight.bold,
      lineHeight: vars.leading.tight,
      overflowWrap: 'anywhere',
      selectors: { '&:has(+ [id$="-description"])': { paddingBlockEnd: space.xxs } },
    },
  },
})
