import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

export const lines = kit({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })

export const quiet = kit({
  fontSize: `var(--mk-table-note, ${vars.text.xs})`,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
})

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
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})
