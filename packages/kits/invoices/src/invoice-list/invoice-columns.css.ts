import { cardsBelow } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

/** Two lines in a cell: what it is, and what says it more exactly. */
export const name = kit({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

/** Never on two lines. */
export const word = kit({ whiteSpace: 'nowrap' })

/** As wide as its badge. */
export const badge = kit({ display: 'flex', justifySelf: 'start', whiteSpace: 'nowrap' })

export const quiet = kit({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

/** Left out where rows are cards, which have one line for all that only supports. */
export const tableOnly = kit({ '@container': { [`(inline-size < ${cardsBelow})`]: { display: 'none' } } })

/** On cards a line of its own: the badge, then what belongs to it. */
export const status = style([
  name,
  {
    '@layer': {
      [layers.kits]: {
        // A badge is taller than a line of text, and its row must not be taller than its skeleton.
        rowGap: `calc(3 * ${vars.unit})`,
        '@container': {
          [`(inline-size < ${cardsBelow})`]: {
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: vars.space.xs,
          },
        },
      },
    },
  },
])

/** On cards within the line of all that only supports. */
export const dates = style([
  name,
  { '@layer': { [layers.kits]: { '@container': { [`(inline-size < ${cardsBelow})`]: { display: 'inline' } } } } },
])
