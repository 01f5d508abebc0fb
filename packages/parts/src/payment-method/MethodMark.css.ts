import { cardsBelow } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => ({ '@layer': { [layers.kits]: rule } })

/** The digits stand in line with the words around them, the mark in the middle of their line. */
export const method = style(
  kit({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: vars.space.xs,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
)
// Also on cards, whose details have no other drawings.
globalStyle(`${method} > svg`, kit({ display: 'block', alignSelf: 'center' }))
// Cards have the words, where the drawing is of no brand.
globalStyle(
  `${method} > :not(svg):has(> svg)`,
  kit({ alignSelf: 'center', '@container': { [`(inline-size < ${cardsBelow})`]: { display: 'none' } } }),
)

/** The brand of a card, which its drawing shows, or the kind of an account, which no drawing does. */
export const brand = style({})
globalStyle(`${method} > svg + * > ${brand}`, kit(unseen))
