import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const { color, space } = vars
const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

export const rows = kit({ listStyle: 'none', margin: 0, padding: 0, minInlineSize: 0 })

/** A list row like those of its table, aligned with their text. */
export const row = kit({
  display: 'flex',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: `var(--mk-table-edge, ${vars.cell.paddingInline})`,
  borderBlockStart: `1px solid ${color.border}`,
  fontFamily: vars.font.family,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.body,
  color: color.text,
  breakInside: 'avoid',
  selectors: { ':first-child > &:first-child': { borderBlockStart: 'none' } },
})

export const mark = kit({ flexShrink: 0, marginBlockStart: space.xxs, color: color.textMuted })

export const words = kit({ display: 'grid', gap: space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })

export const quiet = kit({ fontSize: vars.text.xs, color: color.textMuted })
