import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { field } from '../field/Field.css.ts'
import { tag as tagLook, tagLabel } from '../internal/tag.css.ts'

const { color, control, motion, space, unit } = vars
const layer = layers.components
/** Of a tick and the gap beside it. */
const half = `calc((1em + 6 * ${unit}) / 2)`

export const root = style([
  field,
  {
    '@layer': {
      [layer]: {
        // Takes the focus when the last tag is removed, to keep the place; it is no control.
        outline: 0,
      },
    },
  },
])

export const list = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space.xs,
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      // Cuts off the rows that are folded away, not the ring around a tag in the focus.
      selectors: { '&[data-folded]': { overflow: 'clip', overflowClipMargin: `calc(4 * ${unit})` } },
    },
  },
})

export const tag = style([
  tagLook,
  {
    '@layer': {
      [layer]: {
        minBlockSize: `calc(28 * ${unit})`,
        transition: `background-color ${motion.fast} ${motion.easing}`,
        selectors: {
          '&[data-folded]': { visibility: 'hidden' },
          '&[role="row"]': { cursor: 'default', touchAction: 'manipulation', WebkitTapHighlightColor: 'transparent' },
          '&[data-selectable]': {
            borderColor: color.borderStrong,
            background: color.surface,
            color: color.text,
            cursor: 'pointer',
          },
          '&[data-selectable]:hover': { background: color.surfaceHover },
          '&[data-selected]': { borderColor: color.accent, background: color.accentSoft, color: color.onAccentSoft },
          '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
          [`${root}:disabled &`]: {
            borderColor: color.border,
            background: color.controlDisabled,
            color: color.textMuted,
            cursor: 'not-allowed',
          },
        },
        '@media': {
          '(pointer: coarse)': { minBlockSize: control.heightSmall },
          '(forced-colors: active)': {
            selectors: {
              '&[data-selected]': { borderColor: 'Highlight' },
              [`${root}:disabled &`]: { borderColor: 'GrayText', color: 'GrayText' },
            },
          },
        },
      },
    },
  },
])

/** A cell of the grid for assistive technology only. */
export const cell = style({ '@layer': { [layer]: { display: 'contents' } } })

export const label = style([
  tagLabel,
  {
    '@layer': {
      [layer]: {
        selectors: {
          // The room of the tick, so that no neighbour moves when it comes.
          '[data-selectable]:not([data-selected]) &': { paddingInline: `calc(${space.xs} + ${half})` },
          '[data-selectable]:not([data-selected]) &:not(:last-child)': { paddingInlineEnd: half },
        },
      },
    },
  },
])

export const words = style({ '@layer': { [layer]: { display: 'inline', minInlineSize: 0 } } })

export const icon = style({ '@layer': { [layer]: { display: 'inline-flex', flex: 'none' } } })

export const more = style({
  '@layer': {
    [layer]: {
      display: 'block',
      justifySelf: 'start',
      // The words of a button without a frame stand in line with the tags.
      marginInlineStart: `calc(-0.75 * ${control.paddingInline} - 1px)`,
    },
  },
})

export const empty = style({ '@layer': { [layer]: { display: 'block', color: color.textMuted } } })
