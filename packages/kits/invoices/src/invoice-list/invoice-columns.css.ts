import { cardsBelow } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

/** Two lines in a cell: what it is, and what says it more exactly. */
export const name = kit({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

const onCards = (rule: Rule): Rule => ({ '@container': { [`(inline-size < ${cardsBelow})`]: rule } })

/** The number of an invoice, below what it is for; cards leave it to the page of the invoice, and only read it out. */
export const beside = kit(onCards(unseen))
// The kind of an invoice is on its page.
globalStyle(`${beside} > * > :not(:first-child)`, { '@layer': { [layers.kits]: onCards({ display: 'none' }) } })

/** As wide as its badge. */
export const badge = kit({ display: 'flex', justifySelf: 'start', whiteSpace: 'nowrap' })

export const quiet = kit({
  fontSize: `var(--mk-table-note, ${vars.text.xs})`,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

/** One line in a table with room for it, whose other columns have words that may wrap. */
const inOneLine = kit({
  '@container': {
    // The columns of long lists, which count their rows, don't give way.
    '(inline-size >= 60rem)': { selectors: { 'table:not([aria-rowcount]) &': { whiteSpace: 'nowrap' } } },
  },
})

export const due = style([quiet, inOneLine])

/** The value beside its muted label. */
export const carried = kit({ color: vars.color.text })

/** Left out where rows are cards, which have one line for all that only supports. */
export const period = style([
  quiet,
  inOneLine,
  {
    '@layer': {
      [layers.kits]: {
        '@container': {
          '(inline-size >= 1100px)': { whiteSpace: 'nowrap' },
          ...onCards({ display: 'none' })['@container'],
        },
      },
    },
  },
])

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
export const dates = style([name, { '@layer': { [layers.kits]: onCards({ display: 'inline' }) } }])
globalStyle(`${dates}::before`, { '@layer': { [layers.kits]: onCards({ content: 'attr(data-label) " " / ""' }) } })
