import { style } from '@vanilla-extract/css'
import { layers } from '@memberkit/tokens/layers'
import { note } from '../field/Field.css.ts'

const layer = layers.components

/** A word of the browser's own making would stand beside ours. */
export const quietly = style({ '@layer': { [layer]: { selectors: { '&::-ms-reveal': { display: 'none' } } } } })

export const hint = style([note, { '@layer': { [layer]: { display: 'flex', alignItems: 'center', gap: '0.375em' } } }])
