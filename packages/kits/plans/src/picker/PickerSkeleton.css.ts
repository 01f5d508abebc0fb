import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { charges, isOneLine } from './TierCards.css.ts'
import { isRoomy } from './TierPicker.css.ts'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

const { color, space, text } = vars

/** As the choice of a billing period. */
export const period = kit({
  display: 'grid',
  gap: `calc(6 * ${vars.unit})`,
  minInlineSize: 0,
  selectors: { '&[data-beside]': { '@container': { [isRoomy]: { display: 'none' } } } },
})

// Segments that a finger finds have the height of a control each, and a frame around them.
globalStyle(`${period} > :last-child`, {
  '@layer': {
    [layers.kits]: {
      '@media': { '(pointer: coarse)': { blockSize: `calc(${vars.control.height} + 8 * ${vars.unit})` } },
    },
  },
})

/** As the cards of tiers are laid out. */
export const cards = kit({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(224 * ${vars.unit})), 1fr))`,
  gap: space.sm,
})

export const card = kit({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.sm,
  background: color.surface,
  minInlineSize: 0,
  padding: space.md,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
})

/** A name and a price, as a card has them. */
export const head = kit({
  display: 'grid',
  minInlineSize: 0,
  '@container': { [isOneLine]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
globalStyle(`${head} > ${charges}`, {
  '@layer': { [layers.kits]: { '@container': { [isOneLine]: { justifyItems: 'end' } } } },
})
globalStyle(`${head} > ${charges} > :first-child`, {
  '@layer': { [layers.kits]: { '@container': { [isOneLine]: { fontSize: text.lg } } } },
})
