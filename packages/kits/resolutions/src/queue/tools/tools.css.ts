import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

export const key = kit({
  display: 'inline-block',
  minInlineSize: '1.75em',
  paddingInline: vars.space.xxs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.family,
  fontSize: vars.text.sm,
  textAlign: 'center',
})

/** As wide as its choices need, within a popover. */
export const choices = kit({ inlineSize: 'min(18rem, 70vw)' })
