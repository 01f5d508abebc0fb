import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { fallbackVar, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

/** As wide as the cards below it; on paper as a card from a wallet. */
export const card = kit({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  inlineSize: '100%',
  padding: vars.card.padding,
  borderRadius: vars.radius.lg,
  // Its edge alone is of the brand: a ground of it would look chosen, and be the brightest thing on a dark page.
  border: `1px solid color-mix(in oklab, ${vars.color.accent} 40%, transparent)`,
  background: vars.color.surface,
  color: vars.color.text,
  '@media': {
    print: {
      border: '1px solid CanvasText',
      background: 'Canvas',
      color: 'CanvasText',
      inlineSize: '85.6mm',
      minBlockSize: '54mm',
      breakInside: 'avoid',
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
})

export const head = kit({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: vars.space.md })

export const plan = kit({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontFamily: fallbackVar(vars.font.heading, vars.font.family),
  fontSize: vars.text.lg,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
})

export const mark = kit({ flex: 'none', inlineSize: vars.space.lg, blockSize: vars.space.lg })

export const facts = kit({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.sm,
  margin: 0,
})

export const fact = kit({ minInlineSize: 0 })
export const label = kit({ fontSize: vars.text.xs, color: vars.color.textMuted })
export const value = kit({
  margin: 0,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

/** The words of its button, not the space around them, end where the card's words would. */
export const corner = kit({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlock: `calc((${vars.space.lg} - ${vars.control.heightSmall}) / 2)`,
})
export const onScreen = kit({ '@media': { print: { display: 'none' } } })
export const onPaper = kit({ '@media': { 'not print': { display: 'none' } } })
export const print = kit({
  marginInlineEnd: `calc(-0.75 * ${vars.control.paddingInline} - 1px)`,
  '@media': { print: { display: 'none' } },
})
