import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { inlineSign } from '@memberkit/tokens/direction'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { createVar, globalStyle, keyframes, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })
const { cell, color, space, text, unit } = vars

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  minInlineSize: 0,
})

export const header = kit({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.sm,
})

export const tools = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  '@media': { print: { display: 'none' } },
})

/** Up to three tiers fit from here on, more only in a wide container. */
const few = `(inline-size < ${container.narrow}px)`
const many = `(inline-size < ${container.wide}px)`
const wide = `(inline-size >= ${container.wide}px)`

/** The choice of two tiers, where they don't all fit. */
export const chooser = kit({
  display: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.sm,
  // Side by side on a phone, names of tiers would be cut.
  '@container': { [few]: { display: 'grid' }, '(inline-size < 400px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { '&[data-many]': { '@container': { [many]: { display: 'grid' } } } },
})

/** Set once, on the region: a container query that every cell had to answer would double the time to mount. */
const away = createVar()
export const waitingAway = createVar()
const sameInAll = createVar()
const sameInPair = createVar()
/** Of the names of benefits, which leave most of a narrow container to the two tiers. */
export const nameWidth = createVar()
const nameSize = createVar()
export const edge = createVar()
export const inset = createVar()
const tableDisplay = createVar()
const headDisplay = createVar()
const bodyDisplay = createVar()
const rowDisplay = createVar()
/** Of the reason for a recommendation: in the header, or in a row of its own. */
const headReason = createVar()
const reasonRow = createVar()
/** Of what heads a row: no border, and only little space, between it and the values below. */
export const headEnd = createVar()
const headBorder = createVar()
export const valueStart = createVar()
/** Around what only screen readers read. */
const unseenSpace = createVar()

const two = { [away]: 'none', [waitingAway]: 'none', [nameWidth]: '33%', [nameSize]: text.xs, [edge]: space.sm }

/** The name of a benefit on a line of its own above its values: a third of a phone is less than a word. */
const stacked = {
  ...two,
  [nameWidth]: '100%',
  [nameSize]: text.sm,
  [inset]: space.sm,
  [tableDisplay]: 'block',
  [headDisplay]: 'block',
  [bodyDisplay]: 'block',
  [rowDisplay]: 'flex',
  [headReason]: 'none',
  [reasonRow]: 'flex',
  [headEnd]: '0px',
  [headBorder]: '0px',
  [valueStart]: space.xxs,
  [unseenSpace]: '0px',
}

/** On paper there is room for all tiers, whatever the width of the screen. */
const onScreen = (vars: Record<string, string>) => ({ '@media': { screen: { vars } } })

const fade = (end: string) => `linear-gradient(calc(${inlineSign} * 90deg), black calc(100% - ${end}), transparent)`
/** Fades out at the end while there are more columns to scroll to. */
const more = keyframes({ '0%, 99%': { maskImage: fade(space.xxl) }, to: { maskImage: fade('0px') } })

export const region = kit({
  vars: {
    [away]: 'table-cell',
    [waitingAway]: 'grid',
    [nameWidth]: '22%',
    [nameSize]: text.sm,
    [edge]: vars.card.padding,
    [inset]: space.xs,
    [tableDisplay]: 'table',
    [headDisplay]: 'table-header-group',
    [bodyDisplay]: 'table-row-group',
    [rowDisplay]: 'table-row',
    [headReason]: 'inline',
    [reasonRow]: 'none',
    [headEnd]: cell.paddingBlock,
    [headBorder]: '1px',
    [valueStart]: cell.paddingBlock,
    [unseenSpace]: cell.paddingBlock,
  },
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
  // Rounds the corners without a scroll container, in which the header would stick.
  overflow: 'clip',
  '@container': { [few]: onScreen(stacked) },
  selectors: {
    // Below `few`, the rule above still holds.
    '&[data-many]': { '@container': { [`${many} and (inline-size >= ${container.narrow}px)`]: onScreen(two) } },
    // Header and names stick in here: a box that scrolls sideways is where they would stick anyway.
    '&[data-scrolls]': {
      '@container': {
        [wide]: {
          '@media': { screen: { overflow: 'auto', maxBlockSize: '80dvh' } },
          '@supports': {
            '(animation-timeline: scroll())': {
              '@media': { screen: { animation: `${more} linear`, animationTimeline: 'scroll(self inline)' } },
            },
          },
        },
      },
    },
    '&[data-scrolls]:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
})

export const table = kit({
  vars: { [sameInAll]: rowDisplay, [sameInPair]: rowDisplay },
  display: tableDisplay,
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: color.text,
  fontSize: text.sm,
  lineHeight: vars.leading.body,
  textAlign: 'start',
  selectors: {
    '&[data-differences]': { vars: { [sameInAll]: 'none' } },
    // More columns than fit are as wide as their words.
    [`${region}[data-scrolls] > &`]: {
      '@container': {
        [wide]: { '@media': { screen: { tableLayout: 'auto', inlineSize: 'max-content', minInlineSize: '100%' } } },
      },
    },
    // The rows that the two have in common, where only they are there to be read.
    [`${region} > &[data-differences]`]: { '@container': { [few]: onScreen({ [sameInPair]: 'none' }) } },
    [`${region}[data-many] > &[data-differences]`]: { '@container': { [many]: onScreen({ [sameInPair]: 'none' }) } },
  },
})

/** By element and attribute: a class on every cell would weigh more than all of this. */
function within(selectors: string | string[], rule: Rule) {
  const all = [selectors].flat().map((selector) => `${table} > ${selector}`)
  globalStyle(all.join(', '), { '@layer': { [layers.kits]: rule } })
}

within('caption', { textAlign: 'start' })
within('thead', { display: headDisplay })
within('tbody', { display: bodyDisplay })
within('* > tr', { display: rowDisplay, flexWrap: 'wrap', background: color.surface })
// Names end on one line right above their prices, and buttons are in line.
within(['thead > tr:first-child', 'tbody > tr[data-part="action"]'], { alignItems: 'end' })
within(['* > tr > td', '* > tr > th'], {
  boxSizing: 'border-box',
  // Where rows are flexible: equal shares of the line below the name.
  flex: '1 1 0',
  minInlineSize: 0,
  padding: `${cell.paddingBlock} ${inset}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
  hyphens: 'auto',
})
within(['* > tr > :first-child'], { flexBasis: nameWidth, paddingInlineStart: edge })
// Less than at the start: cells begin on one line, and few reach the end of theirs.
within(['* > tr > :last-child:not(:first-child)'], { paddingInlineEnd: `min(${edge}, ${space.md})` })
within(['tbody > tr > th[scope="row"]', 'thead > tr > th[scope="row"]'], {
  paddingBlockEnd: headEnd,
  borderBlockEndWidth: headBorder,
})
within('tbody:not([data-part]) > tr > td', { paddingBlockStart: valueStart })
within(['thead > tr:first-child > td:first-child', 'tbody[data-part="choice"] > tr > th[scope="row"]'], {
  paddingBlock: unseenSpace,
})
within(['tbody:last-child > tr:last-child > *'], { borderBlockEnd: 0 })
// Columns that aren't of the pair, where only two fit.
within(['* > tr > td:not(:first-child):not([data-pair])', '* > tr > th[scope="col"]:not([data-pair])'], {
  display: away,
})

// The first cells decide the widths of the columns: names of benefits need more than a word.
within('thead > tr:first-child > td:first-child', { inlineSize: nameWidth })
globalStyle(`${region}[data-scrolls] > ${table} > thead > tr:first-child > *`, {
  '@layer': { [layers.kits]: { '@media': { screen: { minInlineSize: `calc(152 * ${unit})` } } } },
})

within('thead > tr > th[scope="col"]', {
  borderBlockEnd: 0,
  paddingBlockEnd: space.xxs,
  fontSize: text.md,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  // Names of one, two or three lines end on one line, right above their prices.
  verticalAlign: 'bottom',
})
within('thead > tr:first-child > td', { borderBlockEnd: 0 })
within('thead > tr:last-child > *', { verticalAlign: 'baseline' })
within('thead > tr > [scope="row"]', { color: color.textMuted })
// Right below the names, an amount needs no "Price" on a line between them; screen readers still have it.
within('thead > tr > th[scope="row"]', {
  '@container': {
    [few]: {
      '@media': {
        screen: { ...unseen, padding: 0 },
      },
    },
  },
})
within('thead', {
  '@media': { screen: { position: 'sticky', insetBlockStart: 'var(--mk-table-sticky-offset, 0px)', zIndex: 2 } },
})
within('tbody > tr > th[scope="row"]', { fontSize: nameSize, fontWeight: vars.weight.medium })
// Benefits stay named while the columns scroll past.
globalStyle(`${region}[data-scrolls] > ${table} > * > tr > :first-child:not([colspan])`, {
  '@layer': {
    [layers.kits]: { '@media': { screen: { position: 'sticky', insetInlineStart: 0, zIndex: 1 } } },
  },
})
within(['tbody > tr > th[scope="rowgroup"]', 'tbody > tr > th[scope="rowgroup"] + td'], {
  paddingBlockStart: space.md,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: text.xs,
  fontWeight: vars.weight.bold,
})
within('tbody[data-part="choice"] > tr[data-part="action"] > *', { verticalAlign: 'bottom' })
within('tbody > tr[data-part="reason"]', { display: reasonRow })
within('tbody > tr[data-part="reason"] > *', { borderBlockEnd: 0, paddingBlockEnd: 0 })
within('tbody > tr > td[data-kind="notIncluded"]', { color: color.textMuted })
// A tick or a dash before the words, drawn here: an element in every cell would double the time to mount.
const mark = `calc(22 * ${unit})`
within('tbody > tr > td[data-kind]', {
  paddingInlineStart: `calc(${inset} + ${mark})`,
  textIndent: `calc(-1 * ${mark})`,
})
within('tbody > tr > td[data-kind]::before', {
  content: '',
  display: 'inline-block',
  boxSizing: 'border-box',
  inlineSize: `calc(6 * ${unit})`,
  blockSize: `calc(11 * ${unit})`,
  marginInline: `calc(4 * ${unit}) calc(12 * ${unit})`,
  border: `solid ${color.positive}`,
  // A tick leans the same way in every direction of writing.
  borderWidth: '0 2px 2px 0',
  rotate: '45deg',
})
within('tbody > tr > td[data-kind="notIncluded"]::before', {
  inlineSize: `calc(10 * ${unit})`,
  blockSize: 2,
  marginInline: `calc(2 * ${unit}) calc(10 * ${unit})`,
  border: 'solid currentColor',
  borderWidth: '2px 0 0',
  rotate: 'none',
  verticalAlign: '0.25em',
})

within('tbody > tr > td[data-kind="limited"]', { fontVariantNumeric: 'tabular-nums' })
within('tbody > tr', { breakInside: 'avoid' })
within('tbody[data-part="none"] > tr > td:first-child', {
  paddingBlock: space.lg,
  color: color.textMuted,
  textAlign: 'center',
})

// Rows that say the same of all tiers, or of the two that are shown.
within(['tbody[data-same="all"]:not([data-part]) > tr', 'tbody > tr[data-same="all"]'], {
  display: sameInAll,
})
within(['tbody[data-same="pair"]:not([data-part]) > tr', 'tbody > tr[data-same="pair"]'], {
  display: sameInPair,
})

export const product = kit({
  display: 'block',
  fontSize: text.xs,
  fontWeight: vars.weight.regular,
  color: color.textMuted,
  textWrap: 'balance',
})

export const price = kit({ display: 'grid', gap: space.xxs })
export const amount = kit({
  fontSize: text.md,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  // US dollars in Canada are written longer than the column of a small phone.
  '@container': { [few]: { fontSize: `min(${text.md}, 5cqi)` } },
})
/** A price, which only breaks where a line is too short for it. */
export const whole = kit({ display: 'inline-block', maxInlineSize: '100%', overflowWrap: 'anywhere' })
export const note = kit({ fontSize: text.sm, fontWeight: vars.weight.regular, color: color.textMuted })
export const reason = style([note, kit({ display: headReason })])
export const badges = kit({ display: 'grid', justifyItems: 'start', gap: space.xxs, textWrap: 'balance' })
/** As tall as the buttons of the others. */
export const inPlace = kit({ display: 'grid', placeContent: 'center start', minBlockSize: vars.control.height })
export const words = kit({ display: 'block', selectors: { '* + &': { marginBlockStart: space.xs } } })
export const below = kit({
  selectors: { '&:not(:empty)': { padding: vars.card.padding } },
})
