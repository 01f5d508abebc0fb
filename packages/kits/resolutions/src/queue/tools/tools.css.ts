import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

/** As wide as its choices need, within a popover. */
export const choices = kit({ inlineSize: 'min(18rem, 70vw)' })
