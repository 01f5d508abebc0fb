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

/** From here on, where the buyer lives and how they pay stand side by side. */
export const isRoomy = '(inline-size >= 720px)'

/** What prices depend on. The row has its height before the billing periods are known. */
export const terms = kit({
  display: 'grid',
  gap: space.lg,
  minInlineSize: 0,
  '@container': { [isRoomy]: { gridTemplateColumns: '24rem minmax(0, 1fr)' } },
  selectors: { '&:empty': { display: 'none' } },
})
globalStyle(`${terms} > *`, { '@layer': { [layers.kits]: { maxInlineSize: '24rem' } } })
export const region = kit({ maxInlineSize: '24rem', minInlineSize: 0 })

/** Above one column of tiers, a question that can be left out is folded: the first price is in sight. */
export const people = kit({
  display: 'grid',
  gap: `calc(6 * ${vars.unit})`,
  minInlineSize: 0,
  // The line is its own, as wide as the cards below.
  '@container': { [`(inline-size < ${container.narrow}px)`]: { inlineSize: '100%' } },
})
const folds = {
  '@container': { [`(inline-size < ${container.narrow}px)`]: { '@media': { screen: { display: 'none' } } } },
}
export const question = kit({ fontSize: text.sm, fontWeight: vars.weight.medium, ...folds })
globalStyle(`${people}[data-folded] > fieldset`, { '@layer': { [layers.kits]: folds } })
export const unfold = kit({
  display: 'none',
  '@container': { [`(inline-size < ${container.narrow}px)`]: { '@media': { screen: { display: 'grid' } } } },
})
globalStyle(`${unfold} > button`, {
  '@layer': { [layers.kits]: { justifyContent: 'space-between', textAlign: 'start' } },
})

const isWide = `(inline-size >= ${container.wide}px)`

/** The tiers and, where there is room, the choice at the end of what follows them. In one column, all are the page's. */
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

/** What follows the tiers: comparison, tiers that leave somebody out, supplements. */
export const beside = kit({
  display: 'contents',
  '@container': { [isWide]: { display: 'grid', gap: space.lg, minInlineSize: 0 } },
})

/** The choice and its foot: one card beside the supplements. */
export const choice = kit({
  display: 'contents',
  '@container': {
    [isWide]: {
      display: 'block',
      gridColumn: 2,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.lg,
      background: color.surface,
    },
  },
})
// In one column, the foot has the price of a plan alone; without a plan there is nothing to say.
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
  minInlineSize: 0,
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  '@container': { [isWide]: { gridColumn: '1 / -1' } },
  selectors: {
    '&[aria-busy="true"]': { opacity: 0.6 },
    // A watermark around the tiers of a preview, so that no picture of them passes for the real page.
    '&[data-mark]': {
      // Room for the ring of a selected card.
      padding: space.md,
      border: `2px dashed ${color.caution}`,
      borderRadius: vars.radius.lg,
    },
    // Decoration: the banner above says the same in words.
    '&[data-mark]::before': {
      content: 'attr(data-mark) / ""',
      display: 'block',
      marginBlockEnd: space.xs,
      color: color.caution,
      fontSize: text.md,
      fontWeight: vars.weight.bold,
    },
  },
})

// Questions, or a long list, leave room for the choice beside them, in view while they scroll.
globalStyle(`${body}[data-list]`, {
  '@layer': {
    [layers.kits]: { '@container': { [isWide]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)' } } },
  },
})
globalStyle(`${body}[data-list] > ${tiers}`, {
  '@layer': { [layers.kits]: { '@container': { [isWide]: { gridColumn: 1 } } } },
})
globalStyle(`${body}[data-list] > ${choice}`, {
  '@layer': {
    [layers.kits]: {
      '@container': { [isWide]: { position: 'sticky', insetBlockStart: space.md, gridRow: '1 / span 2' } },
    },
  },
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

/** What is known of a tier, and the button that chooses it at the end of the line where it has room. */
export const noteBody = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.xs,
  minInlineSize: 0,
})
globalStyle(`${noteBody} > button`, {
  '@layer': { [layers.kits]: { '@container': { [`(inline-size < ${container.narrow}px)`]: { flex: '1 0 100%' } } } },
})
globalStyle(`${noteBody} > ${quiet}`, { '@layer': { [layers.kits]: { flex: '1 1 12rem' } } })

/** Below the tiers that are sold, and no louder than they are. */
export const unsold = kit({
  display: 'grid',
  gap: space.xs,
  minInlineSize: 0,
  maxInlineSize: '40rem',
  textWrap: 'pretty',
  selectors: { '* + &': { marginBlockStart: space.lg } },
})
export const noteTitle = kit({ fontWeight: vars.weight.medium, minInlineSize: 0, overflowWrap: 'anywhere' })
globalStyle(`${unsold} :is(${compactAmount}, ${noteTitle})`, {
  '@layer': { [layers.kits]: { color: color.textMuted, fontWeight: vars.weight.medium } },
})

export const list = kit({
  display: 'grid',
  gap: space.xxs,
  margin: 0,
  paddingInlineStart: '1.25em',
  fontSize: text.sm,
  overflowWrap: 'anywhere',
})

/** Together as wide as the choice of a region below them. */
export const preview = kit({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  maxInlineSize: '24rem',
  marginBlockStart: space.md,
})
globalStyle(`${preview} > *`, { '@layer': { [layers.kits]: { flex: '1 1 auto' } } })
globalStyle(`${preview} select`, { '@layer': { [layers.kits]: { inlineSize: '100%' } } })
