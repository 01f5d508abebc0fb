import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
})

export const screenOnly = kit({ '@media': { print: { display: 'none' } } })

/** The arrow, not the room around it that is there to be pressed, is in line with the heading. */
export const wayBack = style([
  screenOnly,
  { '@layer': { [layers.kits]: { marginInlineStart: `calc(-0.75 * ${vars.control.paddingInline})` } } },
])

export const header = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})

export const words = kit({ display: 'grid', flex: '1 1 20ch', gap: vars.space.xxs, minInlineSize: 0 })

export const title = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
globalStyle(`${title} > *`, { '@layer': { [layers.kits]: { minInlineSize: 0 } } })
// The heading takes the focus so that reading goes on there; it is no control, so it shows no ring.
globalStyle(`${title} :focus`, { '@layer': { [layers.kits]: { outline: 'none' } } })

export const lead = kit({ margin: 0, color: vars.color.textMuted })

export const actions = kit({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { print: { display: 'none' } },
})

export const columns = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  alignItems: 'start',
  '@container': { [`(inline-size >= ${container.wide}px)`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const side = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
})

export const people = kit({ display: 'grid', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' })
export const person = kit({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 })
export const personWords = kit({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const contract = kit({ display: 'flex', alignItems: 'start', gap: vars.space.sm, minInlineSize: 0 })
globalStyle(`${contract} > svg`, {
  '@layer': { [layers.kits]: { flex: 'none', marginBlockStart: vars.space.xxs, color: vars.color.textMuted } },
})

export const quiet = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted })
