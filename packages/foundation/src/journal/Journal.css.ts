import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

export const offer = style({ '@layer': { [layers.kits]: { marginInlineStart: 'auto', outline: 'none' } } })
