import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

/** The words stand in line with the heading, and the mark of the one in sight reaches beyond them. */
export const index = kit({ marginInline: `calc(-1 * ${vars.space.xs})` })

/** Each in a line of its own; read downwards, in two columns where there is room for the longest in each. */
export const list = kit({
  columns: '2 15rem',
  columnGap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const item = kit({ breakInside: 'avoid', minInlineSize: 0 })
globalStyle(`${item} > button`, {
  '@layer': {
    [layers.kits]: {
      justifyContent: 'flex-start',
      inlineSize: '100%',
      paddingInline: vars.space.xs,
      fontWeight: vars.weight.regular,
      textAlign: 'start',
    },
  },
})
globalStyle(`${item} > button[aria-current]`, {
  '@layer': {
    [layers.kits]: {
      background: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
      fontWeight: vars.weight.medium,
    },
  },
})
