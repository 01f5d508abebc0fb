import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

export const kept = style({ '@layer': { [layers.kits]: { color: vars.color.textMuted } } })

export const removed = style({
  '@layer': {
    [layers.kits]: {
      // A number is one piece, which only breaks where a line is too short for it.
      display: 'inline-block',
      maxInlineSize: '100%',
      paddingInline: `calc(2 * ${vars.unit})`,
      borderRadius: vars.radius.sm,
      background: vars.color.criticalSoft,
      color: vars.color.onCriticalSoft,
      fontWeight: vars.weight.medium,
      textDecorationThickness: 2,
    },
  },
})
