import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

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
globalStyle(`${items}:last-child tfoot tr:last-child > *`, {
  '@layer': { [layers.kits]: { paddingBlockEnd: vars.card.padding } },
})

export const group = kit({})
globalStyle(`${items} ${group}`, {
  '@layer': { [layers.kits]: { paddingBlockStart: vars.space.sm, fontWeight: vars.weight.medium } },
})

export const quiet = kit({ display: 'block', fontSize: vars.text.sm, color: vars.color.textMuted })

export const plans = kit({ display: 'grid', gap: vars.space.sm })

export const progress = kit({ paddingInline: vars.card.padding, paddingBlockEnd: vars.space.md })

/** Beside the payments in a wide container, else below them: there it isn't shown before they have come. */
export const besidePayments = kit({
  display: 'contents',
  '@container': {
    [`(inline-size < ${container.wide}px)`]: { selectors: { '&[data-waits]': { visibility: 'hidden' } } },
  },
})
