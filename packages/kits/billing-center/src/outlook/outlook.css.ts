import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

const narrow = `(inline-size < ${container.narrow}px)`

/** The sentence, the figures, the button that prints: it comes after the task, though it stands beside the sentence. */
export const outlook = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.md,
})

export const print = kit({ gridColumn: 2, gridRow: 1, alignSelf: 'start' })

/** On a phone the icon alone; the word stays the button's name. */
export const printWord = kit({ '@container': { [narrow]: unseen } })

/** The sentence, and below it how the plans stand. */
export const state = kit({ display: 'grid', gap: vars.space.xxs })

/** The amount owed, and below it the next bill: what is to be paid now is read first. */
export const figures = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: '1 / -1',
  gridRow: 2,
  gap: vars.space.md,
})

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

/** A figure that isn't known: what is missing, and beside it the button that may bring it. */
export const missing = style([
  next,
  kit({
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space.lg,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
])
export const again = kit({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
  '@container': {
    [narrow]: { display: 'grid', gridColumn: 1, gridRow: 'auto', marginBlockStart: vars.space.sm },
  },
})

export const label = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted })
export const said = kit({ margin: 0, textWrap: 'pretty' })
export const note = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted, textWrap: 'balance' })

/** Facts beside each other, below each other where there is no room. */
export const waitingNote = style([note, kit({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.sm })])

/** Unseen words wrap as those that come; the bars over them end with their last line. */
export const words = kit({
  display: 'block',
  position: 'relative',
  minInlineSize: 0,
  selectors: { '&::before': { content: 'attr(data-sample)', visibility: 'hidden' } },
})
export const bars = kit({ display: 'grid', alignContent: 'start', position: 'absolute', inset: 0, overflow: 'hidden' })

export const amount = kit({
  margin: 0,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
})

/** Below what is owed, what comes next weighs less. */
export const amountToCome = style([amount, kit({ fontSize: vars.text.lg })])
