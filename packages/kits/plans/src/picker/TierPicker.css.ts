import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

const { color, space, text } = vars

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  minInlineSize: 0,
})

/** For elements without a look of their own: only with a class are they kept from the host's rules for bare elements. */
export const words = kit({ minInlineSize: 0, overflowWrap: 'anywhere' })

/** As `Inline`, of which each page would load all layout classes. */
export const row = kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs, minInlineSize: 0 })

export const region = kit({ maxInlineSize: '24rem', minInlineSize: 0 })

/** Whom to cover and how to pay: side by side where both have room. */
export const controls = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.md,
  minInlineSize: 0,
})

const isWide = `(inline-size >= ${container.wide}px)`

/** Supplements and, beside them where there is room, the choice. In one column, their parts are those of the page. */
export const body = kit({
  display: 'contents',
  '@container': {
    [isWide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      gap: space.lg,
      minInlineSize: 0,
    },
  },
})

/** The choice and its foot: one card beside the supplements. */
export const choice = kit({
  display: 'contents',
  '@container': {
    [isWide]: {
      display: 'block',
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.lg,
      background: color.surface,
    },
  },
})
// In one column, the foot has the price of a plan alone.
globalStyle(`${choice}[data-lone] > section`, {
  '@layer': {
    [layers.kits]: {
      '@container': { [`(inline-size < ${container.wide}px)`]: { '@media': { screen: { display: 'none' } } } },
    },
  },
})
globalStyle(`${choice} > section`, {
  '@layer': { [layers.kits]: { '@container': { [isWide]: { border: 0, background: 'none' } } } },
})

/** A card's facts from top to bottom, the price first. */
export const facts = kit({ display: 'grid', gap: space.xs, minInlineSize: 0 })
export const part = kit({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
})

/** At the lower edge of the window, in one column. */
export const foot = kit({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.canvas,
  // A window this low has no room for it.
  '@media': { '(block-size < 30rem)': { position: 'static' } },
  '@container': {
    [isWide]: {
      position: 'static',
      gap: space.md,
      marginInline: vars.card.padding,
      paddingBlockEnd: vars.card.padding,
      background: 'none',
    },
  },
})
// A focused element scrolls clear of the foot.
globalStyle(`${page} :is(button, input, select)`, { '@layer': { [layers.kits]: { scrollMarginBlockEnd: '9rem' } } })

export const tiers = kit({
  position: 'relative',
  minInlineSize: 0,
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
})

// Three in a row leave nobody alone in the next: five tiers, or six.
globalStyle(`${tiers}[data-columns="3"] [data-orientation="horizontal"]`, {
  '@layer': {
    [layers.kits]: {
      '@container': {
        [`(inline-size >= ${container.wide}px)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
})

/** The parts of a card between its title and why it can't be chosen. */
const parts = 5
/** Cards of a row share the heights of their parts: prices stand in one line, however long a name is. */
export const aligned = kit({ minInlineSize: 0 })
const sharedRows = (selector: string, rule: Rule) =>
  globalStyle(`${aligned} [data-orientation="horizontal"]${selector}`, {
    '@layer': { [layers.kits]: { '@supports': { '(grid-template-rows: subgrid)': rule } } },
  })
// Rows without a part take no room; the gap between the cards is their own.
sharedRows('', { rowGap: 0, marginBlockEnd: `calc(-1 * ${space.sm})` })
sharedRows(' > *', {
  display: 'grid',
  gridRow: `span ${parts + 2}`,
  gridTemplate: 'subgrid / auto minmax(0, 1fr)',
  marginBlockEnd: space.sm,
})
sharedRows(' > * > :last-child', {
  display: 'grid',
  gridArea: '1 / 2 / -1',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
})
sharedRows(` :has(> ${facts})`, {
  display: 'grid',
  gridRow: `2 / span ${parts}`,
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  rowGap: 0,
})
// Why a tier can't be chosen is apart from its facts.
sharedRows(` :has(> ${facts}) ~ *`, { marginBlockStart: space.xs })
sharedRows(` ${facts}`, { gridRow: '1 / -1', gridTemplate: 'subgrid / minmax(0, 1fr)', rowGap: 0 })
sharedRows(` ${part}`, { display: 'grid' })
sharedRows(` ${part}:not(:first-child, :empty)`, { marginBlockStart: space.xs })

/** Across the tiers of a preview, so that no picture of them passes for the real page. */
export const watermark = kit({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  pointerEvents: 'none',
  color: color.text,
  fontSize: '4.5rem',
  fontWeight: vars.weight.bold,
  opacity: 0.1,
  // Decoration: the banner above says the same in words.
  '::before': { content: 'attr(data-mark) / ""', transform: 'rotate(-18deg)', whiteSpace: 'nowrap' },
})

export const price = kit({ display: 'grid', gap: space.xxs, minInlineSize: 0, paddingBlockEnd: space.xxs })

export const charge = kit({ overflowWrap: 'anywhere' })
export const amount = kit({
  color: color.text,
  fontSize: text.xl,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
})
// No louder than the name of a tier that can't be chosen.
globalStyle(`:has(> :disabled) ${amount}`, {
  '@layer': {
    [layers.kits]: {
      color: color.textMuted,
      fontWeight: vars.weight.medium,
      '@media': { '(forced-colors: active)': { color: 'GrayText' } },
    },
  },
})
export const unit = kit({ color: color.textMuted, fontSize: text.sm })

export const compactPrice = kit({ display: 'grid', justifyItems: 'end', minInlineSize: 0, textAlign: 'end' })
export const compactAmount = kit({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' })

export const quiet = kit({ color: color.textMuted, fontSize: text.sm, overflowWrap: 'anywhere' })
/** At the end of its line, also where it has no room beside the name. */
export const priceLines = kit({ minInlineSize: 0, textAlign: 'end', overflowWrap: 'anywhere' })
globalStyle(`fieldset :has(> ${priceLines})`, { '@layer': { [layers.kits]: { marginInlineStart: 'auto' } } })
/** Below the amount charged first, which is what the button agrees to. */
export const renewal = kit({
  display: 'block',
  color: color.textMuted,
  fontSize: text.sm,
  fontWeight: vars.weight.regular,
})
export const saving = kit({ color: color.positive, fontSize: text.sm, fontWeight: vars.weight.medium })

// What sets a tier apart: read before what it shares with the others.
globalStyle(`${quiet} > ul`, {
  '@layer': { [layers.kits]: { color: color.text, fontWeight: vars.weight.medium, listStyleType: '"+\\2002"' } },
})

export const change = kit({ fontSize: text.sm, fontWeight: vars.weight.medium })

/** Tiers that are said, not chosen: a line each, the price at its end. */
export const notes = kit({
  display: 'grid',
  minInlineSize: 0,
  maxInlineSize: '40rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const note = kit({
  display: 'grid',
  gap: space.xxs,
  minInlineSize: 0,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
})

export const noteHead = kit({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
  minInlineSize: 0,
})

export const noteTitle = kit({ fontWeight: vars.weight.medium, minInlineSize: 0, overflowWrap: 'anywhere' })

export const waitingControl = kit({ display: 'grid', gap: space.xs })

/** As the cards of tiers are laid out. */
export const waitingCards = kit({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(224 * ${vars.unit})), 1fr))`,
  gap: space.sm,
})

export const waitingCard = kit({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  background: color.surface,
  minInlineSize: 0,
  padding: space.md,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
})

export const list = kit({
  display: 'grid',
  gap: space.xxs,
  margin: 0,
  paddingInlineStart: '1.25em',
  fontSize: text.sm,
  overflowWrap: 'anywhere',
})

export const preview = kit({ display: 'flex', flexWrap: 'wrap', gap: space.md, marginBlockStart: space.sm })
