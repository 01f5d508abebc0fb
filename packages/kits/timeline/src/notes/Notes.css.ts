import { cardsBelow } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const kit = (rule: NonNullable<StyleRule['@layer']>[string]) => style({ '@layer': { [layers.kits]: rule } })

const onScreen = { '@media': { print: { display: 'none' } } } as const

/** What the notes are narrowed by, and at the end what they are ordered by. */
export const filters = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.xs,
  ...onScreen,
})
globalStyle(`${filters} > [role="search"]`, { '@layer': { [layers.kits]: { flex: '1 1 20rem', minInlineSize: 0 } } })
globalStyle(`${filters} [aria-pressed]`, { '@layer': { [layers.kits]: { borderRadius: vars.radius.full } } })
globalStyle(`${filters} [aria-pressed="false"]`, { '@layer': { [layers.kits]: { background: vars.color.surface } } })
globalStyle(`${filters} [aria-pressed="true"]:not(:hover)`, {
  '@layer': { [layers.kits]: { borderColor: 'transparent' } },
})

export const order = kit({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  // On phones it has a line of its own, and all of it, with the words of what it is before it.
  '@container': { [`(inline-size < ${cardsBelow})`]: { flex: '1 1 100%' } },
})
globalStyle(`${order} > :last-child`, {
  '@layer': {
    [layers.kits]: { '@container': { [`(inline-size < ${cardsBelow})`]: { flex: '1 1 0', minInlineSize: 0 } } },
  },
})

export const orderName = kit({
  display: 'none',
  '@container': { [`(inline-size < ${cardsBelow})`]: { display: 'inline' } },
})

export const page = kit({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })

/** As tall as the button at its end, which comes with the notes. */
export const heading = kit({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.control.heightSmall,
})

/** The count takes a second line before the button beside it does. */
export const name = kit({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  minInlineSize: 0,
})

export const quiet = kit({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' })

export const headingEnd = kit({ flex: 'none', maxInlineSize: '100%', ...onScreen })

export const add = kit({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md, ...onScreen })

export const form = kit({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm })

export const formEnd = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})

export const pending = kit({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.sm,
})

// On a phone, the two buttons share the row below how long is left.
globalStyle(`${pending} > [role="timer"]`, {
  '@layer': { [layers.kits]: { '@container': { [`(inline-size < ${cardsBelow})`]: { flexBasis: '100%' } } } },
})

export const rows = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** As somebody wrote it: plain text with its lines. */
export const text = kit({ margin: 0, whiteSpace: 'break-spaces', overflowWrap: 'anywhere' })

export const top = kit({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.xs,
  marginBlockEnd: vars.space.xs,
})

// The dots of the menu, not the button around them, stand beside the name and at the edge.
globalStyle(`${top} > :nth-child(2)`, {
  '@layer': {
    [layers.kits]: {
      flex: 'none',
      marginBlock: `calc((24 * ${vars.unit} - ${vars.control.heightSmall}) / 2)`,
      marginInlineEnd: `calc((16 * ${vars.unit} - ${vars.control.heightSmall}) / 2)`,
    },
  },
})

export const who = kit({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
  minInlineSize: 0,
})

// Its frame, not its small words, stands in the middle of the line.
globalStyle(`${who} > :last-child`, { '@layer': { [layers.kits]: { alignSelf: 'center' } } })

// On phones the author has a line, and when and how urgent the next, whatever the length of a name.
globalStyle(`${who} > :first-child`, {
  '@layer': { [layers.kits]: { '@container': { [`(inline-size < ${cardsBelow})`]: { flexBasis: '100%' } } } },
})

export const facts = kit({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  marginBlockStart: vars.space.xs,
  selectors: { '&:empty': { display: 'none' } },
})

/** A comment by the platform is beside notes by people, without a surface of its own; its words stand under theirs. */
export const comment = kit({
  paddingInlineStart: `calc(${vars.card.padding} - 1px)`,
  paddingBlock: vars.space.xxs,
  borderInlineStart: `2px solid ${vars.color.border}`,
})

/** The arrow stands before the words, which begin where those of the notes do. */
export const folded = kit({})
globalStyle(`${folded} summary`, {
  '@layer': {
    [layers.kits]: { paddingInlineStart: 0, columnGap: `calc(${vars.card.padding} + 1px - ${vars.control.text})` },
  },
})

export const run = kit({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  margin: 0,
  marginInlineStart: `calc(${vars.card.padding} + 1px - 1em - 2 * ${vars.space.xs})`,
  padding: 0,
  listStyle: 'none',
})
