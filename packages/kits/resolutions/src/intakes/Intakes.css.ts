import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

export const lines = kit({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })

export const quiet = kit({
  fontSize: `var(--mk-table-note, ${vars.text.xs})`,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
})
