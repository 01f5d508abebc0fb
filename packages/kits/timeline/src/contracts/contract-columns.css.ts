import { cardsBelow } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

/** Two lines in a cell: what it is, and what says it more exactly. */
export const stacked = kit({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })

// As a card, a contract without a menu is as a whole the link to its text.
globalStyle(`tr:not(:has(button)) ${stacked} a::after`, {
  '@layer': {
    [layers.kits]: {
      '@container': { [`(inline-size < ${cardsBelow})`]: { content: '""', position: 'absolute', inset: 0 } },
    },
  },
})
globalStyle(`tr:has(${stacked} a)`, { '@layer': { [layers.kits]: { position: 'relative' } } })

/** Gaps and overlaps, as one warning. */
export const troubles = kit({ display: 'grid' })
globalStyle(`${troubles} > :not(:last-child)`, {
  '@layer': {
    [layers.kits]: { borderBlockEnd: 0, borderEndStartRadius: 0, borderEndEndRadius: 0, paddingBlockEnd: 0 },
  },
})
globalStyle(`${troubles} > :not(:first-child)`, {
  '@layer': {
    [layers.kits]: {
      borderBlockStart: 0,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
      paddingBlockStart: vars.space.xs,
    },
  },
})
globalStyle(`${troubles} > :not(:first-child) svg`, { '@layer': { [layers.kits]: { visibility: 'hidden' } } })

export const quiet = kit({
  fontSize: `var(--mk-table-note, ${vars.text.xs})`,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

/** Days with their bar, which stands under the other bars. */
export const days = kit({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 })

// The days stand beside the name, however many lines are below it.
globalStyle(`tr > :has(> :is(${stacked}, ${days}))`, { '@layer': { [layers.kits]: { verticalAlign: 'baseline' } } })

/** A rule for rows that are cards. */
function onCards(selector: string, rule: NonNullable<StyleRule['@layer']>[string]) {
  globalStyle(selector, {
    '@layer': { [layers.kits]: { '@container': { [`(inline-size < ${cardsBelow})`]: rule } } },
  })
}

// There the days share the line of the status, where they have room.
onCards(`tr:has(> * > ${days}) > [data-card="status"]`, { flex: 'none' })
onCards(`tr > :has(> ${days})`, { order: 3 })
