import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

const size = `calc(64 * ${vars.unit})`

export const card = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

/** Rows of its own: one `Stack` brings the table of every layout class to each page with a branch. */
export const hours = kit({ display: 'grid', gap: vars.space.sm })

export const head = kit({ display: 'flex', alignItems: 'center', gap: vars.space.md, minInlineSize: 0 })

export const picture = kit({ position: 'relative', flex: 'none', inlineSize: size, blockSize: size })

/** Under the picture, which may not load. */
export const monogram = kit({ display: 'grid', blockSize: '100%' })
globalStyle(`${monogram} > span`, { '@layer': { [layers.kits]: { inlineSize: '100%', blockSize: '100%' } } })

export const photo = kit({
  position: 'absolute',
  inset: 0,
  // Its alternative text stays in the accessibility tree.
  selectors: { '&:has([data-state="failed"])': { clipPath: 'inset(50%)' } },
})

/** The one thing to do first; on a phone as wide as the card. */
export const call = kit({
  display: 'grid',
  justifyContent: 'start',
  '@container': { [`(inline-size < ${container.narrow}px)`]: { justifyContent: 'stretch' } },
  '@media': { print: { display: 'none' } },
})

/** Beside the button, other numbers and addresses are underlined and no more. */
export const facts = kit({ minInlineSize: 0 })
globalStyle(`${facts} a`, { '@layer': { [layers.kits]: { color: vars.color.text } } })

globalStyle(`${facts} [data-paper]`, { '@layer': { [layers.kits]: { '@media': { screen: { display: 'none' } } } } })

export const links = kit({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xxs} ${vars.space.md}` })
