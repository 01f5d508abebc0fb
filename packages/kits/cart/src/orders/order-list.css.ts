import { cardsBelow } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

/** The name of the order, and its number below. */
export const name = kit({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })

/** As wide as its badge, whose words stay on one line: the name beside it gives way. */
export const badge = kit({ display: 'flex', justifySelf: 'start', whiteSpace: 'nowrap' })

const quiet = kit({
  fontSize: `var(--mk-table-note, ${vars.text.xs})`,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

/** The number of an order, below what was ordered; cards on screens leave it to the page of the order, and only read it out. */
export const number = style([
  quiet,
  {
    '@layer': {
      [layers.kits]: { '@container': { [`(inline-size < ${cardsBelow})`]: { '@media': { screen: unseen } } } },
    },
  },
])

/** Never on two lines. */
export const word = kit({ whiteSpace: 'nowrap' })
