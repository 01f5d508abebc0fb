import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const concerns = kit({ margin: 0, padding: 0, listStyle: 'none' })

export const concern = kit({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  paddingBlock: vars.space.md,
  paddingInline: vars.card.padding,
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&:hover': { background: vars.color.surfaceHover },
  },
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
/** Opens the concern from wherever its row is pressed. */
export const opener = kit({
  flex: '1 1 30ch',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accentText,
  font: 'inherit',
  fontWeight: vars.weight.bold,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 0,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
})
export const told = kit({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  // The rest is a press away.
  WebkitLineClamp: 2,
})
