import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

/** A name, which only breaks where a line is too short for it. */
export const whole = style({ '@layer': { [layers.kits]: { display: 'inline-block', maxInlineSize: '100%' } } })
