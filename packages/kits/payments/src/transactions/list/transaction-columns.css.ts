import { cardsBelow } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })
const onCards = (rule: Rule): Rule => ({ '@container': { [`(inline-size < ${cardsBelow})`]: rule } })

/** Two lines in a cell: what it is, and what says it more exactly. */
export const name = kit({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })

const quiet: Rule = {
  fontSize: `var(--mk-table-note, ${vars.text.xs})`,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
}

/** Cards leave it to the page of the transaction, and only read it out. */
export const invoice = kit({ ...quiet, ...onCards(unseen) })
/** Cards say the day alone. */
export const inTable = kit({ display: 'contents', ...onCards({ display: 'none' }) })
export const onCard = kit({ display: 'none', ...onCards({ display: 'contents' }) })

/** What is said instead of a method. */
export const noMethod = kit({ color: vars.color.textMuted })
export const unknownMethod = style([noMethod])
// Left out of cards with its cell, and the dot beside that.
globalStyle(`td:has(> ${unknownMethod})`, { '@layer': { [layers.kits]: onCards({ display: 'none' }) } })

/** A mark with its words, briefly: the words of their long form come with what is opened. */
export const method = kit({ display: 'flex', alignItems: 'center', gap: vars.space.xs, whiteSpace: 'nowrap' })
