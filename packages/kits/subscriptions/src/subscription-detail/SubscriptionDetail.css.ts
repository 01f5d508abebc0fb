import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

/** Below the price, which is set larger. A sentence with a payment method takes two lines where it is narrow, also before the method is known. */
export const lead = kit({
  display: 'block',
  marginBlockStart: vars.space.xs,
  fontFamily: vars.font.family,
  fontSize: vars.text.md,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.body,
  letterSpacing: 'normal',
  color: vars.color.textMuted,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@container': {
    [`(inline-size < ${container.narrow}px)`]: { selectors: { '&[data-names-method]': { minBlockSize: '2lh' } } },
  },
})

export const lines = kit({ display: 'grid', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' })

export const line = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
})

/** The amount stays at the end of their first line. */
export const words = kit({ flex: '1 1 12ch', minInlineSize: 0 })

export const amount = kit({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.medium })
/** Digits of a ledger are as wide as each other, which parts the letters and hyphens of an identifier. */
export const number = kit({ fontVariantNumeric: 'normal' })
export const quiet = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted })
export const names = kit({ display: 'grid', gap: vars.space.xs, minInlineSize: 0, overflowWrap: 'anywhere' })
export const person = kit({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 })

// The sentence has the width that the buttons leave, and the icon that prints stays beside it on a phone.
globalStyle(`[data-figure] > div:has(> p > ${lead})`, { '@layer': { [layers.kits]: { flex: '1 1 20ch' } } })
globalStyle(`header[data-figure]:has(> div > p > ${lead})`, { '@layer': { [layers.kits]: { alignItems: 'start' } } })
