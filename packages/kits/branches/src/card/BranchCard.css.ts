import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const card = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

/** Rows of its own: one `Stack` brings the table of every layout class to each page with a branch. */
export const hours = kit({ display: 'grid', gap: vars.space.sm })

export const picture = kit({ maxInlineSize: '32rem' })

export const links = kit({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xxs} ${vars.space.md}` })
