import { cardsBelow, container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const name = kit({ display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' })
/** On cards within the line of all that only supports. */
const onCards = (rule: Rule): Rule => ({ '@container': { [`(inline-size < ${cardsBelow})`]: rule } })
export const details = style([name, { '@layer': { [layers.kits]: onCards({ display: 'inline' }) } }])

export const quiet = kit({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
})

globalStyle(`${details} > ${quiet}::before`, { '@layer': { [layers.kits]: onCards({ content: '": " / ""' }) } })

const wide = `(inline-size >= ${container.narrow}px)`

/** Which branches: the kind, its IDs and the button, beside each other where there is room. */
export const entry = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'start',
  gap: vars.space.sm,
  minInlineSize: 0,
  '@container': { [wide]: { gridTemplateColumns: 'max-content minmax(0, 32rem) max-content' } },
})
export const ids = kit({ inlineSize: '100%' })
/** Level with a control under its label, whatever messages stand under the control. */
export const besideField = kit({
  '@container': { [wide]: { marginBlockStart: `calc(1.4 * ${vars.text.sm} + 6 * ${vars.unit})` } },
})

/** Where the tools would take two rows, the button is its icon; the word stays its name. */
export const word = kit({
  '@container': {
    '(inline-size < 28rem)': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
