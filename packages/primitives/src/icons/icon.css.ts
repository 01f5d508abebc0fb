import { style } from '@vanilla-extract/css'
import { mirrored } from '@memberkit/tokens/direction'
import { layers } from '@memberkit/tokens/layers'

export const icon = style({
  '@layer': {
    [layers.components]: {
      flex: 'none',
      inlineSize: '1em',
      blockSize: '1em',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      verticalAlign: '-0.125em',
      selectors: { '&[data-directional]': { scale: mirrored } },
      // A drawing keeps the colour it was given, by whatever rule, and may not be seen on a forced ground.
      '@media': { '(forced-colors: active)': { selectors: { '&&&&': { color: 'inherit' } } } },
    },
  },
})
