import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { label } from './Field.css.ts'

const layer = layers.components

/** A legend takes no part in the grid of its fieldset, so the gap below it is its own. */
export const legend = style([label, { '@layer': { [layer]: { paddingBlockEnd: `calc(6 * ${vars.unit})` } } }])

export const choices = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.xxs,
      selectors: {
        '&[data-orientation="horizontal"]': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg },
      },
    },
  },
})
