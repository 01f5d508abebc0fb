import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

/** As tall as the vendor's fields usually are, so that nothing moves when they come. */
export const place = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: `calc(176 * ${vars.unit})`,
  selectors: { '&[hidden]': { display: 'none' } },
})

globalStyle(`${place} > *`, { '@layer': { [layers.kits]: { gridArea: '1 / 1' } } })

export const slot = kit({ display: 'grid', alignContent: 'start', gap: vars.space.sm, minInlineSize: 0 })

globalStyle(`${slot} iframe`, {
  '@layer': { [layers.kits]: { display: 'block', inlineSize: '100%', border: 0, background: 'transparent' } },
})

/** Long text that scrolls by itself, so that the consent below it stays near. */
export const agreement = kit({
  display: 'grid',
  gap: vars.space.md,
  maxBlockSize: `calc(280 * ${vars.unit})`,
  overflow: 'auto',
  padding: vars.space.md,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  overflowWrap: 'anywhere',
})

export const form = kit({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })

/** The fields of one kind of method; those of the other kind keep what was entered, and count for nothing. */
export const kind = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '&[hidden]': { display: 'none' } },
})
