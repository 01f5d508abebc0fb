import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })
const narrow = `(inline-size < ${container.narrow}px)`
const { color, radius, space, text, unit } = vars
const units = (count: number) => `calc(${count} * ${unit})`

/** Larger than any other control: what most visits begin with. */
export const search = kit({
  vars: { [vars.control.height]: units(48), [vars.control.text]: text.md },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.sm,
  rowGap: space.xs,
  alignItems: 'end',
})

// Its label is as long as the line, above field and button.
globalStyle(`${search} > :first-child`, { '@layer': { [layers.kits]: { display: 'contents' } } })
globalStyle(`${search} label`, { '@layer': { [layers.kits]: { gridColumn: '1 / -1' } } })

export const quiet = kit({ margin: 0, color: color.textMuted, fontSize: text.sm, overflowWrap: 'anywhere' })

export const lesson = kit({
  display: 'flex',
  alignItems: 'center',
  '@container': { [narrow]: { alignItems: 'start' } },
  gap: space.md,
  padding: vars.card.padding,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.lg,
})

export const lessonMark = kit({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: units(44),
  blockSize: units(44),
  borderRadius: radius.md,
  background: color.accentSoft,
  color: color.onAccentSoft,
  fontSize: text.lg,
})

export const lessonWords = kit({ display: 'grid', gap: space.xxs, minInlineSize: 0 })

export const lessonTitle = kit({
  margin: 0,
  color: color.text,
  fontSize: text.md,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
})

export const pinIcon = kit({
  selectors: {
    // Pins that aren't set stay behind the names.
    '[aria-pressed="false"]:not(:hover) > &': { color: color.textMuted },
    '[aria-pressed="true"] > &': { fill: 'currentColor' },
  },
})

export const rows = kit({ margin: 0, padding: 0, listStyle: 'none' })

export const row = kit({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: space.sm,
  alignItems: 'center',
  minBlockSize: units(40),
  paddingInline: `${vars.card.padding} ${space.sm}`,
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:hover': { background: color.surfaceHover } },
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: space.xs },
  },
})

export const rowName = kit({
  minInlineSize: 0,
  fontSize: vars.control.text,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { gridArea: '1 / 1' } },
})
// The whole row leads there; its button lies above.
globalStyle(`${rowName} > a::after`, {
  '@layer': { [layers.kits]: { content: '""', position: 'absolute', inset: 0 } },
})
globalStyle(`${rowName} > a:focus-visible`, { '@layer': { [layers.kits]: { outline: 'none' } } })
globalStyle(`${rowName} > a:focus-visible::after`, {
  '@layer': { [layers.kits]: { outline: `2px solid ${color.focus}`, outlineOffset: -2 } },
})

/** Tracks of one width in every row: columns that are read downwards, whatever stands in them. */
export const rowFacts = kit({
  display: 'grid',
  gridTemplateColumns: `${units(152)} ${units(160)} ${units(168)}`,
  columnGap: space.md,
  alignItems: 'center',
  '@container': {
    [`(${container.narrow}px <= inline-size < ${container.wide}px)`]: {
      gridTemplateColumns: `${units(128)} ${units(160)}`,
    },
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      gridArea: '2 / 1',
      columnGap: space.sm,
      // The height of a status, which comes later.
      minBlockSize: units(24),
    },
  },
})

export const rowStatus = kit({
  minInlineSize: 0,
  '@container': { [narrow]: { selectors: { '&:empty': { display: 'none' } } } },
})

export const rowTime = kit({
  color: color.textMuted,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  // The last one opened is on top all the same.
  '@container': { [`(inline-size < ${container.wide}px)`]: { display: 'none' } },
})

export const rowPin = kit({
  position: 'relative',
  color: color.textMuted,
  '@container': { [narrow]: { gridArea: '1 / 2 / span 2' } },
})

// A filled pin says it: a ground of its own would be louder than the names.
globalStyle(`${rowPin} > [aria-pressed="true"]:not(:hover)`, {
  '@layer': {
    [layers.kits]: {
      '@media': {
        '(forced-colors: none)': { borderColor: 'transparent', background: 'none', color: color.accentText },
      },
    },
  },
})

export const places = kit({ display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' })

export const place = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr) auto',
  columnGap: space.md,
  alignItems: 'baseline',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { '(inline-size < 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** The words of its groups are in line with the title. */
export const groups = kit({
  marginInline: `calc(-1 * ${space.xs})`,
  // An open service has room of its own below it.
  marginBlockEnd: `calc(-1 * ${space.md})`,
  '@container': { [narrow]: { marginBlockEnd: 0 } },
})

/** Columns, so that the alphabet is read downwards. */
export const links = kit({ columnWidth: '12rem', columnGap: space.md, margin: 0, padding: 0, listStyle: 'none' })

export const link = kit({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.xs,
  breakInside: 'avoid',
  paddingBlock: space.xxs,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
  selectors: { '&[data-denied]': { color: color.textMuted } },
  // A finger needs more height than a pointer.
  '@media': { '(pointer: coarse)': { paddingBlock: units(10) } },
})
globalStyle(`${link} > a`, { '@layer': { [layers.kits]: { fontWeight: vars.weight.regular } } })
