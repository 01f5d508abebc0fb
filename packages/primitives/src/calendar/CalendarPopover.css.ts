import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { floating } from '../internal/floating.css.ts'
import { anchor } from './CalendarButton.css.ts'

const { space } = vars
const layer = layers.components

export const popover = style([
  floating,
  {
    '@layer': {
      [layer]: {
        inlineSize: 'max-content',
        maxInlineSize: `calc(100vw - ${space.md})`,
        maxBlockSize: 'none',
        padding: space.sm,
        positionAnchor: anchor,
        // Hidden by the browser until it is shown.
        selectors: { '&:popover-open': { display: 'flex' } },
        gap: space.sm,
        '@media': { '(max-width: 480px)': { flexDirection: 'column' } },
      },
    },
  },
])

globalStyle(`${popover} > *`, { '@layer': { [layer]: { flex: 'none' } } })
