import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

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
})

export const tools = kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs })

export const quiet = kit({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

/** Wraps a row header's text without a box of its own. */
export const mark = kit({ display: 'contents' })

export const screenOnly = kit({ '@media': { print: { display: 'none' } } })
