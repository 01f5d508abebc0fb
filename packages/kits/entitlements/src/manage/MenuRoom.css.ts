import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

export const room = style({ '@layer': { [layers.kits]: { visibility: 'hidden' } } })
