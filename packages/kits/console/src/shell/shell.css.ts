import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })
const narrow = `(inline-size < ${container.narrow}px)`

export const shell = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
})

export const bar = kit({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  '@media': { print: { display: 'none' } },
})

/** The words of a button whose icon says enough where there is little room; readers hear them all the same. */
export const whereWide = kit({
  '@container': {
    [narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

/** What cards have no use for, such as columns. */
export const tableOnly = kit({ display: 'contents', '@container': { [narrow]: { display: 'none' } } })

/** Fields no wider than what is typed in them, and one's eyes needn't travel. */
export const form = kit({ inlineSize: '100%', maxInlineSize: '44rem' })

export const flowHeading = style({})
// It takes the focus so that reading goes on there; it is no control, so it shows no ring.
globalStyle(`${flowHeading} > :focus`, { '@layer': { [layers.kits]: { outline: 'none' } } })
