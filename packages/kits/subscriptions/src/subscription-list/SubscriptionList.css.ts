import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

const narrow = `(inline-size < ${container.narrow}px)`

export const name = kit({ overflowWrap: 'anywhere' })
export const facts = kit({ display: 'flex', flexDirection: 'column', flex: 1, gap: vars.space.sm, minInlineSize: 0 })
globalStyle(`:has(> ${facts})`, { '@layer': { [layers.kits]: { display: 'flex', flexDirection: 'column' } } })
export const quiet = kit({
  margin: 0,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
})

export const price = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  margin: 0,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
/** Beside the price; on narrow pages below it, however short, where it begins a line. */
export const priceNote = style([
  quiet,
  kit({
    '@container': { [narrow]: { flexBasis: '100%', '::first-letter': { textTransform: 'uppercase' } } },
  }),
])

/** A sentence with a payment method takes two lines where it is narrow, also before the method is known. */
export const said = kit({
  margin: 0,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { selectors: { '&[data-names-method]': { minBlockSize: '2lh' } } } },
})

/** A button that is alone in its line, below what it answers; as wide as a phone. */
export const alone = kit({ '@container': { [narrow]: { display: 'grid' } } })

/** What only supports: smaller than the sentence on its status. */
export const line = kit({
  margin: 0,
  fontSize: vars.text.sm,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { selectors: { '&[data-names-several]': { minBlockSize: '2lh' } } } },
})

const inset = `calc(-0.75 * ${vars.control.paddingInline} - 1px)`

/** Quiet buttons, as tall as the line itself. */
export const foot = kit({ marginBlock: `calc(-1 * ${vars.space.xs})` })

/** As wide as the status of most plans, while it loads. */
export const badge = kit({ display: 'block', inlineSize: `calc(72 * ${vars.unit})` })

/** Their words while they load, in the room of buttons. */
export const footWords = style([
  foot,
  kit({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: vars.control.heightSmall,
  }),
])

/** The words of quiet buttons stand in line with the words above them, not the space around them. */
export const actions = style([
  foot,
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    marginInline: inset,
  }),
])

const onPhones = (rule: Rule): Rule => ({ '@container': { [narrow]: { '@media': { screen: rule } } } })

/** On a phone, a plan that waits until all are shown; paper has them all. */
export const later = kit(onPhones({ selectors: { '&&': { display: 'none' } } }))
/** Its heading and cards stand among those of the list. */
export const group = kit({ display: 'contents' })
export const laterGroup = style([group, later])
export const showAll = kit({ display: 'none', ...onPhones({ display: 'grid' }) })
