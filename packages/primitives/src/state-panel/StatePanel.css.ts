import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, space, unit } = vars
const layer = layers.components

/** Stands in the middle while folded; what unfolds reads from its start. */
export const details = style({
  '@layer': { [layer]: { display: 'block', margin: 0, maxInlineSize: '100%', textWrap: 'pretty' } },
})

export const summary = style({
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space.xxs,
      minBlockSize: `calc(24 * ${unit})`,
      paddingInline: space.xxs,
      borderRadius: vars.radius.sm,
      color: color.textMuted,
      listStyle: 'none',
      cursor: 'pointer',
      selectors: {
        '&::-webkit-details-marker': { display: 'none' },
        '&:hover': { color: color.text },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      },
      '@media': { '(pointer: coarse)': { minBlockSize: `calc(44 * ${unit})` } },
    },
  },
})

export const chevron = style({
  '@layer': {
    [layer]: {
      transition: `rotate ${vars.motion.base} ${vars.motion.easing}`,
      selectors: { '[open] > summary > &': { rotate: '180deg' } },
    },
  },
})

export const unfolded = style({
  '@layer': {
    [layer]: {
      display: 'block',
      boxSizing: 'border-box',
      marginBlockStart: space.xs,
      padding: space.sm,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.md,
      background: color.surfaceSunken,
      color: color.text,
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
  },
})
