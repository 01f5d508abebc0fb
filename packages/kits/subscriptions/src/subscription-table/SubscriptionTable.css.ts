import { cardsBelow } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

const onCards = (rule: Rule): Rule => ({ '@container': { [`(inline-size < ${cardsBelow})`]: rule } })

/** Two lines in a cell: what it is, and what says it more exactly. */
export const name = kit({ display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' })

/** On cards a line of its own: the badge, then what belongs to it. */
export const status = style([
  name,
  {
    '@layer': {
      [layers.kits]: onCards({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.xs }),
    },
  },
])

/** On cards within the line of all that only supports. */
export const dates = style([name, { '@layer': { [layers.kits]: onCards({ display: 'inline' }) } }])

/** The header, where a card has none. */
export const cardLabel = kit({ display: 'none', ...onCards({ display: 'inline' }) })

export const quiet = kit({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
})
globalStyle(`${dates} > ${quiet}:not(:first-child)::before`, {
  '@layer': { [layers.kits]: onCards({ content: '" · " / ""' }) },
})
