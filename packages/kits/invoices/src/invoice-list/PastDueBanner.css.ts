import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

/** On one line where it has room: a number would break at its hyphen first. */
export const number = style({ '@layer': { [layers.kits]: { display: 'inline-block', overflowWrap: 'anywhere' } } })
