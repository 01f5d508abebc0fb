import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  minInlineSize: 0,
})

/** What stands alone on the page of somebody who has nothing yet. */
export const alone = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  minInlineSize: 0,
})

/** A link to a section leaves it some room, below a bar of the host that stays. */
export const section = kit({ minInlineSize: 0, scrollMarginBlockStart: `calc(80 * ${vars.unit})` })

/** A section among others: its heading is larger than those of the cards in it, and as large as its siblings'. */
export const sibling = style([section])
globalStyle(`${sibling} h2:not(dialog *)`, {
  '@layer': {
    [layers.kits]: { fontSize: vars.text.lg, lineHeight: vars.leading.tight, letterSpacing: '-0.014em' },
  },
})
