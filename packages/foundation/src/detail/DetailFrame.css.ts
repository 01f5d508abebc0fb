// What a page and its skeleton share: a list that only shows the skeleton loads no more.
import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

const stack: Rule = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
}

export const page = kit(stack)
export const side = kit(stack)

export const header = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  rowGap: vars.space.md,
  // It stands above all cards, not with the first.
  marginBlockEnd: vars.space.xs,
  selectors: { '&[data-figure]': { alignItems: 'center' } },
})

export const words = kit({
  display: 'grid',
  flex: '1 1 20ch',
  gap: vars.space.xs,
  minInlineSize: 0,
  selectors: { '[data-figure] > &': { flex: '0 1 auto', minInlineSize: 'min-content' } },
})

export const columns = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  alignItems: 'start',
  '@container': { [`(inline-size >= ${container.wide}px)`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
