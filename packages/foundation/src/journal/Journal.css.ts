import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

export const offer = style({ '@layer': { [layers.kits]: { minBlockSize: vars.control.heightSmall, outline: 'none' } } })
