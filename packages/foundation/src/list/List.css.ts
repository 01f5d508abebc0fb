import { cardsBelow } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })
/** Where the rows are cards. */
const narrow = (rule: Rule): Rule => ({ '@container': { [`(inline-size < ${cardsBelow})`]: rule } })

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  minInlineSize: 0,
})

const edge = vars.card.padding

export const list = kit({
  vars: { '--mk-table-edge': edge },
  display: 'grid',
  // No wider than the page, whatever a filter says.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  minInlineSize: 0,
  padding: edge,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
})

/** The table reaches the edges of the card, its words stay in line with the heading. */
export const table = kit({
  minInlineSize: 0,
  marginInline: `calc(-1 * ${edge})`,
  selectors: {
    // The card ends with the last row, whose ground is rounded as the card is.
    '&:last-child': {
      marginBlockEnd: `calc(-1 * ${edge})`,
      borderEndStartRadius: `calc(${vars.radius.lg} - 1px)`,
      borderEndEndRadius: `calc(${vars.radius.lg} - 1px)`,
      overflow: 'clip',
    },
  },
})

export const heading = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  ...narrow({ gap: vars.space.xs }),
})
// Beside the tools, a long title wraps.
globalStyle(`${heading} > :first-child`, {
  '@layer': { [layers.kits]: narrow({ flex: `1 1 calc(104 * ${vars.unit})`, minInlineSize: 0 }) },
})

/** At the end of the line of the title; on a phone, what a kit adds has the line below. */
export const tools = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  ...narrow({ display: 'contents' }),
})
export const added = kit({
  display: 'contents',
  ...narrow({
    display: 'flex',
    flex: '1 0 100%',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    minInlineSize: 0,
  }),
})
globalStyle(`${added}:empty`, { '@layer': { [layers.kits]: { display: 'none' } } })
globalStyle(`${added} > *`, { '@layer': { [layers.kits]: narrow({ flex: '1 1 auto' }) } })
globalStyle(`${added} > * > [aria-haspopup="menu"]`, { '@layer': { [layers.kits]: narrow({ inlineSize: '100%' }) } })

/** The words of a button that is an icon on a phone. */
export const word = kit(narrow(unseen))
export const arrow = kit({ display: 'contents', ...narrow({ display: 'none' }) })
/** As wide as makes its button a square. */
export const symbol = kit({
  display: 'none',
  ...narrow({
    display: 'grid',
    justifyContent: 'center',
    inlineSize: `calc(${vars.control.heightSmall} - 2 * (0.75 * ${vars.control.paddingInline} + 1px))`,
  }),
})

/** Where the button that exports will stand. */
export const exportSkeleton = kit({
  inlineSize: `calc(96 * ${vars.unit})`,
  ...narrow({ inlineSize: vars.control.heightSmall }),
})

// Where buttons will stand, by default of two short words; cards have them beside their status.
const waiting = `${table} [aria-hidden] > tr > [data-card="action"]`
globalStyle(waiting, { '@layer': { [layers.kits]: { boxSizing: 'content-box', ...narrow({ display: 'none' }) } } })
globalStyle(`${waiting}:not(:has(button))`, {
  '@layer': { [layers.kits]: { inlineSize: `calc(96 * ${vars.unit})` } },
})

/** Where cards have the choice of sorting. */
export const sortSkeleton = kit({
  display: 'none',
  ...narrow({
    display: 'block',
    paddingBlock: vars.space.xxs,
    paddingInline: edge,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
})

export const quiet = kit({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

/** Wraps a row header's text without a box of its own. */
export const mark = kit({ display: 'contents' })

export const screenOnly = kit({ '@media': { print: { display: 'none' } } })
