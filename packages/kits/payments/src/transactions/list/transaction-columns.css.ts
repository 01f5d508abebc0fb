import { cardsBelow } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

/** Two lines in a cell: what it is, and what says it more exactly. */
export const name = kit({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })

export const quiet = kit({
  fontSize: `var(--mk-table-note, ${vars.text.xs})`,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

/** A mark with its words, briefly: the words of their long form come with what is opened. */
export const method = kit({ display: 'flex', alignItems: 'center', gap: vars.space.xs, whiteSpace: 'nowrap' })
// In a card, its words follow those of the date.
globalStyle(`${method} > *`, {
  '@layer': { [layers.kits]: { '@container': { [`(inline-size < ${cardsBelow})`]: { display: 'none' } } } },
})
