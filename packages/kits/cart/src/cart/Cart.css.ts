import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { createVar, fallbackVar, globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })
const within = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.kits]: rule } })

const isWide = `(inline-size >= ${container.wide}px)`
/** A window this low has no room for a bar beside the field that is typed in. */
const isLow = '(block-size < 30rem)'

export const page = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  minInlineSize: 0,
})

/** Fields are no wider than what is written in them. */
export const form = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  maxInlineSize: '40rem',
})

export const layout = kit({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minInlineSize: 0,
  '@container': {
    [isWide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: vars.space.xl,
      alignItems: 'start',
    },
  },
})

/** Next to the lines where there is room. */
export const lines = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [isWide]: { gridColumn: 1, gridRow: '1 / span 4' } },
})
/** The amount due, which in one column stands in the bar right below. */
const dueDisplay = createVar()
export const aside = kit({
  minInlineSize: 0,
  '@container': {
    [isWide]: { gridColumn: 2 },
    [`(inline-size < ${container.wide}px)`]: { '@media': { screen: { vars: { [dueDisplay]: 'none' } } } },
  },
})
/** What a column beside shows once more. */
export const besideOnly = style([
  aside,
  { '@layer': { [layers.kits]: { display: 'none', '@container': { [isWide]: { display: 'block' } } } } },
])

/** The amount due, and the way on: at the lower edge of the window while the rest scrolls, in one column. */
export const action = kit({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gap: vars.space.sm,
  marginInline: `calc(-1 * ${vars.space.xs})`,
  // The words stand above and below those of the cards, the rule and the ground go past them.
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.canvas,
  // In a drawer it lies on another ground, and reaches both edges over the padding of the content.
  selectors: {
    '[data-mk-raised] &': {
      marginInline: `calc(-1 * ${vars.space.lg})`,
      paddingInline: vars.space.lg,
      background: vars.color.surfaceRaised,
    },
  },
  '@media': { [isLow]: { position: 'static' }, print: { position: 'static' } },
  '@container': {
    [isWide]: {
      position: 'static',
      gridColumn: 2,
      marginInline: 0,
      padding: 0,
      borderBlockStart: 0,
      background: 'none',
    },
  },
})
within(`${action} > button`, { inlineSize: '100%' })
export const due = kit({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  fontSize: vars.text.md,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [isWide]: { display: 'none' } },
})
// A focused element scrolls clear of that bar.
within(`${layout} :is(a, button, input, select, summary, [tabindex])`, { scrollMarginBlockEnd: '9rem' })

/** In a narrow column, the name is beside the price and the rest below both. */
const isNarrow = '(inline-size < 26rem)'

export const head = kit({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  // The room between is less than a name of two words needs more.
  '@container': { [isNarrow]: { columnGap: vars.space.xs } },
})
export const words = kit({
  display: 'grid',
  gap: vars.space.xxs,
  // Long words break before the price goes below them.
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const about = style([
  words,
  { '@layer': { [layers.kits]: { '@container': { [isNarrow]: { display: 'contents' } } } } },
])
within(`${about} > *`, {
  '@container': { [isNarrow]: { order: 2, flex: '1 1 100%', minInlineSize: 0, overflowWrap: 'break-word' } },
})
within(`${about} > h3`, { '@container': { [isNarrow]: { order: 0, flex: '1 1 min-content' } } })

export const price = kit({
  display: 'grid',
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
})
// There, the second price has a line of its own, so that only the first takes room from the name.
within(price, { '@container': { [isNarrow]: { display: 'contents' } } })
within(`${price} > *`, { '@container': { [isNarrow]: { textAlign: 'end' } } })
within(`${price} > * + *`, {
  '@container': { [isNarrow]: { order: 1, flex: '1 1 100%', marginBlockEnd: vars.space.xxs } },
})
within(`${head} > ${price} > * + *`, {
  '@container': { [isNarrow]: { paddingInlineEnd: `calc(${vars.space.xs} + ${vars.text.md})` } },
})
export const quiet = kit({ fontSize: vars.text.sm, fontWeight: vars.weight.regular, color: vars.color.textMuted })
/** One below the other, for it renews by more than one period. */
export const renewal = kit({ display: 'block', whiteSpace: 'nowrap' })
export const facts = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  minInlineSize: 0,
})
// The amount due at once is larger than its parts, and what follows from it is smaller.
within(`${facts} [data-total]`, { fontSize: vars.text.md })
within(`${facts} [data-total] ~ *`, { fontSize: vars.text.sm })
// A part of the line above it: a supplement, or what a sum includes.
within(`${facts} [data-part]`, { paddingInlineStart: vars.space.md, fontSize: vars.text.sm })
/** What the sum below it is for. */
export const bought = kit({ paddingBlockEnd: vars.space.sm, borderBlockEnd: `1px solid ${vars.color.border}` })
/** The same right above the amount due, where no column beside it has the sum. */
export const boughtAbove = style([
  facts,
  kit({
    paddingBlockStart: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@container': { [isWide]: { display: 'none' } },
  }),
])
within(`${aside} [data-total]`, { display: fallbackVar(dueDisplay, 'flex') })
// Where the amount due stands in the bar, a line sets what follows it apart from its parts.
within(`${aside} [data-total] + :not([data-total])`, {
  '@container': {
    [`(inline-size < ${container.wide}px)`]: {
      '@media': {
        screen: {
          marginBlockStart: vars.space.xxs,
          paddingBlockStart: vars.space.sm,
          borderBlockStart: `1px solid ${vars.color.border}`,
        },
      },
    },
  },
})
export const choices = kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.sm })
within(`${choices} > *`, { minInlineSize: 0, maxInlineSize: '100%' })
// In a narrow column they fill their line, which long words have to themselves.
within(`${choices} > *`, { '@container': { [isNarrow]: { flex: '1 1 auto' } } })
within(`${choices} select`, { '@container': { [isNarrow]: { inlineSize: '100%' } } })

/** The height that the button adds to a line, and the width it adds to its icon. */
const aroundIcon = `(${vars.control.heightSmall} - 1em)`
const aroundLine = `(${vars.control.heightSmall} - 1lh)`
/** At the end of a row: the icons, not the room around them, stand below each other and end where the card's text ends. */
export const removal = kit({
  flex: 'none',
  alignSelf: 'start',
  display: 'grid',
  fontSize: vars.text.md,
  marginInline: `calc(-0.5 * ${aroundIcon})`,
})
within(`${head} > ${removal}`, { marginBlock: `calc(-0.5 * ${aroundLine})` })
within(`${removal} > button`, { color: vars.color.textMuted })
within(`${removal} > button:hover`, { color: vars.color.text })

export const quietChoices = kit({
  marginInlineStart: `calc(-0.75 * ${vars.control.paddingInline})`,
  marginBlockEnd: `calc(-1 * ${vars.space.xs})`,
})

/** Where a field will stand, with its label. */
export const field = kit({ display: 'grid', gap: vars.space.xxs })

/** Add-ons belong to the plan above them. */
export const addOns = kit({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  paddingBlock: 0,
  paddingInline: `${vars.space.md} 0`,
  borderInlineStart: `2px solid ${vars.color.border}`,
  listStyle: 'none',
})
/** The words of what opens, not the room around them, are in line with the text. */
export const addable = kit({
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  marginBlockEnd: `calc(-1 * ${vars.space.xs})`,
})
/** As high as the button that opens what can be added. */
export const waitingAddable = kit({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.control.height,
  marginBlockEnd: `calc(-1 * ${vars.space.xs})`,
})
export const addOn = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  fontSize: vars.text.sm,
  // Its price ends where the plan's does.
  '@container': { [isNarrow]: { columnGap: vars.space.xs } },
})

export const addOnName = kit({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
/** The lines as another market sells them, below the choice of it. */
export const moved = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  margin: 0,
  paddingBlockStart: vars.space.md,
  paddingInline: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
  listStyle: 'none',
})
/** In the middle of the line of its name, which is set larger. */
export const notSold = kit({ display: 'grid', alignItems: 'center', minBlockSize: '1lh' })
export const movedTotals = kit({ paddingBlockStart: vars.space.md, borderBlockStart: `1px solid ${vars.color.border}` })
export const whole = kit({ gridColumn: '1 / -1' })

export const removed = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.card.padding,
  border: `1px dashed ${vars.color.border}`,
  borderRadius: vars.radius.md,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
})

export const estimating = kit({ opacity: 0.6 })
export const tools = kit({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  '@container': { [isWide]: { gridColumn: 2 } },
})
// The words of a quiet button, not the room around them, are in line with the text; a dialog keeps its place in the middle.
within(`${tools} > :is(button, :not(dialog):has(button))`, {
  marginInlineStart: `calc(-0.75 * ${vars.control.paddingInline})`,
})

export const links = kit({ display: 'grid', justifyItems: 'start', gap: vars.space.xs })

export const printOnly = kit({ display: 'none', '@media': { print: { display: 'block' } } })
export const name = kit({ margin: 0, fontSize: vars.text.md, fontWeight: vars.weight.bold, overflowWrap: 'anywhere' })
