import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const layer = layers.components

export const text = style({ '@layer': { [layer]: { display: 'block', color: vars.color.text, textWrap: 'pretty' } } })

export const link = style({ '@layer': { [layer]: { display: 'block', marginBlockStart: vars.space.sm } } })
globalStyle(`${link} > a`, { '@layer': { [layer]: { fontWeight: vars.weight.medium } } })
