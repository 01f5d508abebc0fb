import { cardsBelow, container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

const narrow = `(inline-size < ${container.narrow}px)`

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  minInlineSize: 0,
})

/** Fields beside each other, on one line with what they do. */
export const fields = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.md,
  '@container': { [narrow]: { flexDirection: 'column', alignItems: 'stretch' } },
})
// A hint longer than its field would part it from the next one.
globalStyle(`${fields} > *`, {
  '@layer': {
    [layers.kits]: {
      '@container': { [`(inline-size >= ${container.narrow}px)`]: { maxInlineSize: `calc(320 * ${vars.unit})` } },
    },
  },
})

/** The list as a field: nothing of a fieldset's own looks. */
export const members = kit({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.lg,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
})
export const missing = kit({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.critical,
})

/** At the lower edge of the window, however long the list is. */
export const foot = kit({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.canvas,
  // What goes on below it fades, or the last row would look cut.
  boxShadow: `0 calc(-1 * ${vars.space.sm}) ${vars.space.md} ${vars.color.canvas}`,
  // A window this low has no room for it.
  '@media': { '(block-size < 30rem)': { position: 'static' }, print: { position: 'static' } },
  '@container': { [narrow]: { flexDirection: 'column' } },
})
// A focused element scrolls clear of the foot.
globalStyle(`${page} > :not(${foot}) :is(button, input, select)`, {
  '@layer': { [layers.kits]: { scrollMarginBlockEnd: '5rem' } },
})
/** A list of a phone that scrolls with its page. */
export const short = kit({
  minInlineSize: 0,
  '@container': { [narrow]: { vars: { '--mk-virtual-table-block-size': 'none' } } },
})

/** In the line of the list's title; below it where there is no room. */
export const search = kit({ inlineSize: `min(20rem, 100cqi - 2 * (${vars.card.padding} + 1px))` })

export const counts = kit({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** The one that goes on last; on narrow pages first, and each as wide as the page. */
export const actions = kit({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  '@container': { [narrow]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
})
export const quiet = kit({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
})
/** The word, not the room around it that is there to be pressed, ends with the card's other words. */
export const edit = kit({
  display: 'grid',
  justifyContent: 'end',
  marginInlineEnd: `calc(-0.75 * ${vars.control.paddingInline} - 1px)`,
})
export const name = kit({ display: 'grid', overflowWrap: 'anywhere' })
export const status = kit({ display: 'grid', justifyItems: 'start' })

/** The room of a menu, so that the statuses of all cards end in one line. */
export const noMenu = kit({ display: 'block', inlineSize: vars.control.heightSmall })

const onCards = `(inline-size < ${cardsBelow})`
export const tableOnly = kit({ '@container': { [onCards]: unseen } })
export const cardOnly = kit({ display: 'none', '@container': { [onCards]: { display: 'block' } } })
