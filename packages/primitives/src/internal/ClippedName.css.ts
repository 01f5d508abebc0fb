import { style } from '@vanilla-extract/css'
import { layers } from '@memberkit/tokens/layers'

const layer = layers.components

export const name = style({
  '@layer': {
    [layer]: { display: 'flex', inlineSize: 'fit-content', maxInlineSize: '100%', minInlineSize: 0, whiteSpace: 'pre' },
  },
})

export const start = style({
  '@layer': { [layer]: { minInlineSize: '2ch', overflow: 'hidden', textOverflow: 'ellipsis' } },
})

export const end = style({ '@layer': { [layer]: { flex: 'none' } } })
