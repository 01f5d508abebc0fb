import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { fallbackVar, globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const screenOnly = kit({ '@media': { print: { display: 'none' } } })

/** The arrow, not its padding, is in line with the heading. */
export const backLink = style([
  screenOnly,
  { '@layer': { [layers.kits]: { marginInlineStart: `calc(-0.75 * ${vars.control.paddingInline})` } } },
])

export const title = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
// A number without a space in it must not push the page apart.
globalStyle(`${title} > *`, { '@layer': { [layers.kits]: { minInlineSize: 0 } } })

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
// The icon that prints, alone, has room beside the title.
globalStyle(`${actions}:has(> :only-child)`, {
  '@layer': { [layers.kits]: { '@container': { [narrow]: { flexBasis: 'auto' } } } },
})
globalStyle(`${actions} > [data-tone="primary"]`, {
  '@layer': { [layers.kits]: { '@container': { [narrow]: { flexGrow: 1 } } } },
})

/** On a phone the icon alone, so that the task comes first; the word stays the button's name. */
export const printWord = kit({ '@container': { [narrow]: unseen } })

export const reserved = kit({ visibility: 'hidden' })
