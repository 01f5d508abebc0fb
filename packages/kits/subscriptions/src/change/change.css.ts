import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const header = kit({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })
globalStyle(`${header} > p`, { '@layer': { [layers.kits]: { margin: 0 } } })

/** As wide as is read well. */
export const body = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  maxInlineSize: `calc(640 * ${vars.unit})`,
  minInlineSize: 0,
})

export const names = kit({ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' })
export const quiet = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted })

/** At the end of its line; on narrow pages, however short, it begins one. */
export const note = style([
  quiet,
  kit({
    marginInlineStart: 'auto',
    '@container': {
      [`(inline-size < ${container.narrow}px)`]: {
        flexBasis: '100%',
        marginInlineStart: 0,
        '::first-letter': { textTransform: 'uppercase' },
      },
    },
  }),
])

export const preview = kit({ display: 'grid', gap: vars.space.xs })

export const sides = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@container': { [`(inline-size >= ${container.narrow}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const side = kit({
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const cost = kit({ fontVariantNumeric: 'tabular-nums' })
// What comes is what is decided on.
globalStyle(`${side}[data-new]`, { '@layer': { [layers.kits]: { fontWeight: vars.weight.bold } } })
globalStyle(`${side}[data-new] > ${cost}`, { '@layer': { [layers.kits]: { fontSize: vars.text.lg } } })
export const difference = kit({ margin: 0, fontVariantNumeric: 'tabular-nums' })
