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
          '&:has(> [aria-pressed])': { borderColor: color.borderStrong, background: color.surface, color: color.text },
          '&:has(> [aria-pressed]:hover:not(:disabled))': { background: color.surfaceHover },
          '&:has(> [aria-pressed="true"])': {
            borderColor: color.accent,
            background: color.accentSoft,
            color: color.onAccentSoft,
          },
          '&:has(> :disabled)': {
            borderColor: color.border,
            background: color.surfaceSunken,
            color: color.textMuted,
          },
        },
        '@media': {
          '(pointer: coarse)': { minBlockSize: control.heightSmall },
          '(forced-colors: active)': {
            selectors: {
              '&:has(> [aria-pressed="true"])': { borderColor: 'Highlight' },
              '&:has(> :disabled)': { borderColor: 'GrayText', color: 'GrayText' },
            },
          },
        },
      },
    },
  },
])

/** The words of a tag as a button that selects it. */
export const toggle = style([
  tagLabel,
  {
    '@layer': {
      [layer]: {
        appearance: 'none',
        boxSizing: 'border-box',
        margin: 0,
        border: 0,
        borderRadius: vars.radius.sm,
        background: 'none',
        color: 'inherit',
        font: 'inherit',
        textAlign: 'start',
        cursor: 'pointer',
        WebkitTapHighlightColor: 'transparent',
        selectors: {
          // The room of the tick, so that no neighbour moves when it comes.
          '&[aria-pressed="false"]': { paddingInline: `calc(${space.xs} + ${half})` },
          '&[aria-pressed="false"]:not(:last-child)': { paddingInlineEnd: half },
          '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
          '&:disabled': { cursor: 'not-allowed' },
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
