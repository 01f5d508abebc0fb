import { cardsBelow } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const lines = kit({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })

export const quiet = kit({
  fontSize: `var(--mk-table-note, ${vars.text.xs})`,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
})

const onCards = (rule: Rule): Rule => ({ '@container': { [`(inline-size < ${cardsBelow})`]: rule } })

/** On cards the button is as wide as they are. */
export const action = kit({ display: 'contents', ...onCards({ display: 'grid' }) })

// Figures of one width, as a table sets what stands at its end, would widen the hyphen of a number, too.
const number: Rule = { fontVariantNumeric: 'normal', whiteSpace: 'nowrap' }

/** The words for a case that can't be opened here. */
export const hasCase = kit({ ...number, fontSize: vars.text.sm })

/** Leads to what is there already; what makes something new is a button. */
export const opener = kit({
  minBlockSize: vars.control.heightSmall,
  padding: 0,
  border: 0,
  borderRadius: '2px',
  background: 'none',
  color: vars.color.accentText,
  font: 'inherit',
  fontWeight: vars.weight.medium,
  ...number,
  cursor: 'pointer',
  ...onCards({
    minBlockSize: `calc(44 * ${vars.unit})`,
    marginBlockStart: `calc(-1 * ${vars.space.xs})`,
    textAlign: 'start',
  }),
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})
