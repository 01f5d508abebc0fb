import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const shell = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
})

export const bar = kit({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  '@media': { print: { display: 'none' } },
})

/** Fields no wider than what is typed in them, and one's eyes needn't travel. */
export const form = kit({ inlineSize: '100%', maxInlineSize: '44rem' })

export const flowHeading = style({})
// It takes the focus so that reading goes on there; it is no control, so it shows no ring.
globalStyle(`${flowHeading} > :focus`, { '@layer': { [layers.kits]: { outline: 'none' } } })
