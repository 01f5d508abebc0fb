import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const plan = kit({ overflowWrap: 'anywhere' })
export const facts = kit({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 })

export const way = kit({ marginBlock: `calc(-1 * ${vars.space.xs})` })
/** The words, not the room around them that is there to be pressed, are in line with the title. */
export const open = style([way, kit({ marginInlineStart: `calc(-0.75 * ${vars.control.paddingInline} - 1px)` })])
export const quiet = kit({ fontSize: vars.text.sm, color: vars.color.textMuted })

export const people = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  margin: 0,
  fontSize: vars.text.sm,
  minInlineSize: 0,
})

/** Beside the faces on one line; below them, as wide as the card, where there are more. */
export const names = kit({ flex: '0 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })

export const faces = kit({ display: 'flex', flex: 'none', alignSelf: 'start', gap: vars.space.xxs })
