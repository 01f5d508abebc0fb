import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  minInlineSize: 0,
})

/** Fields beside each other, on one line with what they do. */
export const fields = kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.md })
/** On a line of its own: errors below the fields would part it from them. */
export const begin = kit({ flex: '1 0 100%' })
/** In the line of the list's title; below it where there is no room. */
export const search = kit({ inlineSize: `min(20rem, 100cqi - 2 * (${vars.card.padding} + 1px))` })

export const counts = kit({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const actions = kit({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space.sm })
export const quiet = kit({ fontSize: vars.text.sm, color: vars.color.textMuted })
export const name = kit({ display: 'grid', overflowWrap: 'anywhere' })
