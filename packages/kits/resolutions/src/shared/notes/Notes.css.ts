import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { note as sentNote } from '../view/Timeline.css.ts'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

export const pending = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
})

/** As the notes that it will be among. */
export const note = style([
  sentNote,
  kit({
    marginBlock: 0,
    selectors: { '&[data-card]': { padding: vars.card.padding, borderRadius: vars.radius.lg } },
  }),
])

export const form = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  padding: vars.card.padding,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
})

/** Text is written, and read again, in lines of a readable length. */
export const measured = kit({})
globalStyle(`${measured} > *`, {
  '@layer': { [layers.kits]: { boxSizing: 'border-box', maxInlineSize: `calc(720 * ${vars.unit})` } },
})

/** Who types on glass has no such keys. */
export const keys = kit({ '@media': { '(pointer: coarse)': { display: 'none' } } })

export const formEnd = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})
// The words of a quiet button, not its padding, begin where the text above does.
globalStyle(`${formEnd} > [data-tone="quiet"]:first-child`, {
  '@layer': { [layers.kits]: { marginInlineStart: `calc(-0.75 * ${vars.control.paddingInline})` } },
})
const onPhones = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [layers.kits]: { '@container': { '(inline-size < 30rem)': rule } } } })
// What sends is as wide as what stands beside it leaves.
onPhones(`${formEnd} > [type="submit"]`, { flex: '1 1 auto' })
onPhones(`${formEnd} > span:empty`, { display: 'none' })
