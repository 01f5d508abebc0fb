import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const quiet = kit({ color: vars.color.textMuted })
export const figures = kit({ fontVariantNumeric: 'tabular-nums' })
export const code = kit({ overflowWrap: 'anywhere' })
export const lines = kit({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const short = kit({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export const list = kit({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-is-inline]': { display: 'flex', flexWrap: 'wrap', columnGap: '0.3em', rowGap: 0 },
  },
})

/** Below the label of the whole: what belongs to it. */
export const nested = kit({
  marginBlockStart: vars.space.xxs,
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.border}`,
})

export const onPaper = kit({ display: 'none', '@media': { print: { display: 'list-item' } } })
export const screenOnly = kit({
  // The words of the button, not its padding, stand in line with the values.
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
  '@media': { print: { display: 'none' } },
})

globalStyle(`${list}[data-is-inline] > li:not(:last-child)::after`, { '@layer': { [layers.kits]: { content: '","' } } })
// On a screen, the button that shows the rest follows the last one shown.
globalStyle(`${list}[data-is-inline] > li:has(+ ${onPaper})::after`, {
  '@layer': { [layers.kits]: { '@media': { screen: { content: 'none' } } } },
})

export const json = kit({
  margin: 0,
  padding: vars.space.sm,
  maxBlockSize: '24rem',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: vars.text.sm,
  backgroundColor: vars.color.surfaceSunken,
  borderRadius: vars.radius.sm,
})
