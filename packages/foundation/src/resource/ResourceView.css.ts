import { layers } from '@memberkit/tokens/layers'
import { keyframes, style } from '@vanilla-extract/css'

const unseen = keyframes({ from: { visibility: 'hidden' } })

/**
 * Reserves its height at once and shows after 150 ms, so that fast responses don't flash. Not a motion, so reduced
 * motion doesn't affect it.
 */
export const waiting = style({
  '@layer': { [layers.kits]: { position: 'relative', animation: `${unseen} 150ms step-end` } },
})
