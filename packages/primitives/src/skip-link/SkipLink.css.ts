import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, space } = vars

export const skipLink = style({
  '@layer': {
    [layers.components]: {
      position: 'fixed',
      zIndex: 2,
      insetBlockStart: space.xs,
      insetInlineStart: space.xs,
      display: 'inline-flex',
      alignItems: 'center',
      boxSizing: 'border-box',
      maxInlineSize: `calc(100% - 2 * ${space.xs})`,
      minBlockSize: vars.control.height,
      paddingBlock: space.xxs,
      paddingInline: vars.control.paddingInline,
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.md,
      background: color.surfaceRaised,
      boxShadow: vars.shadow.overlay,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.control.text,
      fontWeight: vars.weight.medium,
      lineHeight: vars.leading.tight,
      textDecoration: 'none',
      cursor: 'pointer',
      selectors: {
        // Laid out and in the order of tabs, yet nothing of it is to be seen or pressed.
        '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none', inlineSize: 1, overflow: 'hidden' },
        '&:focus': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      },
    },
  },
})
