import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  minInlineSize: 0,
})

export const header = kit({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space.sm,
})

export const facts = kit({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 })

/** People side by side where there is room, so that they can be compared. */
export const people = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    [`(inline-size >= ${container.narrow}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`(inline-size >= ${container.wide}px)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

// With nobody to be compared to, one person has the whole width, and the products share it.
globalStyle(`${people} > :only-child`, { '@layer': { [layers.kits]: { gridColumn: '1 / -1' } } })

export const products = kit({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(272 * ${vars.unit})), 1fr))`,
  columnGap: vars.space.lg,
  rowGap: vars.space.lg,
  minInlineSize: 0,
})
const isStacked = `(inline-size < ${container.narrow}px)`
/** One below the other, people are found by their names first. */
export const unfold = kit({
  display: 'none',
  '@container': { [isStacked]: { '@media': { screen: { display: 'block' } } } },
})
globalStyle(`${products}[data-folded]`, {
  '@layer': { [layers.kits]: { '@container': { [isStacked]: { '@media': { screen: { display: 'none' } } } } } },
})
// Folded, the card ends where its header does, so what unfolds has the room around it.
globalStyle(`${products}[data-flush]`, {
  '@layer': { [layers.kits]: { paddingInline: vars.card.padding, paddingBlockEnd: vars.card.padding } },
})
export const product = kit({
  display: 'grid',
  gap: vars.space.sm,
  minInlineSize: 0,
  // Its heading is as large as the person's above it.
  paddingBlockStart: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.border}`,
})
export const group = kit({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 })

export const benefits = kit({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const benefit = kit({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.xs,
  breakInside: 'avoid',
})

export const mark = kit({
  flex: 'none',
  blockSize: `calc(1em * ${vars.leading.body})`,
  color: vars.color.textMuted,
  selectors: { [`${benefit}[data-eligible] > &`]: { color: vars.color.positive } },
})

export const words = kit({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const reason = kit({ fontSize: vars.text.sm, fontWeight: vars.weight.regular, color: vars.color.textMuted })
// A reason that all of a group have stands below its title.
globalStyle(`${group} > p > ${reason}`, { '@layer': { [layers.kits]: { display: 'block' } } })
