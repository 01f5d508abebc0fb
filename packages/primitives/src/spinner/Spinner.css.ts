import { keyframes, style } from '@vanilla-extract/css'
import { layers } from '@memberkit/tokens/layers'

const appear = keyframes({ from: { visibility: 'hidden' } })
const turn = keyframes({ to: { rotate: '1turn' } })

/** Long enough that an answer which is as good as there never flashes. */
const delayed = `${appear} 300ms step-end`

export const spinner = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-block',
      flex: 'none',
      boxSizing: 'border-box',
      inlineSize: '1em',
      blockSize: '1em',
      margin: 0,
      border: '0.125em solid color-mix(in oklch, currentColor 24%, transparent)',
      borderBlockStartColor: 'currentColor',
      borderRadius: '50%',
      verticalAlign: '-0.125em',
      animation: delayed,
      '@media': {
        '(prefers-reduced-motion: no-preference)': { animation: `${delayed}, ${turn} 800ms linear infinite` },
        // Else the gap in the ring would be painted, too.
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          borderColor: 'CanvasText',
          borderBlockStartColor: 'transparent',
        },
      },
    },
  },
})
