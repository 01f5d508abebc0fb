import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

/** Around what will come: it takes its room already, so that nothing moves when it does. */
export const room = style({ '@layer': { [layers.kits]: { visibility: 'hidden' } } })
