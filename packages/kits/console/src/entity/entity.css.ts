import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const quiet = kit({ color: vars.color.textMuted, fontSize: vars.text.sm })

/** What stands in place of an entity has the frame that it has in place of a list. */
export const entity = kit({ minInlineSize: 0 })
globalStyle(`${entity} > div > [data-mk-state]`, {
  '@layer': {
    [layers.kits]: {
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.lg,
      background: vars.color.surface,
    },
  },
})

/** Columns of text, which the browser fills evenly: how tall a group is depends on what it holds. */
export const groups = kit({
  columnGap: vars.space.xxl,
  columnRule: `1px solid ${vars.color.border}`,
  selectors: { '&:has(> :nth-child(2))': { columns: '3 17rem' } },
})

export const group = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  breakInside: 'avoid',
  marginBlockEnd: vars.space.lg,
  // The next element has its own distance.
  selectors: { '&:last-child': { marginBlockEnd: 0 } },
})

export const panel = kit({
  borderRadius: vars.radius.lg,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
})

/** A card of one line, whose words stand in line with those of other cards. */
export const folded = kit({ marginBlock: `calc(-1 * ${vars.space.sm})`, marginInline: `calc(-1 * ${vars.space.xs})` })

export const diagram = kit({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const step = kit({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  padding: vars.space.sm,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  minInlineSize: 0,
  selectors: {
    '&[aria-current]': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
  },
})

export const leads = kit({ display: 'grid', gap: vars.space.xxs, margin: 0, padding: 0, listStyle: 'none' })

export const lead = kit({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.xs,
  alignItems: 'start',
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})
