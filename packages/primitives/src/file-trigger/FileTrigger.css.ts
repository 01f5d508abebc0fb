import { style } from '@vanilla-extract/css'
import { layers } from '@memberkit/tokens/layers'

export const root = style({ '@layer': { [layers.components]: { display: 'inline-flex', maxInlineSize: '100%' } } })

/** The button stands for it; the browser opens its chooser all the same. */
export const input = style({ '@layer': { [layers.components]: { display: 'none' } } })
