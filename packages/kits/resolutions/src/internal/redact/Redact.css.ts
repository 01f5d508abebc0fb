import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

export const removed = style({
  '@layer': {
    [layers.kits]: {
      // A number is one piece, which only breaks where a line is too short for it.
      display: 'inline-block',
      maxInlineSize: '100%',
      marginInline: 1,
      paddingInline: `calc(3 * ${vars.unit})`,
      borderRadius: vars.radius.sm,
      background: vars.color.criticalSoft,
      color: vars.color.onCriticalSoft,
      fontWeight: vars.weight.medium,
      // Two of them, one below the other, don't touch.
      lineHeight: vars.leading.tight,
      // Whether these are the right digits is read here: nothing may cross them.
      outline: `1px solid ${vars.color.critical}`,
      textDecoration: 'none',
    },
  },
})
