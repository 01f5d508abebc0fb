import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { facts } from './TierPicker.css.ts'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

const { color, space, text } = vars

/** Cards in one column that have room for a name and a price on one line. */
export const isOneLine = '(320px <= inline-size < 460px)'

/**
 * Cards of a row share the heights of their titles: prices stand in one line, however long a name is. The rest of a card
 * keeps together, so that what it lacks is room at its end and no hole.
 */
export const aligned = kit({ minInlineSize: 0 })
const cards = `${aligned} [data-orientation="horizontal"]`
const sharedRows = (selector: string, rule: Rule) =>
  globalStyle(`${cards}${selector}`, {
    '@layer': {
      [layers.kits]: {
        '@container': { [`not ${isOneLine}`]: { '@supports': { '(grid-template-rows: subgrid)': rule } } },
      },
    },
  })
// The gap between the cards is their own. Facts that have a reason below them don't grow with those that have none.
sharedRows('', {
  rowGap: 0,
  marginBlockEnd: `calc(-1 * ${space.sm})`,
  gridAutoRows: 'auto minmax(min-content, 0) auto',
})
sharedRows(' > *', {
  display: 'grid',
  gridRow: 'span 3',
  gridTemplate: 'subgrid / auto minmax(0, 1fr)',
  marginBlockEnd: space.sm,
})
sharedRows(' > * > :last-child', {
  display: 'grid',
  gridArea: '1 / 2 / -1',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
})
sharedRows(` :has(> ${facts}):last-child`, { gridRow: '2 / -1' })
// Why a tier can't be chosen is apart from its facts.
sharedRows(` :has(> ${facts}) ~ *`, { marginBlockStart: space.xs })
// A draft's long status is below the name in every card of a row: below one alone, it would leave a hole in the others.
globalStyle(`${aligned}[data-drafts] [data-orientation="horizontal"] > * > :last-child > :first-child > span`, {
  '@layer': { [layers.kits]: { flexBasis: '100%' } },
})

export const price = kit({ display: 'grid', gap: space.xxs, minInlineSize: 0, paddingBlockEnd: space.xxs })
/** What is charged, and what follows it. */
export const charges = kit({ display: 'grid', gap: 'inherit', justifyItems: 'inherit', minInlineSize: 0 })

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

// A card's parts in lines: the name and the price share the first, the rest have one each.
const oneLine = (selector: string, rule: Rule) =>
  globalStyle(`${cards} > * > :last-child${selector}`, {
    '@layer': { [layers.kits]: { '@container': { [isOneLine]: rule } } },
  })
oneLine('', { flexFlow: 'row wrap', alignItems: 'baseline', gap: `${space.xs} ${space.sm}` })
oneLine(' > *', { flex: '0 0 100%' })
// Room for most names; below a longer one or beside a longer price, the price has a line of its own.
oneLine(' > :first-child', { flex: '1 1 7.5rem' })
oneLine(' > :first-child label', { textWrap: 'balance' })
oneLine(` > :has(> ${facts})`, { display: 'contents' })
oneLine(` :is(${facts}, ${facts} > :first-child:not(:empty), ${price})`, { display: 'contents' })
oneLine(` :is(${facts}, ${facts} > :first-child, ${price}) > *`, { flex: '0 0 100%' })
oneLine(` ${price} > ${charges}`, { flex: 'none', justifyItems: 'end', marginInlineStart: 'auto' })
oneLine(` ${amount}`, { fontSize: text.lg })
// Below a draft's status, the price begins its own line.
globalStyle(`${aligned}[data-drafts] ${price} > ${charges}`, {
  '@layer': {
    [layers.kits]: {
      '@container': { [isOneLine]: { flex: '0 0 100%', justifyItems: 'start', marginInlineStart: 0 } },
    },
  },
})
