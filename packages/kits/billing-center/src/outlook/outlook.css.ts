import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

export const outlook = kit({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })

/** The sentence, and the button that prints: below it where there is no room. */
export const header = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})

/** What is owed, and beside it what comes next; below each other where there is no room. */
export const figures = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@container': {
    [`(inline-size >= ${container.wide}px)`]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

export const next = kit({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: vars.card.padding,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
})

export const label = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted })
export const said = kit({ margin: 0, textWrap: 'pretty' })
export const note = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted })

export const amount = kit({
  margin: 0,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
})
