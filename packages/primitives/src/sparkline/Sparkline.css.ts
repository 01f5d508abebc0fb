import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { mirrored } from '@memberkit/tokens/direction'
import { layers } from '@memberkit/tokens/layers'

const { color, unit } = vars
const layer = layers.components

export const root = style({
  '@layer': { [layer]: { position: 'relative', display: 'block', inlineSize: '100%', minInlineSize: 0, margin: 0 } },
})

export const plot = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: `calc(36 * ${unit})`,
      overflow: 'visible',
      // Time runs along the line of text.
      scale: mirrored,
    },
  },
})

const stroke = {
  fill: 'none',
  stroke: color.accent,
  strokeWidth: `calc(1.75 * ${unit})`,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // The drawing is stretched to its place, its lines are not.
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
} as const

export const line = style({ '@layer': { [layer]: stroke } })

export const end = style({ '@layer': { [layer]: { ...stroke, strokeWidth: `calc(6 * ${unit})` } } })

export const zero = style({
  '@layer': { [layer]: { ...stroke, stroke: color.borderStrong, strokeWidth: 1, strokeDasharray: '2 3' } },
})
