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

/** Its room is kept, so that the text does not move when it comes. */
export const clear = style({
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      selectors: { 'input:is(:placeholder-shown, :disabled, :read-only) ~ * > &': { visibility: 'hidden' } },
    },
  },
})
