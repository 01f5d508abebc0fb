import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const line = kit({ display: 'flex', justifyContent: 'space-between', columnGap: vars.space.md })
export const amount = kit({ fontVariantNumeric: 'tabular-nums' })

export const lines = kit({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' })
