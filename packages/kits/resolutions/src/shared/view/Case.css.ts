import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

const stack: Rule = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md, minInlineSize: 0 }

export const page = kit(stack)

/** As somebody wrote it: plain text with its lines. */
export const text = kit({ margin: 0, whiteSpace: 'break-spaces', overflowWrap: 'anywhere' })

export const quiet = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' })

export const header = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})

export const words = kit({ display: 'grid', flex: '1 1 30ch', gap: vars.space.xxs, minInlineSize: 0 })

export const line = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
  minInlineSize: 0,
})
// The heading takes the focus so that reading goes on there; it is no control, so it shows no ring.
globalStyle(`${line} > h2:focus`, { '@layer': { [layers.kits]: { outline: 'none' } } })

export const step = kit({ ...stack, gap: vars.space.sm })

export const choices = kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm })

export const actions = kit({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  // On phones two equal columns.
  '@container': {
    '(inline-size < 30rem)': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', inlineSize: '100%' },
  },
  '@media': { print: { display: 'none' } },
})

// A menu's button lies in an element of its own.
globalStyle(`${actions} > :not(button) > button`, {
  '@layer': { [layers.kits]: { '@container': { '(inline-size < 30rem)': { inlineSize: '100%' } } } },
})

export const facts = kit({
  ...stack,
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  borderBlock: `1px solid ${vars.color.border}`,
})
/** As many in a row as fit. */
export const lead = kit({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(124 * ${vars.unit}), 1fr))`,
  columnGap: vars.space.lg,
  rowGap: vars.space.sm,
  margin: 0,
})
export const fact = kit({ display: 'grid', gap: vars.space.xxs, alignContent: 'start', minInlineSize: 0, margin: 0 })
export const label = kit({ color: vars.color.textMuted, fontSize: vars.text.sm })
export const value = kit({ margin: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const more = kit({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xxs,
  margin: 0,
  fontSize: vars.text.sm,
})
/** The label before its value, on one line. */
export const inlineFact = kit({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xs, minInlineSize: 0 })
globalStyle(`${inlineFact} > ${value}`, { '@layer': { [layers.kits]: { fontWeight: vars.weight.regular } } })

export const side = kit({ ...stack, alignContent: 'start' })
export const list = kit({ ...stack, gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' })

/** What remains of a text: marked by its label, not by a line below it. */
export const inserted = kit({ whiteSpace: 'break-spaces', overflowWrap: 'anywhere', textDecoration: 'none' })
