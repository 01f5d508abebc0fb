import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  minInlineSize: 0,
  maxInlineSize: '44rem',
})

/** Short fields in pairs, where both have room. */
export const pairs = kit({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  alignItems: 'start',
  columnGap: vars.space.md,
  rowGap: vars.space.lg,
})

export const cases = kit({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  listStyle: 'none',
})

export const caseFacts = kit({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })

const box = kit({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  padding: vars.space.sm,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.border}` } },
})
export { box as caseCard }

export const caseName = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})

export const quiet = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted })

/** As typed, with its lines. */
export const words = kit({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const actions = kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm })
globalStyle(`${actions} > *`, {
  '@layer': { [layers.kits]: { '@container': { '(inline-size < 30rem)': { flex: '1 0 100%' } } } },
})
