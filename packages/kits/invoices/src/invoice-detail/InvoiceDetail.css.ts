import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { fallbackVar, globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
})

export const screenOnly = kit({ '@media': { print: { display: 'none' } } })

/** The arrow, not the room around it that is there to be pressed, is in line with the heading. */
export const wayBack = style([
  screenOnly,
  { '@layer': { [layers.kits]: { marginInlineStart: `calc(-0.75 * ${vars.control.paddingInline})` } } },
])

export const header = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})

export const words = kit({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 })

export const title = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
// A number without a space in it must not push the page apart.
globalStyle(`${title} > *`, { '@layer': { [layers.kits]: { minInlineSize: 0 } } })

/** What is owed, or was: the answer that the page was opened for. */
export const lead = kit({
  margin: 0,
  fontFamily: fallbackVar(vars.font.heading, vars.font.family),
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.021em',
})

export const actions = kit({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { print: { display: 'none' } },
})

export const columns = kit({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'start',
  '@container': { [`(inline-size >= ${container.wide}px)`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const side = kit({ display: 'grid', gap: vars.space.md, minInlineSize: 0 })

export const items = kit({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
})

function within(selector: string, rule: Rule) {
  globalStyle(`${items} ${selector}`, { '@layer': { [layers.kits]: rule } })
}

within(':is(th, td)', {
  paddingBlock: vars.space.xs,
  paddingInline: vars.card.padding,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})
within('[data-amount]', { paddingInlineStart: 0, textAlign: 'end', whiteSpace: 'nowrap' })
// The words are there for screen readers only: the title of the card has said them.
within('thead th', { padding: 0 })
within('tr', { breakInside: 'avoid' })
within('tfoot', { borderBlockStart: `1px solid ${vars.color.border}` })
within('tfoot tr:first-child > *', { paddingBlockStart: vars.space.sm })
within('tfoot [data-main] > *', {
  paddingBlockEnd: vars.space.sm,
  fontSize: vars.text.md,
  fontWeight: vars.weight.bold,
})

export const group = kit({})
globalStyle(`${items} ${group}`, {
  '@layer': { [layers.kits]: { paddingBlockStart: vars.space.sm, fontWeight: vars.weight.medium } },
})

export const quiet = kit({ display: 'block', fontSize: vars.text.xs, color: vars.color.textMuted })

export const plans = kit({ display: 'grid', gap: vars.space.sm })

export const progress = kit({ paddingInline: vars.card.padding, paddingBlockEnd: vars.space.md })

// The heading takes the focus so that reading goes on there; it is no control, so it shows no ring.
globalStyle(`${title} :focus`, { '@layer': { [layers.kits]: { outline: 'none' } } })
