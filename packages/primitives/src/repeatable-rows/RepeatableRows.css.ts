import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { field } from '../field/Field.css.ts'
import { place as dropPlace } from '../internal/drag/Drag.css.ts'

const { color, control, radius, space, text, unit } = vars
const layer = layers.components
const inset = space.md

export const list = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.sm,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      selectors: { '&:empty': { display: 'none' } },
    },
  },
})

export const item = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'block',
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      selectors: { '&[data-dragged]': { opacity: 0.5 } },
    },
  },
})

/** A dragged row would go into the gap between two rows. */
export const place = style([
  dropPlace,
  {
    '@layer': {
      [layer]: {
        selectors: {
          '&[data-position="before"]': { insetBlockStart: `calc(-0.5 * ${space.sm} - 2px)` },
          '&[data-position="after"]': { insetBlockEnd: `calc(-0.5 * ${space.sm} - 2px)` },
        },
      },
    },
  },
])

export const row = style([
  field,
  {
    '@layer': {
      [layer]: {
        position: 'relative',
        boxSizing: 'border-box',
        gap: space.sm,
        padding: inset,
        paddingBlockStart: 0,
        border: `1px solid ${color.border}`,
        borderRadius: radius.md,
        background: color.surface,
        outline: 0,
        selectors: {
          '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
          '&[data-invalid]': { borderColor: color.critical },
        },
      },
    },
  },
])

/** In the frame rather than on its edge, beside the buttons. */
export const heading = style({
  '@layer': {
    [layer]: {
      float: 'inline-start',
      display: 'flex',
      alignItems: 'center',
      boxSizing: 'border-box',
      inlineSize: '100%',
      minBlockSize: `calc(${control.heightSmall} + 2 * ${space.xs})`,
      margin: 0,
      // The gap after it is the room around its words already.
      marginBlockEnd: `calc(-1 * ${space.xs})`,
      padding: 0,
      // As wide as the buttons, with two more to move it, and a handle: the words go around them.
      paddingInlineEnd: control.heightSmall,
      selectors: {
        '[data-part="row"]:has([data-move]) &': { paddingInlineEnd: `calc(3 * ${control.heightSmall})` },
        '[data-part="row"]:has([data-move="drag"]) &': { paddingInlineEnd: `calc(4 * ${control.heightSmall})` },
      },
      color: 'inherit',
      fontSize: text.sm,
      fontWeight: vars.weight.bold,
      lineHeight: vars.leading.tight,
      overflowWrap: 'anywhere',
    },
  },
})

export const fields = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.md,
      clear: 'both',
      minInlineSize: 0,
    },
  },
})

export const actions = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockStart: space.xs,
      // The last drawing, not the button around it, ends where the fields do.
      insetInlineEnd: `calc(${inset} - (${control.heightSmall} - 16 * ${unit}) / 2)`,
      display: 'flex',
    },
  },
})

/** In the place of a row that was removed. */
export const notice = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.xs,
      boxSizing: 'border-box',
      margin: 0,
      paddingBlock: space.xs,
      paddingInlineStart: inset,
      paddingInlineEnd: space.xs,
      border: `1px dashed ${color.border}`,
      borderRadius: radius.md,
      color: color.textMuted,
    },
  },
})

export const words = style({ '@layer': { [layer]: { display: 'block', minInlineSize: 0, overflowWrap: 'anywhere' } } })

export const empty = style({
  '@layer': {
    [layer]: {
      display: 'block',
      boxSizing: 'border-box',
      margin: 0,
      padding: inset,
      border: `1px dashed ${color.border}`,
      borderRadius: radius.md,
      color: color.textMuted,
    },
  },
})

export const foot = style({
  '@layer': {
    [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm, color: color.textMuted },
  },
})
