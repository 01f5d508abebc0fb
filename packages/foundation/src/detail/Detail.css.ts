import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { fallbackVar, globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

const stack: Rule = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
}

export const page = kit(stack)
export const side = kit(stack)

export const screenOnly = kit({ '@media': { print: { display: 'none' } } })

/** The arrow, not its padding, is in line with the heading. */
export const backLink = style([
  screenOnly,
  { '@layer': { [layers.kits]: { marginInlineStart: `calc(-0.75 * ${vars.control.paddingInline})` } } },
])

export const header = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  selectors: { '&[data-figure]': { alignItems: 'center' } },
})

export const words = kit({
  display: 'grid',
  flex: '1 1 20ch',
  gap: vars.space.xxs,
  minInlineSize: 0,
  selectors: { '[data-figure] > &': { flex: '0 1 auto' } },
})

export const title = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
// A number without a space in it must not push the page apart.
globalStyle(`${title} > *`, { '@layer': { [layers.kits]: { minInlineSize: 0 } } })
// The heading takes the focus so that reading goes on there; it is no control, so it shows no ring.
globalStyle(`${title} :focus`, { '@layer': { [layers.kits]: { outline: 'none' } } })

export const lead = kit({ margin: 0, color: vars.color.textMuted })

export const figure = kit({
  margin: 0,
  fontFamily: fallbackVar(vars.font.heading, vars.font.family),
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.021em',
  textWrap: 'balance',
})

const narrow = `(inline-size < ${container.narrow}px)`

/** The primary one last on a desk; on a phone first, and as wide as the rest leave it. */
export const actions = style([
  screenOnly,
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    '@container': { [narrow]: { flexBasis: '100%', flexFlow: 'row-reverse wrap-reverse', justifyContent: 'flex-end' } },
  }),
])
globalStyle(`${actions} > [data-tone="primary"]`, {
  '@layer': { [layers.kits]: { '@container': { [narrow]: { flexGrow: 1 } } } },
})

export const columns = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  alignItems: 'start',
  '@container': { [`(inline-size >= ${container.wide}px)`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const reserved = kit({ visibility: 'hidden' })
