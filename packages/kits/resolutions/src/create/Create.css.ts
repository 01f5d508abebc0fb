import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  minInlineSize: 0,
  maxInlineSize: '44rem',
})

/** Short fields in pairs, where both have room. */
export const pairs = kit({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  alignItems: 'start',
  columnGap: vars.space.md,
  rowGap: vars.space.lg,
})

export const cases = kit({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  listStyle: 'none',
  // The ground of a row under the pointer keeps to its corners.
  overflow: 'clip',
})

export const caseCard = kit({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  padding: vars.space.sm,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&:has(> * > button):hover': { background: vars.color.surfaceHover },
  },
})

export const caseName = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.weight.medium,
})

/** Figures of one width would widen its hyphen, too. */
export const number = kit({ whiteSpace: 'nowrap' })

/** Opens the case from wherever its row is pressed. */
export const opener = kit({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accentText,
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 0,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
})

/** Enough to tell it from the new concern; the rest is a press away, on screen. */
export const caseStart = kit({
  '@media': {
    screen: { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
  },
})

export const quiet = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted })

/** As typed, with its lines. */
export const words = kit({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const actions = kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm })
globalStyle(`${actions} > *`, {
  '@layer': { [layers.kits]: { '@container': { '(inline-size < 30rem)': { flex: '1 0 100%' } } } },
})
