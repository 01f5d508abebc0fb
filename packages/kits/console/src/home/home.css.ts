import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const search = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 36rem) auto',
  gap: vars.space.sm,
  alignItems: 'end',
  justifyContent: 'start',
  '@container': { '(inline-size < 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const quiet = kit({ color: vars.color.textMuted, fontSize: vars.text.sm, overflowWrap: 'anywhere' })

export const places = kit({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' })

export const place = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr) auto',
  columnGap: vars.space.md,
  alignItems: 'baseline',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { '(inline-size < 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Columns, so that the alphabet is read downwards. */
export const links = kit({
  columnWidth: '15rem',
  columnGap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const link = kit({ breakInside: 'avoid', paddingBlockEnd: vars.space.sm, overflowWrap: 'anywhere' })
