import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

/** As wide as its choices need, within a popover; a phone's sheet gives it its own width. */
export const choices = kit({
  inlineSize: '18rem',
  '@media': { '(max-width: 560px)': { inlineSize: 'auto', justifySelf: 'stretch' } },
})
