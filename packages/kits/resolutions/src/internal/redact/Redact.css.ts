import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

export const kept = style({ '@layer': { [layers.kits]: { color: vars.color.textMuted } } })

export const removed = style({
  '@layer': {
    [layers.kits]: {
      paddingInline: `calc(2 * ${vars.unit})`,
      borderRadius: vars.radius.sm,
      background: vars.color.criticalSoft,
      color: vars.color.onCriticalSoft,
      fontWeight: vars.weight.medium,
      textDecorationThickness: 2,
      boxDecorationBreak: 'clone',
    },
  },
})
