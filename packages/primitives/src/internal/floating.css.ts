import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { roomProperty } from './position-popover.ts'

const { color, motion, space } = vars
const layer = layers.components
const anchor = '--mk-anchor'

/** Around a button and the popover that it opens. Keeps the anchor's name to itself, so that all can use the same. */
export const beside = style({
  '@layer': { [layer]: { display: 'inline-flex', maxInlineSize: '100%', anchorScope: anchor } },
})
globalStyle(`${beside} > button`, { '@layer': { [layer]: { anchorName: anchor } } })

/** A popover beside the button before it. */
export const floating = style({
  '@layer': {
    [layer]: {
      position: 'fixed',
      inset: 'auto',
      boxSizing: 'border-box',
      maxInlineSize: `min(calc(320 * ${vars.unit}), 100vw - ${space.md})`,
      maxBlockSize: `min(calc(448 * ${vars.unit}), var(${roomProperty}))`,
      marginBlock: space.xxs,
      marginInline: 0,
      padding: space.xxs,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.md,
      outline: 0,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      background: color.surfaceRaised,
      boxShadow: vars.shadow.overlay,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.text.sm,
      fontWeight: vars.weight.regular,
      lineHeight: vars.leading.body,
      textAlign: 'start',
      whiteSpace: 'normal',
      cursor: 'default',
      positionAnchor: anchor,
      positionArea: 'self-block-end span-self-inline-end',
      // Last, in a window hardly wider than the popover: in line with neither edge.
      positionTryFallbacks:
        'flip-block, flip-inline, flip-block flip-inline, self-block-end span-all, self-block-start span-all',
      transition: `opacity ${motion.fast} ${motion.easing}, translate ${motion.fast} ${motion.easing}`,
      selectors: {
        '&[data-align="end"]': { positionArea: 'self-block-end span-self-inline-start' },
        '&:popover-open': { '@starting-style': { opacity: 0, translate: `0 calc(-1 * ${space.xxs})` } },
      },
    },
  },
})
