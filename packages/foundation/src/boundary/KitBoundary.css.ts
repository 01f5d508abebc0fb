import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

export const kit = style({
  '@layer': {
    [layers.kits]: {
      containerType: 'inline-size',
      color: vars.color.text,
      fontFamily: vars.font.family,
      fontSize: vars.control.text,
      lineHeight: vars.leading.body,
      textAlign: 'start',
    },
  },
})
