import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

export const lines = kit({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const quiet = kit({
  fontSize: `var(--mk-table-note, ${vars.text.xs})`,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
})

/** Within the dialog, whose end must stay in reach. */
export const table = kit({
  minInlineSize: 0,
  maxBlockSize: '40dvh',
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
})

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
})
