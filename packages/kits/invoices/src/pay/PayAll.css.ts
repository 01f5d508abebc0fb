import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

export const rows = kit({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
})

/** The state has its place from the start, so that nothing moves when it comes. */
export const row = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto) auto',
  alignItems: 'center',
  columnGap: vars.space.md,
  minBlockSize: vars.control.height,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 }, '&[data-total]': { fontWeight: vars.weight.bold } },
  '@container': {
    [`(inline-size < ${container.narrow}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: vars.space.xxs },
  },
})

export const name = kit({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const number = kit({
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const state = kit({
  '@container': { [`(inline-size < ${container.narrow}px)`]: { gridRow: 2, gridColumn: '1 / -1' } },
})

export const amount = kit({ gridColumn: '-2 / -1', textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
