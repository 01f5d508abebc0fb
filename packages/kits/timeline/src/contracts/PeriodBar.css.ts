import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })
const forced = '(forced-colors: active)'

/** Each row's bar has the same width, so that the bars stand under each other on one axis. */
export const plot = kit({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: '7rem',
  blockSize: vars.space.xs,
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})

// On a card, whose cells are as wide as their words, its own has a line to itself.
globalStyle(`td:has(${plot})`, { '@layer': { [layers.kits]: { flexBasis: '100%' } } })

export const axis = kit({
  stroke: vars.color.border,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { stroke: 'GrayText' } },
})

export const period = kit({
  fill: vars.color.textMuted,
  selectors: { '&[data-standing="inForce"]': { fill: vars.color.accent } },
  '@media': {
    [forced]: { fill: 'GrayText', selectors: { '&[data-standing="inForce"]': { fill: 'CanvasText' } } },
    print: { printColorAdjust: 'exact' },
  },
})

export const today = kit({
  stroke: vars.color.text,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { stroke: 'CanvasText' } },
})
