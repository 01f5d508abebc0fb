import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

export const preview = style({
  '@layer': {
    [layers.kits]: {
      boxSizing: 'border-box',
      display: 'block',
      inlineSize: '100%',
      blockSize: '16rem',
      minBlockSize: '6rem',
      resize: 'vertical',
      overflow: 'auto',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.sm,
      // Messages are written for a light page.
      colorScheme: 'light',
      background: 'Canvas',
    },
  },
})
