import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

const phone = '(inline-size < 30rem)'
const onPhones = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [layers.kits]: { '@container': { [phone]: rule } } } })

const stack: Rule = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md, minInlineSize: 0 }

export const page = kit(stack)

/** As somebody wrote it: plain text with its lines. */
export const text = kit({ margin: 0, whiteSpace: 'break-spaces', overflowWrap: 'anywhere' })

export const quiet = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' })

export const header = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})

export const words = kit({ display: 'grid', flex: '1 1 30ch', gap: vars.space.xxs, minInlineSize: 0 })

export const line = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
  minInlineSize: 0,
})

/** What the case is about, and until when: read before the rest of the line. */
export const about = kit({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

/** What a host adds to the line has the weight and colour of where it stands. */
export const clock = kit({ fontWeight: vars.weight.medium, selectors: { '&:empty': { display: 'none' } } })
export const present = kit({ color: vars.color.textMuted, selectors: { '&:empty': { display: 'none' } } })
globalStyle(`:is(${clock}, ${present}) > [data-appearance="plain"]`, {
  '@layer': { [layers.kits]: { color: 'inherit', fontWeight: 'inherit' } },
})

export const step = kit({ ...stack, gap: vars.space.sm })

export const choices = kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm })
onPhones(`${choices} > button`, { flex: '1 0 100%' })

export const actions = kit({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  // The primary one comes last; on phones first, and two share a row.
  '@container': { [phone]: { inlineSize: '100%' } },
  '@media': { print: { display: 'none' } },
})

onPhones(`${actions} > *`, { flex: `1 1 calc(50% - ${vars.space.xs})` })
onPhones(`${actions} > [data-tone="primary"]`, { order: -1 })
// A menu's button lies in an element of its own.
onPhones(`${actions} > :not(button) > button`, { inlineSize: '100%' })

export const facts = kit({
  ...stack,
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  borderBlock: `1px solid ${vars.color.border}`,
})
/** Side by side, each after its label. */
export const lead = kit({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xxs,
  margin: 0,
})
export const fact = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
})

export const label = kit({ color: vars.color.textMuted, fontSize: vars.text.sm })
export const value = kit({ margin: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const more = kit({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xxs,
  margin: 0,
  fontSize: vars.text.sm,
})
globalStyle(`${more} ${value}`, { '@layer': { [layers.kits]: { fontWeight: vars.weight.regular } } })

export const wideOnly = kit({ '@container': { [phone]: { display: 'none' } } })
export const phoneOnly = kit({ display: 'none', '@container': { [phone]: { display: 'block' } } })
// The panes below begin with a line of their own, and what is said there comes first.
onPhones(`${facts}[data-brief]`, { padding: 0, borderBlock: 0 })

/**
 * Two ways to reach somebody, one below the other. On phones both answer to a thumb, and neither takes more room than a
 * fact does: they meet between their lines, and reach over the words above the first and the edge below the last.
 */
export const reachAbove = kit({ overflowWrap: 'anywhere' })
export const reachBelow = kit({ overflowWrap: 'anywhere' })
const thumb = (own: string, side: 'insetBlockEnd' | 'insetBlockStart') => {
  onPhones(`${own} > a`, { display: 'inline-block', position: 'relative' })
  onPhones(`${own} > a::after`, {
    content: '',
    position: 'absolute',
    insetInline: 0,
    [side]: `calc(${vars.space.sm} / -2)`,
    minBlockSize: `max(44 * ${vars.unit}, 100% + ${vars.space.sm} / 2)`,
  })
}
thumb(reachAbove, 'insetBlockEnd')
thumb(reachBelow, 'insetBlockStart')

export const side = kit({ ...stack, alignContent: 'start' })
export const list = kit({ ...stack, gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' })

/** What the case is about, what was said, and the rest: on a desk the first and the last beside what was said. */
export const firmColumns = kit({
  ...stack,
  alignItems: 'start',
  '@container': {
    [`(inline-size >= ${container.wide}px)`]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
})
const inColumns = (selector: string, rule: Rule) =>
  globalStyle(`${firmColumns} > ${selector}`, {
    '@layer': { [layers.kits]: { '@container': { [`(inline-size >= ${container.wide}px)`]: rule } } },
  })
inColumns(':nth-child(2)', { gridColumn: 1, gridRow: '1 / 3' })
inColumns(':not(:nth-child(2))', { gridColumn: 2 })
