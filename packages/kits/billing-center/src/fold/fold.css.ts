import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { few } from './fold.rules.ts'

type Rule = NonNullable<StyleRule['@layer']>[string]

const containerName = 'mk-billing-section'

/** Paper has every row. */
const onPhones = (rule: Rule): StyleRule => ({
  '@layer': {
    [layers.kits]: {
      '@container': { [`${containerName} (inline-size < ${container.narrow}px)`]: { '@media': { screen: rule } } },
    },
  },
})

export const section = style({
  '@layer': { [layers.kits]: { containerName, containerType: 'inline-size', minInlineSize: 0 } },
})

export const folded = style({})
/** The rows after the first few of a section's table; not of a dialog over it. */
const rest = `tbody > tr:nth-child(n + ${few + 1}):not(dialog *)`
globalStyle(`${folded} ${rest}`, onPhones({ display: 'none' }))
// The last row shown ends with its card, as the last of all does.
globalStyle(
  `${folded} tbody:has(> :nth-child(${few + 1})):last-child > tr:nth-child(${few}):not(dialog *)`,
  onPhones({ marginBlockEnd: 0, boxShadow: 'none', borderBlockEndWidth: 0 }),
)

export const showAll = style({ '@layer': { [layers.kits]: { display: 'none', marginBlockStart: vars.space.md } } })
// Filters may leave no more than what is shown.
globalStyle(`${folded}:has(${rest}) + ${showAll}`, onPhones({ display: 'grid' }))
