import { cardsBelow } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

const edge = vars.card.padding
const narrow = `(inline-size < ${cardsBelow})`

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
})

/** The title at the start, the search and the tools at the end. */
export const header = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.sm} ${vars.space.md}`,
  '@container': { [narrow]: { gap: `${vars.space.sm} ${vars.space.xs}` } },
})

export const title = kit({ flex: '1 1 auto', minInlineSize: 0 })

/** Beside each other; on narrow screens the buttons share the line of the title. */
export const tools = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  flex: '1 1 20rem',
  justifyContent: 'end',
  '@container': { [narrow]: { display: 'contents' } },
  minInlineSize: 0,
})

/** On narrow screens the line below, or its hint would be cut off. */
export const search = kit({
  flex: '1 1 12rem',
  maxInlineSize: '22rem',
  minInlineSize: 0,
  '@container': { [narrow]: { order: 1, flex: '1 0 100%', maxInlineSize: 'none' } },
})

/** Where a queue is cards, there are no keys to explain. */
export const keys = kit({ '@container': { [narrow]: { display: 'none' } } })

/** On narrow screens the filters take a row, what is done with them and what they find the next. */
export const bar = kit({ minInlineSize: 0 })
globalStyle(`${bar} [role="status"]`, {
  '@layer': { [layers.kits]: { '@container': { [narrow]: { flex: '0 1 auto', marginInlineStart: 'auto' } } } },
})

export const quiet = kit({
  fontSize: `var(--mk-table-note, ${vars.text.xs})`,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

/** The filters, what is new, the table. */
export const panel = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  minInlineSize: 0,
})

/** The table, whose words are in line with the title. */
export const card = kit({
  vars: { '--mk-table-edge': edge, [vars.cell.paddingInline]: vars.space.xs },
  minInlineSize: 0,
  selectors: {
    // Read for many rows: a line or two of each, however much space the page gives to the rest.
    '&:not([data-mk-density="compact"] *)': { vars: { [vars.cell.paddingBlock]: `calc(9 * ${vars.unit})` } },
  },
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  overflow: 'clip',
})

/** Rows of the text that was searched before, until the response. */
export const searching = kit({
  opacity: 0.65,
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: 'opacity 120ms' } },
})

export const notice = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  justifySelf: 'center',
})

export const screenOnly = kit({ '@media': { print: { display: 'none' } } })

const onCards = (rule: Rule): Rule => ({ '@container': { [narrow]: rule } })

/** Two lines in a cell: what it is, and what says it more exactly. */
export const lines = kit({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

/** On cards close together: one look takes in a name and its number. */
export const subject = style([
  lines,
  { '@layer': { [layers.kits]: onCards({ gap: 0, lineHeight: vars.leading.tight }) } },
])

/** What it is about, and where there is room how it is filed: rows keep two lines, and cards one. */
export const filing = style([lines, { '@layer': { [layers.kits]: onCards({ display: 'inline-block' }) } }])
const filed = (rule: Rule) => globalStyle(`${filing} > :not(:first-child)`, { '@layer': { [layers.kits]: rule } })
filed(onCards({ display: 'none' }))
filed({ '@media': { screen: { '@container': { '(inline-size < 68rem)': { display: 'none' } } } } })

/** On cards a line of its own: the badge, then what belongs to it. */
export const status = style([
  lines,
  {
    '@layer': {
      [layers.kits]: onCards({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.xs }),
    },
  },
])

/** Where a table is as narrow as it gets, a long name breaks rather than widens it. */
export const name = kit({ overflowWrap: 'anywhere' })
/** Figures of one width would widen its hyphen, too. */
export const number = kit({ whiteSpace: 'nowrap' })
export const figures = kit({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** The case that is open beside the queue. */
export const current = kit({
  fontWeight: vars.weight.bold,
  selectors: {
    '&::before': { content: '"› "', color: vars.color.accent },
  },
})

/** On paper, the view is among the filters. */
export const views = kit({ minInlineSize: 0 })
globalStyle(`${views} [role="tablist"]`, { '@layer': { [layers.kits]: { '@media': { print: { display: 'none' } } } } })

/** Has the room of a count of one digit, which may come, and stands in the middle of it. */
export const uncounted = kit({ paddingInline: `calc((${vars.space.xs} + 21 * ${vars.unit}) / 2)` })

export const muted = kit({ color: vars.color.textMuted })

/** On one line; a pointer shows the rest. */
export const cut = kit({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Leaves the long names of concerns one line.
  '@container': { '(inline-size < 68rem)': { fontSize: vars.text.xs, color: vars.color.textMuted } },
})
