import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const clamped = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.xxs,
})
globalStyle(`${clamped} > button`, { '@layer': { [layers.kits]: { '@media': { print: { display: 'none' } } } } })

/** As many lines as tell what it is about. */
export const first = kit({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  maxInlineSize: `calc(720 * ${vars.unit})`,
  '@media': { print: { display: 'block', overflow: 'visible' } },
})
