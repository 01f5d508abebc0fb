import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  minInlineSize: 0,
})

export const heading = kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.sm })

export const frame = kit({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
})

/** Two beside each other where there is room; cards of one line are of one height. */
export const cards = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    [`(inline-size >= ${container.wide}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

// The ways on are on one line in cards beside each other, however much is said above them.
for (const card of [`${cards} > *`, `${cards} > li > article`]) {
  globalStyle(card, { '@layer': { [layers.kits]: { display: 'flex', flexDirection: 'column', minInlineSize: 0 } } })
  globalStyle(`${card} > footer`, { '@layer': { [layers.kits]: { marginBlockStart: 'auto' } } })
}
globalStyle(`${cards} > li > article`, { '@layer': { [layers.kits]: { flex: 1 } } })
