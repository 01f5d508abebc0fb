import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style } from '@vanilla-extract/css'

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

// Surfaces have less room in a narrow kit, however wide the window is.
globalStyle(`${kit} > *`, {
  '@layer': {
    [layers.kits]: {
      '@container': { [`(inline-size < ${container.narrow}px)`]: { vars: { [vars.card.padding]: vars.space.md } } },
    },
  },
})

// Nothing on paper can be pressed. The names of a table's rows and columns are buttons, too, but have no tone.
globalStyle(`${kit} :is(button[data-tone], a[data-tone], [popover])`, {
  '@layer': { [layers.kits]: { '@media': { print: { display: 'none !important' } } } },
})

// Collapsed content can't be expanded on paper.
globalStyle(`${kit} details::details-content`, {
  '@layer': { [layers.kits]: { '@media': { print: { blockSize: 'auto', contentVisibility: 'visible' } } } },
})
