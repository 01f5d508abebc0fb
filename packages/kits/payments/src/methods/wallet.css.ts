import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
})

/** On a phone it has the line below the title to itself. */
export const add = kit({ display: 'grid' })
globalStyle(`${page} :has(> ${add})`, {
  '@layer': {
    [layers.kits]: {
      '@container': { [`(inline-size < ${container.narrow}px)`]: { display: 'grid', flex: '1 0 100%' } },
    },
  },
})

/** About as wide as its words. */
export const waitingAdd = kit({ minInlineSize: `calc(208 * ${vars.unit})` })

export const rows = kit({ listStyle: 'none', margin: 0, padding: 0, minInlineSize: 0 })

/**
 * The mark, the words and the menu on one line. Where there is little room, the facts go on below the menu, and the button
 * of a row is below them.
 */
export const row = kit({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"mark words menu" ". facts facts" "notes notes notes" ". action action"',
  // A phone has room for the longest brand beside its number.
  columnGap: vars.space.xs,
  alignItems: 'start',
  paddingBlock: vars.space.md,
  paddingInline: vars.card.padding,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@container': {
    [`(inline-size >= ${container.narrow}px)`]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"mark words action menu" ". facts action menu" ". notes notes notes"',
      columnGap: vars.space.sm,
    },
  },
})

export const mark = kit({ gridArea: 'mark', display: 'flex', paddingBlockStart: vars.space.xxs })
/** Where the mark of a card will stand, as large as it. */
export const waitingMark = style([mark])
globalStyle(`${waitingMark} > *`, { '@layer': { [layers.kits]: { inlineSize: `calc(32 * ${vars.unit})` } } })

/** The second line of the facts, where they have little room. */
export const moreFacts = kit({
  display: 'block',
  '@container': { [`(inline-size >= ${container.narrow}px)`]: { display: 'none' } },
})

export const facts = kit({
  gridArea: 'facts',
  marginBlockStart: vars.space.xxs,
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
})
/** Below the words and the menu, as wide as the row. */
export const notes = kit({
  gridArea: 'notes',
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  marginBlockStart: vars.space.xs,
})
export const action = kit({
  gridArea: 'action',
  marginBlockStart: vars.space.sm,
  '@container': { [`(inline-size >= ${container.narrow}px)`]: { alignSelf: 'center', marginBlockStart: 0 } },
})
/** Its dots are in line with the name, on a phone; elsewhere both it and the button of a row stand at their middle. */
export const menu = kit({
  gridArea: 'menu',
  // Taller than the name, it must not push down the facts.
  gridRowEnd: 'span 2',
  marginBlock: `calc((24 * ${vars.unit} - ${vars.control.heightSmall}) / 2)`,
  // The dots, not the button around them, stand at the edge.
  marginInlineEnd: `calc((16 * ${vars.unit} - ${vars.control.heightSmall}) / 2)`,
  '@container': { [`(inline-size >= ${container.narrow}px)`]: { alignSelf: 'center', marginBlock: 0 } },
})

export const line = kit({
  gridArea: 'words',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
  minInlineSize: 0,
})

export const name = kit({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere', minInlineSize: 0 })
