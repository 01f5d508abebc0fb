import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

/** A button that is alone in its line is as wide as a phone. */
export const alone = kit({ '@container': { [`(inline-size < ${container.narrow}px)`]: { display: 'grid' } } })

/** The first part of the panel, in line with its title. */
export const first = style([alone, kit({ paddingInline: vars.card.padding, paddingBlockEnd: vars.space.md })])

export const rows = kit({ margin: 0, padding: 0, listStyle: 'none' })
export const row = kit({ borderBlockStart: `1px solid ${vars.color.border}` })

// As wide as the card, whose clipped edge would hide a ring outside of it.
globalStyle(`${row} > button`, {
  '@layer': {
    [layers.kits]: {
      justifyContent: 'space-between',
      inlineSize: '100%',
      minBlockSize: `calc(48 * ${vars.unit})`,
      paddingInline: vars.card.padding,
      border: 0,
      borderRadius: 0,
      textAlign: 'start',
    },
  },
})
globalStyle(`${row} > button:focus-visible`, { '@layer': { [layers.kits]: { outlineOffset: -2 } } })
globalStyle(`${row} svg`, { '@layer': { [layers.kits]: { flex: 'none', color: vars.color.textMuted } } })
