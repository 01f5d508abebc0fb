import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

/** A number is copied and read aloud as one word, so it stays on one line. */
export const number = style({ '@layer': { [layers.kits]: { whiteSpace: 'nowrap' } } })
