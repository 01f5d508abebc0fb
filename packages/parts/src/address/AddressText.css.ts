import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

export const line = style({ '@layer': { [layers.kits]: { overflowWrap: 'anywhere' } } })
