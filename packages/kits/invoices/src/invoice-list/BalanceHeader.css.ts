import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

export const header = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: vars.space.xl,
  rowGap: vars.space.md,
  padding: vars.card.padding,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
})

export const balance = kit({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: vars.space.lg,
  alignItems: 'center',
})

export const label = kit({ gridColumn: 1, margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted })

export const amount = kit({
  gridColumn: 1,
  margin: 0,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
})

export const note = kit({
  gridColumn: 1,
  margin: 0,
  minBlockSize: `calc(1em * ${vars.leading.body})`,
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
})

export const next = kit({
  margin: 0,
  marginInlineStart: 'auto',
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
})
