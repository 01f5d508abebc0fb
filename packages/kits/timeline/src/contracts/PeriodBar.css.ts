import { cardsBelow, container } from '@memberkit/tokens'
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
  // Cards are too far apart for bars to be compared; the days stand there in words.
  '@container': { [`(inline-size < ${cardsBelow})`]: { display: 'none' } },
})

/** Years or months over the bars, as wide as they are. Empty while the contracts load, and as tall. */
export const scale = kit({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: '7rem',
  blockSize: '1lh',
  marginBlockEnd: vars.space.xxs,
  overflow: 'visible',
  direction: 'ltr',
  fontWeight: vars.weight.regular,
  fill: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@container': { [`(inline-size < ${cardsBelow})`]: { display: 'none' } },
})
// With two lines in one header, the names of all columns stand on the first.
globalStyle(`tr:has(> th > ${scale}) > th`, { '@layer': { [layers.kits]: { verticalAlign: 'baseline' } } })
// The axis is mirrored, its words are not.
globalStyle(`[dir="rtl"] ${scale} > text`, {
  '@layer': { [layers.kits]: { transform: 'scaleX(-1)', transformBox: 'fill-box', transformOrigin: 'center' } },
})
// On a shorter axis, today leaves no room for what it comes after.
globalStyle(`${scale} > text:nth-last-child(2)`, {
  '@layer': { [layers.kits]: { '@container': { [`(inline-size < ${container.wide}px)`]: { display: 'none' } } } },
})
export const now = kit({ fill: vars.color.text })

export const axis = kit({
  stroke: vars.color.border,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { stroke: 'GrayText' } },
})

/** Solid for the contract in force: the others are outlines, which say when they were without drawing the eye. */
export const period = kit({
  fill: vars.color.surface,
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  selectors: { '&[data-standing="inForce"]': { fill: vars.color.accent, stroke: vars.color.accent } },
  '@media': {
    [forced]: {
      fill: 'Canvas',
      stroke: 'GrayText',
      selectors: { '&[data-standing="inForce"]': { fill: 'CanvasText', stroke: 'CanvasText' } },
    },
    print: { printColorAdjust: 'exact' },
  },
})

export const today = kit({
  stroke: vars.color.text,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { stroke: 'CanvasText' } },
})
