import { cardsBelow, container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const name = kit({ display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' })
/** On cards within the line of all that only supports. */
const onCards = (rule: Rule): Rule => ({ '@container': { [`(inline-size < ${cardsBelow})`]: rule } })
export const details = style([name, { '@layer': { [layers.kits]: onCards({ display: 'inline' }) } }])

/** On cards there is something to say only where something is missing; screen readers keep the cell. */
export const complete = kit({})
globalStyle(`td:has(> ${complete})`, { '@layer': { [layers.kits]: onCards(unseen) } })

export const quiet = kit({
  fontSize: `var(--mk-table-note, ${vars.text.xs})`,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
})

/** The list of what is missing is the editor's; cards have no room for its first. */
export const need = style([quiet, { '@layer': { [layers.kits]: onCards({ display: 'none' }) } }])

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

/** Which branches; on a phone in a row of its own. */
export const show = kit({
  display: 'grid',
  '@container': { '(inline-size < 28rem)': { flex: '1 0 100%' } },
  '@media': { print: { display: 'none' } },
})

/** Beside the title of a list that couldn't be loaded; on a phone below it, as in the loaded list. */
export const apart = kit({
  display: 'contents',
  ...onCards({ display: 'flex', flexWrap: 'wrap', flex: '1 0 100%', gap: vars.space.xs }),
})

/** The primary action ends the row of tools; on a phone it has the first row for itself. */
export const create = kit({
  display: 'grid',
  order: 1,
  '@container': { '(inline-size < 28rem)': { flex: '1 0 100%', order: -1 } },
})
