import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, motion } = vars

export const link = style({
  '@layer': {
    [layers.components]: {
      borderRadius: '2px',
      color: color.accentText,
      fontFamily: vars.font.family,
      textDecorationLine: 'underline',
      textDecorationColor: `color-mix(in oklch, currentColor 40%, transparent)`,
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
      transition: `text-decoration-color ${motion.fast} ${motion.easing}`,
      overflowWrap: 'break-word',
      selectors: {
        '&:hover': { textDecorationColor: 'currentColor' },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
        '&[data-appearance="quiet"]': { color: 'inherit', fontWeight: vars.weight.medium },
        '&[data-appearance="quiet"]:not(:hover)': { textDecorationColor: 'transparent' },
      },
      '@media': { '(forced-colors: active)': { textDecorationColor: 'currentColor' } },
    },
  },
})

export const mark = style({
  '@layer': { [layers.components]: { marginInlineStart: '0.25em', fontSize: '0.875em' } },
})
