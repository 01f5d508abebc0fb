import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

export const page = kit({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })

/** As tall as its tools, which come with the entries. */
export const heading = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minBlockSize: vars.control.heightSmall,
})

export const tools = kit({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { print: { display: 'none' } },
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

export const time = kit({})
// When it was is a way to link to it, and no more than that.
globalStyle(`${time} a`, { '@layer': { [layers.kits]: { fontWeight: vars.weight.regular } } })

// Entries of a day are closer to each other than days are.
globalStyle(`${days} li:not(:last-child, [aria-current])`, {
  '@layer': {
    [layers.kits]: {
      '@container': { [`(inline-size < ${container.narrow}px)`]: { paddingBlockEnd: vars.space.md } },
    },
  },
})
