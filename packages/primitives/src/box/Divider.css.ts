import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

export const divider = style({
  '@layer': {
    [layers.components]: {
      flex: 'none',
      boxSizing: 'border-box',
      inlineSize: 'auto',
      blockSize: 'auto',
      // Browsers centre a rule by its margins, which in a flex container would take its width away.
      margin: 0,
      alignSelf: 'stretch',
      border: 0,
      borderBlockStart: `1px solid ${vars.color.border}`,
      overflow: 'visible',
      selectors: {
        '&[aria-orientation="vertical"]': {
          minBlockSize: '1em',
          borderBlockStart: 0,
          borderInlineStart: `1px solid ${vars.color.border}`,
        },
      },
    },
  },
})
