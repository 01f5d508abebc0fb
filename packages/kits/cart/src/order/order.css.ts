import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

/** One thing below the other, as wide as a form is read well. */
export const flow = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  inlineSize: '100%',
  maxInlineSize: `calc(640 * ${vars.unit})`,
})

const isWide = `(inline-size >= ${container.wide}px)`

/** A page that can have a second column. */
export const wideFlow = style([flow, kit({ '@container': { [isWide]: { maxInlineSize: 'none' } } })])

/** The order next to its payment and agreement, where there is room. */
export const review = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@container': {
    [isWide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)',
      gridTemplateRows: 'auto auto auto auto 1fr',
      columnGap: vars.space.xl,
      alignItems: 'start',
    },
  },
})
globalStyle(`${review} > *`, { '@layer': { [layers.kits]: { '@container': { [isWide]: { gridColumn: 1 } } } } })
globalStyle(`${review} > [data-summary]`, {
  '@layer': { [layers.kits]: { '@container': { [isWide]: { gridColumn: 2, gridRow: '1 / span 5' } } } },
})

export const step = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
})

/** Takes the focus so that reading goes on there; it is no control, so it shows no ring. */
export const arrival = kit({ outline: 'none' })

export const lines = kit({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
})

function within(selector: string, rule: Rule) {
  globalStyle(`${lines} ${selector}`, { '@layer': { [layers.kits]: rule } })
}

within(':is(th, td)', {
  paddingBlock: vars.space.xs,
  paddingInline: vars.card.padding,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})
within('th', { paddingInlineEnd: vars.space.xs })
within('[data-amount]', { paddingInlineStart: 0, textAlign: 'end' })
// Never on two lines, unlike words in place of an amount.
within('[data-price]', { whiteSpace: 'nowrap' })
within('thead th', { padding: 0 })
within('tr', { breakInside: 'avoid' })
within('tbody tr:first-child > *', { paddingBlockStart: vars.space.sm })
within('tbody tr:last-child > *', { paddingBlockEnd: vars.space.sm })
within('tbody + tbody', { borderBlockStart: `1px solid ${vars.color.border}` })
within('tfoot', { borderBlockStart: `1px solid ${vars.color.border}` })
within('tfoot tr:first-child > *', { paddingBlockStart: vars.space.sm })
// A sum is read before what it is the sum of.
within('tfoot tr:not([data-main], [data-due]) > th', { color: vars.color.textMuted })
within('tfoot [data-main] > *', { fontSize: vars.text.md, fontWeight: vars.weight.bold })
within('tfoot [data-due] > *', { fontWeight: vars.weight.bold })
// The last line is as far from the card's end as from its sides.
within('> :last-child > tr:last-child > *', { paddingBlockEnd: vars.card.padding })

// Only the new sum reads as what is to be paid.
const outdated = (selector: string, rule: Rule) =>
  globalStyle(`[data-outdated] ${lines} ${selector}`, { '@layer': { [layers.kits]: rule } })
outdated(':is(th, td, th *, td *)', { color: vars.color.textMuted, fontWeight: vars.weight.regular })
outdated('tfoot [data-main] > *', {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
})

/** Beside the rest there is room for every line. */
export const unfold = kit({ '@container': { [isWide]: { display: 'none' } }, '@media': { print: { display: 'none' } } })
const folded = (selector: string, rule: Rule) =>
  globalStyle(`[data-folded] ${lines} ${selector}`, {
    '@layer': {
      [layers.kits]: { '@container': { [`(inline-size < ${container.wide}px)`]: { '@media': { screen: rule } } } },
    },
  })
folded('tr:not([data-main])', { display: 'none' })
folded('tr[data-main] > *', { paddingBlock: `${vars.space.sm} ${vars.card.padding}` })

/** As tall as a payment method, which will stand here. */
export const waitingMethod = kit({
  display: 'grid',
  gap: `calc(2 * ${vars.unit})`,
  paddingBlock: `calc(12 * ${vars.unit}) calc(10 * ${vars.unit})`,
  paddingInline: vars.space.sm,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
})
globalStyle(`${waitingMethod} > :first-child`, { '@layer': { [layers.kits]: { fontSize: vars.control.text } } })

export const name = kit({ display: 'block', fontWeight: vars.weight.medium })

export const quiet = kit({
  display: 'block',
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
  textWrap: 'balance',
})

/** A supplement stands below its plan. */
export const supplement = kit({ paddingInlineStart: vars.space.md })

export const lineStatus = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xxs,
})

/** Tabular figures would widen its hyphen. */
export const number = kit({ fontVariantNumeric: 'normal' })

/** The mark stays beside its words. */
export const method = kit({ whiteSpace: 'nowrap' })

export const terms = kit({ display: 'grid', gap: vars.space.xs, margin: 0 })

/** For fingers, the boxes have room of their own. */
export const consents = kit({
  display: 'grid',
  gap: vars.space.md,
  '@media': { '(pointer: coarse)': { gap: 0 } },
})

export const contracts = kit({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.md,
  overflowWrap: 'anywhere',
})

/** The primary button is last; on narrow pages first, and each as wide as the page. */
export const actions = kit({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  selectors: { '&:empty': { display: 'none' } },
  '@container': {
    [`(inline-size < ${container.narrow}px)`]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
  },
})

/** As wide as words are read well: the next steps stand below them. */
export const lost = kit({ maxInlineSize: `calc(640 * ${vars.unit})` })
globalStyle(`${lost} p`, { '@layer': { [layers.kits]: { marginBlockEnd: vars.space.xxs } } })
export const nextSteps = kit({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  // Wider than what the words leave beside them.
  inlineSize: `calc(272 * ${vars.unit})`,
  maxInlineSize: '100%',
  '@container': { [`(inline-size < ${container.narrow}px)`]: { display: 'grid' } },
})

/** Why the button beside it can't be pressed. */
export const reason = kit({
  alignSelf: 'center',
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  // Right above that button, which comes first there.
  '@container': { [`(inline-size < ${container.narrow}px)`]: { order: 1 } },
})
