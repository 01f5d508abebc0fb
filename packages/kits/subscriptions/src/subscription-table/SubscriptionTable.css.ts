import { cardsBelow } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

const onCards = (rule: Rule): Rule => ({ '@container': { [`(inline-size < ${cardsBelow})`]: rule } })

/** A table whose columns have less room than their words. */
const tight = `(inline-size >= ${cardsBelow}) and (inline-size < 973px)`

/** Two lines in a cell: what it is, and what says it more exactly. */
const lines: Rule = { display: 'grid', justifyItems: 'start', minInlineSize: 0 }
const name: Rule = { ...lines, overflowWrap: 'anywhere' }

export const title = kit({ ...name, ...onCards({ display: 'inline' }) })

/** Left out of cards, whose page says it. */
export const tableOnly = kit(onCards({ display: 'none' }))

/** Left out of cards with its cell, and the dot beside that. */
export const tableCell = style({})
globalStyle(`td:has(> ${tableCell})`, { '@layer': { [layers.kits]: onCards({ display: 'none' }) } })

/** On cards a line of its own: the badge, then what belongs to it. No word of a badge breaks where there is room. */
export const status = kit({
  ...lines,
  '@container': {
    ...onCards({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.xs })['@container'],
    [tight]: { overflowWrap: 'anywhere' },
  },
})

/** On one line where there is room, and its skeleton as tall. */
export const word = kit({ whiteSpace: 'nowrap', '@container': { [tight]: { whiteSpace: 'normal' } } })

/** Between two facts of a card, with a dot in the middle. */
const dotRoom = '0.8em'

/** On cards within the line of all that only supports. */
export const facts = kit({ ...name, ...onCards({ display: 'flex', flexWrap: 'wrap', columnGap: dotRoom }) })

/** What a table says in another place, such as in its header. */
export const cardLabel = kit({ display: 'none', ...onCards({ display: 'inline' }) })

export const quiet = kit({
  fontSize: `var(--mk-table-note, ${vars.text.xs})`,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
})
globalStyle(`${facts} > ${quiet}:not(:first-child)`, { '@layer': { [layers.kits]: { position: 'relative' } } })
// Hangs before its fact: at the start of a line it is outside the card, and clipped.
globalStyle(`${facts} > ${quiet}:not(:first-child)::before`, {
  '@layer': {
    [layers.kits]: onCards({
      content: '"·" / ""',
      position: 'absolute',
      insetInlineEnd: '100%',
      inlineSize: dotRoom,
      textAlign: 'center',
    }),
  },
})
