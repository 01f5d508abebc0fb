import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })
const narrow = `(inline-size < ${container.narrow}px)`
const wide = `(inline-size >= ${container.wide}px)`
const stack: Rule = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }

/** The drawing, not the button around it, stands at the edge. */
const atEdge = `calc((16 * ${vars.unit} - ${vars.control.heightSmall}) / 2)`

export const page = kit({ ...stack, gap: vars.space.lg })

/** The form, and beside it what members see. */
export const columns = kit({
  ...stack,
  '@media': { print: { display: 'none' } },
  gap: vars.space.lg,
  alignItems: 'start',
  // The form is as wide as the columns of a week need. On whole pixels: text of a sticky part is blurred between them.
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 52rem) minmax(20rem, 1fr)' } },
})

/** The view of members, below the language it is in. */
export const preview = kit({ ...stack, gap: vars.space.sm })

/** As tall as the status beside it. */
export const print = kit({
  display: 'block',
  marginBlock: `calc((24 * ${vars.unit} - ${vars.control.heightSmall}) / 2)`,
  marginInlineEnd: atEdge,
})
/** As wide as the title leaves it: a button beside the badge would look like a part of it. */
export const status = kit({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
})
globalStyle(`:has(> ${status})`, { '@layer': { [layers.kits]: { flex: 1 } } })

/** A section on paper. */
export const printed = kit({ ...stack, gap: vars.space.xs })

export const sections = kit({ ...stack, gap: vars.space.md, '@container': { [narrow]: { gap: vars.space.xs } } })

/** Stays beside the section that is being edited. */
export const side = kit({
  ...stack,
  gap: vars.space.md,
  '@container': { [wide]: { position: 'sticky', insetBlockStart: vars.space.md } },
})

export const card = kit({
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: vars.card.padding,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  '@container': { [narrow]: { position: 'relative', paddingBlock: vars.space.md } },
})

/** Folds a section on a phone; on a desk all are open, and there is no such button. */
export const toggle = kit({
  display: 'none',
  marginInlineStart: 'auto',
  // No taller than the heading beside it, or folded sections would have more room above their words than below.
  marginBlock: `calc((24 * ${vars.unit} - ${vars.control.heightSmall}) / 2)`,
  marginInlineEnd: atEdge,
  '@container': { [narrow]: { display: 'block' } },
})
// The whole line of the heading is there to be pressed.
globalStyle(`${toggle} > button::after`, {
  '@layer': { [layers.kits]: { content: '""', position: 'absolute', insetInline: 0, insetBlock: 0 } },
})
globalStyle(`${card}:has([aria-expanded="true"]) ${toggle} > button::after`, {
  '@layer': { [layers.kits]: { insetBlock: '0 auto', blockSize: `calc(56 * ${vars.unit})` } },
})

export const content = kit({
  ...stack,
  gap: vars.space.md,
  paddingBlockStart: vars.space.xs,
  '@container': { [narrow]: { selectors: { '&[data-folded]': { display: 'none' } } } },
})

/** The title of a page that loads, its status beside it. */
export const waitingTitle = kit({ display: 'flex', alignItems: 'center', gap: vars.space.sm })
/** A label, and its control under it. */
export const waitingField = kit({ ...stack, gap: vars.space.xs })

/** What a folded section holds. */
export const summary = kit({
  display: 'none',
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
  minBlockSize: `calc(20 * ${vars.unit})`,
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { display: 'block' } },
})

/** The ways to the sections, where these are beside them; a phone has them in its folded sections. */
export const index = kit({ display: 'none', '@container': { [wide]: { display: 'block' } } })

/** Short fields in pairs. */
export const fields = kit({
  ...stack,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.md,
  alignItems: 'start',
})

/** A kind and a value, as in a row of phones. */
export const row = kit({
  display: 'grid',
  gap: vars.space.sm,
  alignItems: 'start',
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [`(inline-size >= ${container.narrow}px)`]: { gridTemplateColumns: 'minmax(9rem, 2fr) minmax(0, 3fr)' },
  },
})

/** A phone: the extension is short enough to stand beside its number. */
export const phone = style([
  row,
  {
    '@layer': {
      [layers.kits]: {
        '@container': {
          [`(inline-size >= ${container.narrow}px)`]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 4.75rem' },
        },
      },
    },
  },
])

/** On a desk, the rows of a table: the labels once above the first, and the way to remove a row at its end. */
export const compact = kit({})
const onDesks = `(inline-size >= ${container.narrow}px)`
const inRows = (selector: string, rule: Rule) =>
  globalStyle(`${compact} ${selector}`, { '@layer': { [layers.kits]: { '@container': { [onDesks]: rule } } } })
const betweenControls = `calc((${vars.control.height} - ${vars.control.heightSmall}) / 2)`
inRows('[data-part="row"] > fieldset', {
  gridTemplateColumns: `minmax(0, 1fr) calc(${vars.control.heightSmall} + ${atEdge})`,
  columnGap: vars.space.xs,
  rowGap: vars.space.xxs,
  padding: 0,
  border: 0,
  background: 'none',
})
inRows('[data-part="row"] > fieldset > *', { gridColumn: 1 })
// It names the group all the same.
inRows('[data-part="row"] > fieldset > legend', { ...unseen, padding: 0, margin: 0, minBlockSize: 0 })
inRows('[data-part="row"] [data-part="fields"] > *', { columnGap: vars.space.xs })
inRows('[data-part="row"] > fieldset > [data-part="actions"]', {
  position: 'static',
  gridArea: '1 / 2',
  alignSelf: 'start',
  marginBlockStart: betweenControls,
  marginInlineEnd: atEdge,
})
inRows('[data-part="row"]:not([data-part="row"] ~ *) > fieldset > [data-part="actions"]', {
  // Below the label, as the controls are.
  marginBlockStart: `calc(1.4 * ${vars.text.sm} + 6 * ${vars.unit} + ${betweenControls})`,
})
inRows('[data-part="row"] ~ [data-part="row"] [data-part="fields"] label', unseen)

export const full = kit({ gridColumn: '1 / -1' })

/** Takes the focus of the last item that was removed. */
export const items = kit({
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
  selectors: {
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})

export const list = kit({ ...stack, gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' })

export const item = kit({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 },
  },
})

globalStyle(`${item} > button`, { '@layer': { [layers.kits]: { marginInlineEnd: atEdge } } })

export const itemText = kit({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })

/** Beside each other, and on phones in lines as close as those of a text. */
export const facts = kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.sm })

export const chips = kit({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const chip = kit({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: `calc(28 * ${vars.unit})`,
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  paddingInline: vars.space.sm,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-removable]': { paddingInlineEnd: 0 },
    // A frame is for what has a control in it. The ground stands out from a card in dark, too.
    '&:not([data-removable])': { borderColor: 'transparent', background: vars.color.surfaceHover },
    '&[data-marked]': { borderColor: vars.color.caution },
  },
})

export const quiet = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' })

export const roles = kit({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: `${vars.space.xs} ${vars.space.md}`,
})

export const person = kit({
  ...stack,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: {
    '& + &': { paddingBlockStart: vars.space.sm, borderBlockStart: `1px solid ${vars.color.border}` },
  },
})

export const personHead = kit({
  display: 'flex',
  // A phone has a line for the name, and what is done with it at the end of the next.
  '@container': { [narrow]: { flexWrap: 'wrap' } },
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
})

export const end = kit({ marginInline: `auto ${atEdge}` })
export const personEnd = style([end, { '@layer': { [layers.kits]: { display: 'flex', flex: 'none' } } }])
// The drawing of the last button stands at the edge, whichever it is.
globalStyle(`${personEnd}:has(> [data-tone="quiet"]:only-child)`, {
  '@layer': { [layers.kits]: { marginInlineEnd: `calc(-0.75 * ${vars.control.paddingInline} - 1px)` } },
})

export const groups = kit({ ...stack, gap: vars.space.md })
/** Children of an area stand under it. */
export const children = kit({ paddingInlineStart: vars.space.lg })

export const picture = kit({ inlineSize: 'min(12rem, 100%)' })

/** As large as the ways to what is missing, and in line with them. */
export const done = kit({ color: vars.color.textMuted, fontSize: vars.text.sm })

/** The missing facts, and in line with the present ones, the way to them. */
export const needs = kit({
  ...stack,
  gap: vars.space.xxs,
  margin: 0,
  marginBlockStart: vars.space.xs,
  padding: 0,
  listStyle: 'none',
})
export const activate = kit({ ...stack, marginBlockStart: vars.space.md })
export const need = kit({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.control.heightSmall,
  minInlineSize: 0,
})
globalStyle(`${need} > button`, {
  '@layer': { [layers.kits]: { marginInlineStart: `calc(-1 * ${vars.space.sm} - 1px)` } },
})
globalStyle(`${need} > svg`, { '@layer': { [layers.kits]: { flex: 'none', color: vars.color.textMuted } } })
globalStyle(`${need}[data-done] > svg`, { '@layer': { [layers.kits]: { color: vars.color.positive } } })
