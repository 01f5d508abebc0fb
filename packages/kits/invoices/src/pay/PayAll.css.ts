import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

const narrow = `(inline-size < ${container.narrow}px)`

export const rows = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  overflow: 'clip',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

/** The columns are those of the list, so that the states stand below each other. */
export const row = kit({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
  rowGap: vars.space.xxs,
  minBlockSize: vars.control.height,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: {
    '&:first-child': { borderBlockStart: 0 },
    '&[data-total]': { background: vars.color.surfaceHover, fontWeight: vars.weight.bold },
    '&[data-total] + &[data-total]': { minBlockSize: 0, paddingBlockStart: 0, borderBlockStart: 0 },
  },
  // For fingers, a checkbox has room of its own.
  '@media': { '(pointer: coarse)': { selectors: { '&:has(input)': { paddingBlock: 0 } } } },
})

export const name = kit({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const number = kit({ fontSize: vars.text.sm, color: vars.color.textMuted })

export const state = kit({ '@container': { [narrow]: { gridRow: 2, gridColumn: '1 / -1' } } })

export const amount = kit({ gridColumn: '-2 / -1', textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
