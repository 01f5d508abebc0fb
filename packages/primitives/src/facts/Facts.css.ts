import { style } from '@vanilla-extract/css'
import { layers } from '@memberkit/tokens/layers'

const gap = '0.8em'

// A separator hangs before its fact, in the gap. Before the first fact of a line that is outside the box, and clipped.
export const facts = style({
  '@layer': {
    [layers.components]: { display: 'flex', flexWrap: 'wrap', columnGap: gap, overflowX: 'clip' },
  },
})

export const fact = style({
  '@layer': { [layers.components]: { position: 'relative', minInlineSize: 0, overflowWrap: 'anywhere' } },
})

export const separator = style({
  '@layer': {
    [layers.components]: {
      position: 'absolute',
      insetInlineEnd: '100%',
      inlineSize: gap,
      textAlign: 'center',
      // No text of the page: a dot alone is too short for checks of contrast.
      selectors: { '&::before': { content: '"·"' } },
    },
  },
})
