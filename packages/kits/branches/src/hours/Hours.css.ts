import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, control, space, radius, unit } = vars
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

/** The drawing, not the button around it, stands at the edge. */
export const remove = style({
  '@layer': { [layer]: { flex: 'none', marginInlineEnd: `calc((16 * ${unit} - ${control.height}) / 2)` } },
})

/** The name of a group of changes, then the changes. */
export const changes = style({ '@layer': { [layer]: { display: 'grid', gap: space.xs, minInlineSize: 0 } } })

export const words = style({
  '@layer': { [layer]: { display: 'grid', gap: space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' } },
})

export const buttons = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', gap: space.xs } },
})

// Words without a frame begin where the rows above them do.
globalStyle(`${buttons} > [data-tone="quiet"]:first-child`, {
  '@layer': { [layer]: { marginInlineStart: `calc(-1 * ${space.sm})` } },
})

/** Its arrow, not the area that is pressed, stands in line with what is above. */
export const unfolds = style({
  '@layer': { [layer]: { marginInlineStart: `calc(-1 * ${space.xs})`, marginBlockEnd: `calc(-1 * ${space.xs})` } },
})

/** Set apart from what is chosen already. */
export const suggestions = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: space.sm,
      padding: space.md,
      borderRadius: radius.md,
      // In dark lighter than the card, where a sunken ground would be a hole.
      background: color.surfaceHover,
      selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': { outline: `2px solid ${color.focus}` } },
    },
  },
})

// Its words, not the buttons around them, stand at its end.
globalStyle(`${suggestions} > ${buttons}`, {
  '@layer': { [layer]: { marginBlockEnd: `calc((20 * ${unit} - ${control.heightSmall}) / 2)` } },
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
      // No last word alone on a line, and what is in parentheses together.
      textWrap: 'balance',
    },
  },
})

export const openNow = style({
  '@layer': { [layer]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxs } },
})

export const range = style({ '@layer': { [layer]: { display: 'inline-block', maxInlineSize: '100%' } } })

/** Days beside their hours, in the text of a choice. */
export const kept = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      columnGap: space.sm,
      marginBlockStart: space.xxs,
    },
  },
})

/** Times end in one line, near enough to their days. */
export const week = style({ '@layer': { [layer]: { maxInlineSize: '26rem' } } })
