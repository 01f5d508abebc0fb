import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { beside } from '../internal/floating.css.ts'

const layer = layers.components

// An icon has no baseline: it stands in the middle of the line that it explains.
globalStyle(`${beside}:has(> [data-help])`, { '@layer': { [layer]: { verticalAlign: 'middle' } } })

export const text = style({ '@layer': { [layer]: { display: 'block', color: vars.color.text, textWrap: 'pretty' } } })

export const link = style({ '@layer': { [layer]: { display: 'block', marginBlockStart: vars.space.sm } } })
globalStyle(`${link} > a`, { '@layer': { [layer]: { fontWeight: vars.weight.medium } } })
