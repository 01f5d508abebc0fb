import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const concerns = kit({ margin: 0, padding: 0, listStyle: 'none' })

export const concern = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  paddingBlock: vars.space.md,
  paddingInline: vars.card.padding,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.border}` } },
})

/** The member's own words lead; what stands at the end of their line falls below them on a phone. */
export const first = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
})
export const told = kit({
  display: '-webkit-box',
  flex: '1 1 30ch',
  minInlineSize: 0,
  margin: 0,
  overflow: 'hidden',
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  // The rest is a press away.
  WebkitLineClamp: 2,
})
export const last = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
})
globalStyle(`${last} > :first-child`, { '@layer': { [layers.kits]: { flex: '1 1 auto' } } })
