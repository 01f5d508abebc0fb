import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

/** What they do at the start, the keys in a column of their own at the end. */
export const list = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  columnGap: vars.space.md,
  margin: 0,
})
export const row = kit({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  paddingBlock: vars.space.xs,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.border}` } },
})
export const keys = kit({ justifySelf: 'end', margin: 0 })

export const key = kit({
  display: 'inline-block',
  minInlineSize: '1.75em',
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.family,
  fontSize: vars.text.sm,
  textAlign: 'center',
})
