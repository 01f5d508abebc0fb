import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

/** The name of what it opens, as in the list of transactions. */
export const open = kit({
  appearance: 'none',
  minBlockSize: `calc(24 * ${vars.unit})`,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: '2px',
  background: 'none',
  color: vars.color.accentText,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    // The room around it is for fingers, not for the eye.
    '(pointer: coarse)': { paddingBlock: vars.space.sm, marginBlock: `calc(-1 * ${vars.space.sm})` },
    print: { color: 'inherit' },
  },
})

/** The button that copies is taller than the line, which keeps its distance. */
export const reference = kit({
  display: 'inline-block',
  maxInlineSize: '100%',
  // Figures as wide as each other would widen its hyphens too.
  fontVariantNumeric: 'normal',
  marginBlock: `calc(-0.5 * (${vars.control.heightSmall} - 1lh))`,
})
