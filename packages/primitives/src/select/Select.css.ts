import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { control } from '../field/Field.css.ts'
import { browserArrow, chevron, forcedColors } from './chevron.ts'

const { color } = vars
const layer = layers.components

export const select = style([
  control,
  {
    '@layer': {
      [layer]: {
        ...chevron,
        textOverflow: 'ellipsis',
        cursor: 'pointer',
        selectors: {
          '&:has(> option[value=""]:checked)': { color: color.textMuted },
        },
        '@media': { [forcedColors]: browserArrow },
      },
    },
  },
])

// The system paints the list: it must be readable in either scheme, whatever the closed control looks like.
globalStyle(`${select} :is(option, optgroup)`, {
  '@layer': { [layer]: { background: color.surfaceRaised, color: color.text } },
})
globalStyle(`${select} option:disabled`, { '@layer': { [layer]: { color: color.textMuted } } })
