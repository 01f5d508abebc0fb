import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, motion, space, text, unit } = vars
const layer = layers.components
// Not the name of what opens beside a button: around a Menu both are in use.
const anchor = '--mk-tooltip'

export const root = style({
  '@layer': { [layer]: { display: 'inline-flex', maxInlineSize: '100%', anchorScope: anchor } },
})
globalStyle(`${root} > :first-child`, { '@layer': { [layer]: { anchorName: anchor } } })

export const tooltip = style({
  '@layer': {
    [layer]: {
      position: 'fixed',
      inset: 'auto',
      boxSizing: 'border-box',
      inlineSize: 'max-content',
      maxInlineSize: `min(calc(280 * ${unit}), 100vw - ${space.md})`,
      margin: `calc(6 * ${unit})`,
      paddingBlock: `calc(6 * ${unit})`,
      paddingInline: `calc(10 * ${unit})`,
      // Drawn only where colours are forced, and the ground is that of the page.
      border: '1px solid transparent',
      borderRadius: `calc(6 * ${unit})`,
      outline: 0,
      overflow: 'visible',
      background: color.text,
      boxShadow: vars.shadow.raised,
      color: color.surface,
      fontFamily: vars.font.family,
      fontSize: text.xs,
      fontWeight: vars.weight.medium,
      lineHeight: 1.4,
      letterSpacing: 'normal',
      textAlign: 'start',
      textTransform: 'none',
      textWrap: 'pretty',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      cursor: 'default',
      positionAnchor: anchor,
      positionArea: 'self-block-start span-all',
      positionTryFallbacks: 'flip-block',
      transition: `opacity ${motion.fast} ${motion.easing}`,
      selectors: {
        '&[data-side="below"]': { positionArea: 'self-block-end span-all' },
        '&:popover-open': { '@starting-style': { opacity: 0 } },
        // Bridges the gap, so that the pointer can go from the control to the text.
        '&::after': {
          content: '',
          boxSizing: 'content-box',
          position: 'absolute',
          inset: `calc(-8 * ${unit})`,
          zIndex: -1,
        },
      },
      '@media': { print: { display: 'none' } },
    },
  },
})
