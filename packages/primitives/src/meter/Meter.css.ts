import { createVar, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { track } from '../internal/bar.css.ts'

const { color } = vars

const good = createVar()
const fair = createVar()
const poor = createVar()

const filled = (fill: string) => ({ borderRadius: vars.radius.full, background: fill })

export const meter = style({
  '@layer': {
    [layers.components]: {
      ...track,
      vars: { [good]: color.accent, [fair]: color.caution, [poor]: color.critical },
      selectors: {
        // With bounds, good is a judgement; without, the bar only says how much.
        '&:is([low], [high], [optimum])': { vars: { [good]: color.positive } },
        // Chromium lays the bar into the middle row of three.
        '&::-webkit-meter-bar': {
          gridRow: '1 / -1',
          blockSize: '100%',
          border: 0,
          borderRadius: vars.radius.full,
          background: 'transparent',
        },
        '&::-webkit-meter-optimum-value': filled(good),
        '&::-webkit-meter-suboptimum-value': filled(fair),
        '&::-webkit-meter-even-less-good-value': filled(poor),
        '&:-moz-meter-optimum::-moz-meter-bar': filled(good),
        '&:-moz-meter-sub-optimum::-moz-meter-bar': filled(fair),
        '&:-moz-meter-sub-sub-optimum::-moz-meter-bar': filled(poor),
      },
      '@media': {
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          border: '1px solid CanvasText',
          backgroundColor: 'Canvas',
          // More specific than the bounds.
          selectors: { '&&&': { vars: { [good]: 'Highlight', [fair]: 'Highlight', [poor]: 'Highlight' } } },
        },
      },
    },
  },
})
