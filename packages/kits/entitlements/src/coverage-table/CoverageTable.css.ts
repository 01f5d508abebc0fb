import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { cardsBelow } from '@memberkit/tokens'
import { unseen } from '@memberkit/tokens/unseen'
import { style } from '@vanilla-extract/css'

const narrow = `(inline-size < ${cardsBelow})`

const name = style({
  '@layer': { [layers.kits]: { display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' } },
})

export const title = style([
  name,
  { '@layer': { [layers.kits]: { '@container': { [narrow]: { display: 'inline' } } } } },
])

/** Left out of cards, whose page says it. */
export const tableOnly = style({
  '@layer': { [layers.kits]: { '@container': { [narrow]: { display: 'none' } } } },
})

/** Read by screen readers alone on cards, which show it elsewhere. */
export const tableWords = style({ '@layer': { [layers.kits]: { '@container': { [narrow]: unseen } } } })

/** On cards a line of its own: the badge, then what belongs to it. */
export const status = style([
  name,
  {
    '@layer': {
      [layers.kits]: {
        '@container': {
          [narrow]: {
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

export const onCards = style({
  '@layer': { [layers.kits]: { display: 'none', '@container': { [narrow]: { display: 'inline' } } } },
})

export const quiet = style({
  '@layer': {
    [layers.kits]: {
      fontSize: `var(--mk-table-note, ${vars.text.xs})`,
      fontWeight: vars.weight.regular,
      color: vars.color.textMuted,
    },
  },
})
