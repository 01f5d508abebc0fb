import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, space, radius } = vars
const layer = layers.kits

export const rows = style({
  '@layer': { [layer]: { display: 'grid', margin: 0, padding: 0, outline: 0, listStyle: 'none' } },
})

export const row = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.md,
      paddingBlock: space.xs,
      borderBlockStart: `1px solid ${color.border}`,
      selectors: { '&:first-child': { borderBlockStart: 0 } },
    },
  },
})

/** The name of a group of changes, then the changes. */
export const changes = style({ '@layer': { [layer]: { display: 'grid', gap: space.xs, minInlineSize: 0 } } })

export const words = style({
  '@layer': { [layer]: { display: 'grid', gap: space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' } },
})

export const buttons = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', gap: space.xs } },
})

/** Set apart from what is chosen already. */
export const suggestions = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: space.sm,
      padding: space.md,
      borderRadius: radius.md,
      background: color.surfaceSunken,
      selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': { outline: `2px solid ${color.focus}` } },
    },
  },
})

/** Leaves the layout of what a step puts into it to the dialog. */
export const footer = style({ '@layer': { [layer]: { display: 'contents' } } })

/** The badge, and what it doesn't say. */
export const openLine = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space.sm,
      rowGap: space.xs,
      minInlineSize: 0,
    },
  },
})

export const openNow = style({
  '@layer': { [layer]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxs } },
})

/** Times end in one line, near enough to their days. */
export const week = style({ '@layer': { [layer]: { maxInlineSize: '26rem' } } })
