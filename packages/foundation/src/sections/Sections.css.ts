import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

const { color, radius, space, text } = vars
const layer = layers.kits
/** Of the kit that the bar is in. */
const narrow = `(inline-size < ${container.narrow}px)`

/** Keeps a focused section clear of the save bar and of a sticky header. */
const room = { scrollMarginBlock: `calc(96 * ${vars.unit})` }
const focused = { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 8 } }

export const section = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.sm,
      borderRadius: radius.md,
      ...room,
      selectors: focused,
    },
  },
})

export const head = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space.xxs} ${space.sm}`,
      minInlineSize: 0,
    },
  },
})

export const report = style({
  '@layer': {
    [layer]: {
      display: 'block',
      borderRadius: radius.md,
      ...room,
      // Until it says something, it takes no gap of a grid.
      selectors: { ...focused, '&:empty': { position: 'absolute' } },
    },
  },
})

export const problems = style({
  '@layer': { [layer]: { display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' } },
})

export const problem = style({ '@layer': { [layer]: { overflowWrap: 'anywhere' } } })

/** On a line of its own, for it ends without a full stop. */
export const about = style({ '@layer': { [layer]: { display: 'block', fontWeight: vars.weight.medium } } })

/** Floats over the end of the form until it scrolls into view. */
export const place = style({
  '@layer': {
    [layer]: {
      position: 'sticky',
      insetBlockEnd: `max(${space.sm}, env(safe-area-inset-bottom))`,
      zIndex: 3,
      '@media': { print: { display: 'none' } },
    },
  },
})

export const bar = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: `${space.xs} ${space.sm}`,
      boxSizing: 'border-box',
      paddingBlock: space.xs,
      paddingInline: space.sm,
      border: `1px solid ${color.border}`,
      borderRadius: radius.lg,
      background: color.surfaceRaised,
      boxShadow: vars.shadow.overlay,
      color: color.text,
      '@container': { [narrow]: { flexDirection: 'column', alignItems: 'stretch', paddingBlock: space.sm } },
    },
  },
})

export const status = style({
  '@layer': {
    [layer]: {
      flex: '1 1 12rem',
      '@container': { [narrow]: { flexBasis: 'auto' } },
      minInlineSize: 0,
      margin: 0,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      fontWeight: vars.weight.medium,
      lineHeight: vars.leading.tight,
      overflowWrap: 'anywhere',
    },
  },
})

/** The one that does it last on a desk; on a phone first, and all as wide as the bar. */
export const buttons = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: space.xs,
      '@container': { [narrow]: { flexDirection: 'column-reverse' } },
    },
  },
})
