import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

export const page = kit({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })

export const tools = kit({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { print: { display: 'none' } },
  // On a line of their own, their words begin where the line does.
  '@container': {
    [`(inline-size < ${container.narrow}px)`]: { marginInlineStart: `calc(-0.75 * ${vars.control.paddingInline})` },
  },
})

export const days = kit({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })

export const day = kit({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm })

/** The day stays in sight while its entries scroll by. */
export const dayName = kit({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  paddingBlock: vars.space.xxs,
  background: vars.color.canvas,
  '@media': { print: { position: 'static' } },
})
// The entries are what is read; their days are for orientation.
globalStyle(`${dayName} > *`, { '@layer': { [layers.kits]: { color: vars.color.textMuted } } })

/** On a phone, time and author share a line below what was done. */
function onPhones(selector: string, rule: StyleRule) {
  const narrow = `(inline-size < ${container.narrow}px)`
  globalStyle(`${days} li > div${selector}`, { '@layer': { [layers.kits]: { '@container': { [narrow]: rule } } } })
}
// When it was is a way to link to it, and no more than that.
globalStyle(`${days} li > div > :first-child a`, { '@layer': { [layers.kits]: { fontWeight: vars.weight.regular } } })

onPhones('', { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xxs })
onPhones(' > :first-child', { display: 'contents' })
onPhones(' > :first-child > :first-child', { flex: '1 0 100%' })
onPhones(' > dl', { flex: '1 0 100%' })
onPhones(' > :first-child + div::before', { content: '"· " / ""' })
// Entries of a day are closer to each other than days are.
globalStyle(`${days} li:not(:last-child, [aria-current])`, {
  '@layer': {
    [layers.kits]: {
      '@container': { [`(inline-size < ${container.narrow}px)`]: { paddingBlockEnd: vars.space.md } },
    },
  },
})
