import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const name = kit({ display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' })
export const quiet = kit({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
})

/** Which branches: the kind and its IDs beside each other where there is room. */
export const entry = kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.sm, minInlineSize: 0 })
export const ids = kit({ flex: '1 1 16rem', minInlineSize: 0, maxInlineSize: '32rem' })
