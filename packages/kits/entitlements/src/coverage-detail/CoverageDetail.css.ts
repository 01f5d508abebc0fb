import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const people = kit({ display: 'grid', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' })
export const person = kit({ display: 'flex', alignItems: 'start', gap: vars.space.sm, minInlineSize: 0 })
export const personLabel = kit({ display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' })

export const contract = kit({ display: 'flex', alignItems: 'start', gap: vars.space.sm, minInlineSize: 0 })
globalStyle(`${contract} > svg`, {
  '@layer': { [layers.kits]: { flex: 'none', marginBlockStart: vars.space.xxs, color: vars.color.textMuted } },
})

/** Of a contract: on a line of its own, as long as its badge. */
export const standing = kit({ justifySelf: 'start', marginBlock: vars.space.xxs })

/** Figures as wide as each other would widen its hyphens too. */
export const id = kit({ fontVariantNumeric: 'normal' })

export const quiet = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted })

/** Short facts in one line, where there is room. */
export const line = style([
  quiet,
  kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.xs }),
])
