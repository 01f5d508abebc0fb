import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

/** Where two balances don't fit beside each other. */
const oneByOne = '(inline-size < 45rem)'

const rule = `1px solid ${vars.color.border}`

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

/** The past-due amount and the total owed are one: the banner is the upper part of the balance's card. */
export const account = kit({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${account} > :not(:last-child)`, {
  '@layer': { [layers.kits]: { borderEndStartRadius: 0, borderEndEndRadius: 0 } },
})
globalStyle(`${account} > :not(:first-child)`, {
  '@layer': { [layers.kits]: { borderBlockStart: 0, borderStartStartRadius: 0, borderStartEndRadius: 0 } },
})

export const header = kit({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.lg,
  padding: vars.card.padding,
  border: rule,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
})

export const balance = kit({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.lg,
  rowGap: vars.space.xxs,
  alignContent: 'start',
  alignItems: 'center',
  '@container': { [oneByOne]: { flex: '1 0 100%' } },
})
// Beside each other, the buttons stand in one line, however much is noted below an amount.
globalStyle(`${balance}:not(:only-child)`, { '@layer': { [layers.kits]: { alignItems: 'start' } } })
globalStyle(`${balance} ~ ${balance}`, {
  '@layer': {
    [layers.kits]: {
      borderInlineStart: rule,
      paddingInlineStart: vars.space.lg,
      '@container': {
        [oneByOne]: { borderInline: 0, borderBlockStart: rule, paddingInline: 0, paddingBlockStart: vars.space.lg },
      },
    },
  },
})

export const label = kit({ gridColumn: 1, margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted })

export const amount = kit({
  gridColumn: 1,
  margin: 0,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
})

export const note = kit({
  gridColumn: 1,
  margin: 0,
  minBlockSize: `calc(1em * ${vars.leading.body})`,
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
})

/** Beside the amount; below it where there is no room. */
export const action = kit({
  gridColumn: 2,
  gridRow: '1 / span 3',
  '@container': {
    [`(inline-size < ${container.narrow}px)`]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridRow: 'auto',
      marginBlockStart: vars.space.sm,
    },
  },
})
