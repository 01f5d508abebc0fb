import { createVar, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { track } from '../internal/bar.css.ts'

const { color, motion } = vars

const fill = createVar()
const run = keyframes({ from: { backgroundPosition: '-90% 0' }, to: { backgroundPosition: '190% 0' } })

/** Firefox and Chromium name their parts differently, and one unknown name voids a whole rule. */
const filled = { borderRadius: vars.radius.full, background: fill }

export const progress = style({
  '@layer': {
    [layers.components]: {
      ...track,
      vars: { [fill]: color.accent },
      selectors: {
        '&[data-tone="positive"]': { vars: { [fill]: color.positive } },
        '&[data-tone="caution"]': { vars: { [fill]: color.caution } },
        '&[data-tone="critical"]': { vars: { [fill]: color.critical } },
        '&::-webkit-progress-bar': { background: 'transparent' },
        '&::-webkit-progress-value': { ...filled, transition: `inline-size ${motion.base} ${motion.easing}` },
        '&::-moz-progress-bar': filled,
        // Without motion it stands still in the middle, and still says "under way".
        '&:indeterminate': {
          backgroundImage: `linear-gradient(to right, transparent, ${fill}, transparent)`,
          backgroundRepeat: 'no-repeat',
          backgroundSize: '45% 100%',
          backgroundPosition: '50% 0',
        },
        '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
      },
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          selectors: { '&:indeterminate': { animation: `${run} 1.4s ease-in-out infinite` } },
        },
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          border: '1px solid CanvasText',
          backgroundColor: 'Canvas',
          // More specific than any tone.
          selectors: { '&&&': { vars: { [fill]: 'Highlight' } } },
        },
      },
    },
  },
})
