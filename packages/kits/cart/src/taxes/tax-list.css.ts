import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

/** A word, and what it is about below. */
export const stacked = kit({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })

/** A name breaks within a word rather than widen the table. */
export const name = kit({
  overflowWrap: 'anywhere',
  // No narrower than most words; on cards, which a table has below this width, it stands among other words.
  '@container': { '(inline-size >= 600px)': { display: 'block', minInlineSize: '12ch' } },
})

export const quiet = kit({
  fontSize: `var(--mk-table-note, ${vars.text.xs})`,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

/** Rates stand below each other, digit below digit. */
export const rate = kit({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })

/** A badge never breaks, and is as wide as its word. */
export const badge = kit({ display: 'flex', justifySelf: 'start', whiteSpace: 'nowrap' })
