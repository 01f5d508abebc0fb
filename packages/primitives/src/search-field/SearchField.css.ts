import { style } from '@vanilla-extract/css'
import { layers } from '@memberkit/tokens/layers'
import { affixedInput } from '../text-field/affixed.css.ts'

const layer = layers.components

export const input = style([
  affixedInput,
  {
    '@layer': {
      [layer]: { selectors: { '&::-webkit-search-cancel-button': { appearance: 'none', display: 'none' } } },
    },
  },
])

/** Without text there is nothing to clear, and a placeholder has its room. */
export const clear = style({
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      selectors: { 'input:is(:placeholder-shown, :disabled, :read-only) ~ * > &': { display: 'none' } },
    },
  },
})
