import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })
const inside = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.kits]: rule } })

const phone = '(inline-size < 30rem)'

const stack: Rule = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm, minInlineSize: 0 }

/** For staff only: a dashed border and a touch of caution, beside icon and words. */
const reserved: Rule = {
  borderStyle: 'dashed',
  borderColor: vars.color.caution,
  background: `color-mix(in oklab, ${vars.color.cautionSoft} 45%, ${vars.color.surface})`,
  color: vars.color.onCautionSoft,
}
// With no note in it there is nothing to keep a distance from.
export const internal = kit({ ...stack, selectors: { '&:empty': { display: 'none' } } })
inside(`${internal} > article`, reserved)
inside(`${internal} > article p`, { color: vars.color.text })

export const description = kit({ ...stack, gap: 0 })
export const descriptionHead = kit({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })

export const composer = kit({ ...stack, '@media': { print: { display: 'none' } } })
export const sheet = kit({
  ...stack,
  padding: vars.space.sm,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
})
export const internalForm = kit(reserved)
// A note that waits for the same readers is in the box that says who they are.
inside(`${sheet} > article`, {
  padding: `${vars.space.sm} 0 0`,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
  borderRadius: 0,
  background: 'none',
  color: vars.color.text,
})
/** The choice of who will read the note, and the answer in words. */
export const reader = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.sm}`,
})
// On a phone both readers have one line; the answer below it keeps its icon.
export const choice = kit({ maxInlineSize: '100%' })
inside(`${choice} svg`, { '@container': { [phone]: { display: 'none' } } })
export const audience = kit({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
})

/** Three panes beside each other, two where the queue isn't there; one at a time where they are too narrow. */
export const panes = kit({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
})
// A window of 1024 px has less room beside its scroll bar.
const wide = '(inline-size > 991px)'
export const grid = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.md,
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 22rem)',
      selectors: {
        '&[data-queue]': { gridTemplateColumns: 'clamp(14rem, 24%, 20rem) minmax(0, 1fr) clamp(15rem, 25%, 20rem)' },
      },
    },
  },
})
export const pane = kit({
  ...stack,
  gap: vars.space.md,
  // One pane at a time where there is no room; the others keep what they hold.
  '@container': { '(inline-size <= 991px)': { selectors: { '&:not([data-shown])': { display: 'none' } } } },
  '@media': { print: { display: 'grid' } },
})
export const paneSwitch = kit({
  '@container': { [wide]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
})
/** It leads to what is below it, as tabs do, and looks like them; forced colors keep the marks of a choice. */
const asTabs = (selector: string, rule: Rule) =>
  inside(`${paneSwitch} ${selector}`, { '@media': { '(forced-colors: none)': rule } })
asTabs('[data-fit]', {
  gap: vars.space.md,
  padding: 0,
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  borderRadius: 0,
  background: 'none',
})
asTabs('[data-fit] > label', {
  flex: 'none',
  minBlockSize: vars.control.height,
  // On the line below all of them.
  marginBlockEnd: '-1px',
  paddingInline: vars.space.xs,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  borderRadius: 0,
})
asTabs('[data-fit] > label:has(:checked)', {
  borderBlockEndColor: vars.color.accent,
  background: 'none',
  boxShadow: 'none',
  color: vars.color.accentText,
})

export const pinned = kit({ ...stack, gap: vars.space.xs })
/** One quiet ground for all of them: they point to the notes below, and don't look like a second copy of those. */
export const pinnedList = kit({
  margin: 0,
  padding: 0,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
  fontSize: vars.text.sm,
  listStyle: 'none',
  selectors: { '&:empty': { display: 'none' } },
})
export const pin = kit({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.sm,
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.border}` },
    [`${pinnedList}:not([data-whole]) > &:nth-child(n + 3)`]: { '@container': { [phone]: { display: 'none' } } },
  },
  '@media': { print: { paddingBlock: vars.space.xxs } },
})
inside(`${pin} > svg`, { flex: 'none', color: vars.color.onCautionSoft })
export const pinWords = kit({
  display: 'flex',
  flex: 1,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  minInlineSize: 0,
})
export const pinText = kit({
  margin: 0,
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  overflowWrap: 'anywhere',
})
export const pinAuthor = kit({
  flex: 'none',
  margin: 0,
  color: vars.color.textMuted,
  // A phone has a line for the note alone; who wrote it is still read out.
  '@container': { [phone]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
})
export const pinControls = kit({ display: 'flex', flex: 'none', '@media': { print: { display: 'none' } } })
export const pinnedRest = kit({
  display: 'none',
  '@container': { [phone]: { display: 'flex' } },
  '@media': { print: { display: 'none' } },
})

/** A pin is filled while it holds something. */
export const holding = kit({ fill: 'currentcolor' })

export const bar = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  '@media': { print: { display: 'none' } },
})
