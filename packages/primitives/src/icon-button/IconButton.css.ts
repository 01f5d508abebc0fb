import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

export const icon = style({ '@layer': { [layers.components]: { display: 'flex' } } })
