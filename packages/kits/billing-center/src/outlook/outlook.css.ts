import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { createVar, globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

/** The sentence, the figures, the button that prints: it comes after the task, though it stands beside the sentence. */
export const outlook = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.md,
})

export const print = kit({ gridColumn: 2, gridRow: 1, alignSelf: 'start' })

/** On a phone the icon alone; the word stays the button's name. */
export const printWord = kit({ '@container': { [`(inline-size < ${container.narrow}px)`]: unseen } })

const inset = createVar()

/** The amount owed, and beside it the next bill; below each other where there is no room. */
export const figures = kit({
  vars: { [inset]: vars.card.padding },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: '1 / -1',
  gridRow: 2,
  gap: vars.space.md,
  '@container': {
    [`(inline-size >= ${container.wide}px)`]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // The past-due banner fills the page's width with its words and the button that pays.
      selectors: { '&:is(:has(> :only-child), :has([data-banner]))': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

// A figure is a card of the page: its inset follows the page's width, not that of its half.
globalStyle(`${figures} > [data-mk-kit] > *`, { '@layer': { [layers.kits]: { vars: { [vars.card.padding]: inset } } } })

export const next = kit({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: vars.card.padding,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
})

export const label = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted })
export const said = kit({ margin: 0, textWrap: 'pretty' })
export const note = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted, textWrap: 'balance' })

export const amount = kit({
  margin: 0,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
})
