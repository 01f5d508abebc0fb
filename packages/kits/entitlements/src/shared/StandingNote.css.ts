import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style } from '@vanilla-extract/css'

export const note = style({ '@layer': { [layers.kits]: { containerType: 'inline-size' } } })

// In a card of a list, a button beside the words would leave them half the line.
globalStyle(`${note} > * > * > :nth-child(2)`, {
  '@layer': { [layers.kits]: { '@container': { '(inline-size < 480px)': { flexBasis: '100%' } } } },
})
