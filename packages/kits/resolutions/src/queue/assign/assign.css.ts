import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

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
  // On phones the dialog scrolls, and its end stays in reach all the same.
  '@media': { '(width < 30rem)': { maxBlockSize: 'none' } },
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
})

// Beside the first line of what it says.
globalStyle(`${table} [data-appearance="plain"]`, { '@layer': { [layers.kits]: { alignItems: 'baseline' } } })
globalStyle(`${table} [data-appearance="plain"] > svg`, {
  '@layer': { [layers.kits]: { flex: 'none', translate: '0 0.15em' } },
})

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
})
