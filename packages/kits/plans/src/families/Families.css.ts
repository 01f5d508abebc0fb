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

/** Cards of one line have one height. */
export const cards = kit({
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

// Buttons of cards side by side are on one line, however long the text above them is.
globalStyle(`:where(${cards} > *, ${cards} > * > div)`, {
  '@layer': { [layers.kits]: { display: 'flex', flexDirection: 'column' } },
})
globalStyle(`${cards} > * > footer`, { '@layer': { [layers.kits]: { marginBlockStart: 'auto' } } })

export const words = kit({ overflowWrap: 'anywhere' })
export const facts = kit({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 })
export const description = kit({ margin: 0, overflowWrap: 'anywhere' })

/** The number of plans and the way to them, at the bottom of the card. */
export const end = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xs,
})

/** The button's words, not its padding, align with the edge. */
export const open = kit({
  marginInline: `auto calc(-0.75 * ${vars.control.paddingInline})`,
  marginBlockEnd: `calc(-1 * ${vars.space.xs})`,
})

export const waitingOpen = kit({ marginInlineStart: 'auto' })

/** One line, cut off at the edge as the chips are. */
export const waitingFilter = kit({ display: 'flex', gap: vars.space.xs, minInlineSize: 0, overflow: 'hidden' })

export const highlights = kit({
  display: 'grid',
  gap: vars.space.xxs,
  margin: 0,
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
})
