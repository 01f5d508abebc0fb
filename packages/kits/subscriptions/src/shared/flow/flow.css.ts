import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

/** One thing below the other, as wide as a form is read well. */
export const flow = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  inlineSize: '100%',
  maxInlineSize: `calc(640 * ${vars.unit})`,
})

/** A fieldset is wider than its place without this. */
export const form = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  minInlineSize: 0,
})

export const heading = kit({ display: 'grid', gap: vars.space.xxs, overflowWrap: 'anywhere' })

export const list = kit({
  display: 'grid',
  gap: vars.space.xxs,
  margin: 0,
  paddingInlineStart: vars.space.md,
  overflowWrap: 'anywhere',
})

/** Names are in line with what stands above and below them. */
export const names = style([list, kit({ paddingInlineStart: 0, listStyle: 'none' })])

export const plain = kit({ margin: 0, overflowWrap: 'anywhere' })

/** An offer beside its button, or above it where there is no room. */
export const offer = kit({
  display: 'grid',
  gap: vars.space.sm,
  '@container': {
    [`(inline-size >= ${container.narrow}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
})

/** A quiet button whose words are in line with those above; a phone's whole line can be pressed. */
export const aside = kit({
  marginInlineStart: `calc(-0.75 * ${vars.control.paddingInline} - 1px)`,
  '@container': { [`(inline-size < ${container.narrow}px)`]: { display: 'grid' } },
})
globalStyle(`${aside} > button`, { '@layer': { [layers.kits]: { justifyContent: 'start', textAlign: 'start' } } })

/** The ways out of a step: of equal size, the one that goes on last; on narrow pages first. */
export const actions = kit({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  '@container': {
    [`(inline-size < ${container.narrow}px)`]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
  },
})
