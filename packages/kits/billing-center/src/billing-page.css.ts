import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  minInlineSize: 0,
})

/** A link to a section leaves it some room, below a bar of the host that stays. */
export const section = kit({ minInlineSize: 0, scrollMarginBlockStart: `calc(80 * ${vars.unit})` })

/** The heading of the plans stands on the page, not in a card: larger than those in cards, and its count beside it. */
export const plans = style([section])
globalStyle(`${plans} header:has(> h2)`, {
  '@layer': {
    [layers.kits]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.sm },
  },
})
globalStyle(`${plans} header > h2`, {
  '@layer': { [layers.kits]: { fontSize: vars.text.lg, lineHeight: vars.leading.tight } },
})
