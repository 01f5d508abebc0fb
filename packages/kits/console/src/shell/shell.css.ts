import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })
const narrow = `(inline-size < ${container.narrow}px)`

export const shell = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
  selectors: {
    // Lists are read for many rows: a line or two of each, however much space the page gives to the rest.
    '&:not([data-mk-density="compact"] *)': { vars: { [vars.cell.paddingBlock]: `calc(9 * ${vars.unit})` } },
  },
  vars: { [vars.cell.paddingInline]: vars.space.xs },
})
// Room for the words of a name, before the other columns have what they want.
globalStyle(`${shell} tbody[data-action] > tr > [data-card="title"]`, {
  '@layer': {
    [layers.kits]: {
      minInlineSize: `calc(160 * ${vars.unit})`,
      '@container': { '(inline-size >= 60rem)': { minInlineSize: `calc(216 * ${vars.unit})` } },
    },
  },
})

export const bar = kit({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  '@media': { print: { display: 'none' } },
})
// Its words, not its padding, end with the page.
globalStyle(`${bar} > [data-tone="quiet"]:last-child`, {
  '@layer': { [layers.kits]: { marginInlineEnd: `calc(-0.75 * ${vars.control.paddingInline})` } },
})
// What is open says its own name, and stands beside the way back to its list: the first line is theirs. Without a way
// back, as where it is denied, the bar has a line of its own.
const withWayBack = `${shell}:has([data-mk-back])`
const beside = `${withWayBack} > ${bar}[data-opened="named"]`
globalStyle(`${beside} li:last-child`, { '@layer': { [layers.kits]: unseen } })
const roomy = `(inline-size >= ${container.narrow}px)`
globalStyle(beside, {
  '@layer': {
    [layers.kits]: {
      '@container': {
        [roomy]: {
          position: 'relative',
          zIndex: 1,
          justifySelf: 'end',
          insetBlockStart: vars.space.md,
          blockSize: vars.control.heightSmall,
          marginBlockEnd: `calc(-1 * ${vars.control.heightSmall})`,
        },
      },
    },
  },
})
// What measures its own width has none of its words.
globalStyle(`${beside} > nav`, {
  '@layer': { [layers.kits]: { '@container': { [roomy]: { inlineSize: `calc(64 * ${vars.unit})` } } } },
})
// Lines that take presses around their words need no more room between them.
globalStyle(`${withWayBack} > ${bar}[data-opened]`, {
  '@layer': { [layers.kits]: { '@container': { [narrow]: { marginBlockEnd: `calc(-1 * ${vars.space.md})` } } } },
})
// On a phone a list has its name below: what is left is the way back.
globalStyle(`${bar} li:last-child`, { '@layer': { [layers.kits]: { '@container': { [narrow]: unseen } } } })
globalStyle(`${bar} li:first-child > a::before`, {
  '@layer': {
    [layers.kits]: {
      '@container': { [`(100px <= ${narrow.slice(1)}`]: { content: '"‹" / ""', marginInlineEnd: vars.space.xs } },
    },
  },
})

/** The keys that do the same; absent without a keyboard. */
export const keys = kit({
  display: 'inline-flex',
  '@media': { '(hover: none)': { display: 'none' } },
  '@container': { [narrow]: { display: 'none' } },
})

export const key = kit({
  paddingInline: vars.space.xxs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
})

export const whereNarrow = kit({ display: 'none', '@container': { [narrow]: { display: 'contents' } } })

/** The most used tools, after the others; where there is little room, on a line of its own as wide as the list. */
export const firstTools = kit({
  display: 'contents',
  '@container': { [narrow]: { display: 'grid', flex: '1 0 100%', gap: vars.space.xs } },
})
// Primary last, as in dialogs.
globalStyle(`${firstTools} > *`, { '@layer': { [layers.kits]: { order: 1 } } })

/** A list is the page: its title is as large as those of the others. */
export const listed = kit({ minInlineSize: 0 })
globalStyle(`${listed} h2[data-size="md"]`, {
  '@layer': {
    [layers.kits]: { fontSize: vars.text.xl, lineHeight: vars.leading.tight, letterSpacing: '-0.02em' },
  },
})

// On a phone, what is done most is as wide as the page; the others are on the line below.
globalStyle(`${shell} header > div > [data-tone="primary"]`, {
  '@layer': { [layers.kits]: { '@container': { [narrow]: { flexBasis: '100%' } } } },
})

/** What was chosen first, and at the end of the same line what a list is searched by. */
export const chosen = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
  minInlineSize: 0,
  '@container': {
    [narrow]: { alignItems: 'center', marginBlock: `calc(-1 * ${vars.space.xs}) calc(-1 * ${vars.space.xxs})` },
  },
})
globalStyle(`${chosen} > :not(button) + button`, { '@layer': { [layers.kits]: { marginInlineStart: 'auto' } } })
// Its words, not its padding, end with the list.
globalStyle(`${chosen} > [data-tone="quiet"]`, {
  '@layer': { [layers.kits]: { marginInlineEnd: `calc(-0.75 * ${vars.control.paddingInline})` } },
})
// On a phone one low line, whose words take presses around themselves.
globalStyle(`${chosen} [data-tone="quiet"]`, {
  '@layer': {
    [layers.kits]: { '@container': { [narrow]: { vars: { [vars.control.heightSmall]: `calc(32 * ${vars.unit})` } } } },
  },
})
globalStyle(`${chosen} [data-tone="quiet"]::before`, {
  '@layer': {
    [layers.kits]: {
      '@container': { [narrow]: { content: '""', position: 'absolute', inset: `calc(-7 * ${vars.unit}) 0` } },
    },
  },
})

/** Below a form without changes: why nothing can be saved. */
export const unchanged = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.sm,
  '@container': { [narrow]: { display: 'grid', justifyContent: 'normal', textAlign: 'center' } },
})

/** Tools that cards have no use for, such as columns. */
export const tableOnly = kit({ display: 'contents', '@container': { [narrow]: { display: 'none' } } })

/** Fields no wider than what is typed in them, and one's eyes needn't travel. */
export const form = kit({ inlineSize: '100%', maxInlineSize: '46rem' })

/** Fields of numbers are as wide as numbers are. */
export const short = kit({ maxInlineSize: '16rem' })

/** A form's heading and cards, one below the other. */
export const flow = kit({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
// As long as it reports nothing, it takes no room between the others.
globalStyle(`${flow} > [data-mk-save="report"]:empty`, { '@layer': { [layers.kits]: { position: 'absolute' } } })
