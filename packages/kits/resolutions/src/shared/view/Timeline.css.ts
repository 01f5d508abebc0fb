import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })

const phone = '(inline-size < 30rem)'

export const frame = kit({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: vars.radius.md,
})

const least = `calc(320 * ${vars.unit})`
/** The same in every window: what stands below is found where it was. */
const most = `calc(560 * ${vars.unit})`

const fade = vars.space.md
const ring = vars.space.xxs

/** As long as its rows: a page has one scroller. Thousands of them scroll by themselves. */
export const scroller = kit({
  position: 'relative',
  // Notes are in line with what stands above, and the rings around them aren't cut.
  marginInline: `calc(-1 * ${ring})`,
  paddingInline: ring,
  outline: 0,
  selectors: {
    '&[data-reserved]': { '@media': { screen: { minBlockSize: least } } },
    '&[data-virtual]': {
      '@media': {
        screen: {
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          maxBlockSize: most,
          paddingBlock: fade,
          // What is cut fades; at the first and the last row only their distance from the edge does.
          maskImage: `linear-gradient(transparent, #000 ${fade}, #000 calc(100% - ${fade}), transparent)`,
        },
      },
    },
  },
})
// A mask would hide the ring of the scroller itself.
globalStyle(`${frame}:has(> ${scroller}:focus-visible)`, {
  '@layer': { [layers.kits]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
})

export const rows = kit({
  display: 'flow-root',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
globalStyle(`${rows} > li`, { '@layer': { [layers.kits]: { display: 'flow-root' } } })
// Rows in sight only are kept in place by script.
globalStyle(`[data-virtual] > ${rows} > li`, { '@layer': { [layers.kits]: { overflowAnchor: 'none' } } })

export const day = kit({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  marginBlock: vars.space.sm,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.border}` },
    '&[data-new]': { color: vars.color.accentText, fontWeight: vars.weight.medium },
    '&[data-new]::before, &[data-new]::after': { borderBlockStartColor: 'currentcolor' },
  },
})

export const event = kit({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  marginBlock: vars.space.sm,
  paddingInline: vars.space.sm,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
})
globalStyle(`${event} > svg`, { '@layer': { [layers.kits]: { flex: 'none', translate: '0 0.15em' } } })

export const eventWords = kit({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const eventTitle = kit({ color: vars.color.text, fontWeight: vars.weight.medium })
export const meta = kit({ color: vars.color.textMuted, fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums' })

export const note = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  marginBlock: vars.space.sm,
  padding: vars.space.sm,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
})

/** Who and when, and at the end what may be done, which never falls below. */
export const noteHead = kit({ display: 'flex', alignItems: 'start', columnGap: vars.space.sm, minInlineSize: 0 })
export const noteWords = kit({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'center',
  columnGap: vars.space.sm,
  minInlineSize: 0,
})
/** On phones a line of their own, whatever the length of the author's name. */
export const badges = kit({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  '@container': { [phone]: { flex: '1 0 100%' } },
  selectors: { '&:empty': { display: 'none' } },
})
/** As tall as the line beside it, however large its target is: notes with and without it have the same gaps. */
export const noteEnd = kit({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  '@media': { print: { display: 'none' } },
})
export const author = kit({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const jump = kit({
  position: 'absolute',
  insetBlockStart: vars.space.sm,
  insetInline: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})
globalStyle(`${jump} > *`, { '@layer': { [layers.kits]: { pointerEvents: 'auto' } } })

export const gap = kit({ listStyle: 'none' })
