import { globalStyle, style } from '@vanilla-extract/css'
import { cardsBelow } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { fadedEnds } from '../internal/faded-ends.css.ts'

const { color, control, space, unit } = vars
const layer = layers.components

export const root = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space.xs,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.text.sm,
      lineHeight: 1.4,
      // Takes the focus when the filters are cleared, to keep the place; it is no control.
      outline: 0,
    },
  },
})

/** On a line of its own where there is no room for anything beside it. */
export const search = style({
  '@layer': {
    [layer]: { flex: `1 1 calc(200 * ${unit})`, minInlineSize: 0, maxInlineSize: `max(calc(320 * ${unit}), 50%)` },
  },
})

/** Where the list is cards, one row that scrolls: wrapped, many filters would push the list out of sight. */
export const filters = style({
  '@layer': {
    [layer]: {
      display: 'contents',
      '@container': {
        [`(inline-size < ${cardsBelow})`]: {
          display: 'flex',
          // One filter stands beside the search.
          flex: '0 1 auto',
          gap: space.xs,
          minInlineSize: 0,
          // Room for the rings of focus, which scrolling clips.
          margin: `calc(-4 * ${unit})`,
          padding: `calc(4 * ${unit})`,
          overflowX: 'auto',
          overscrollBehaviorInline: 'contain',
          scrollPaddingInline: space.xl,
          scrollbarWidth: 'none',
          ...fadedEnds,
        },
      },
    },
  },
})
globalStyle(`${filters} > *`, { '@layer': { [layer]: { flex: 'none' } } })
// First on its line there: its words are in line with the filters.
globalStyle(`${filters} + [data-tone="quiet"]:not([aria-pressed])`, {
  '@layer': {
    [layer]: {
      '@container': { [`(inline-size < ${cardsBelow})`]: { marginInlineStart: `calc(-1 * ${space.sm})` } },
    },
  },
})

export const result = style({
  '@layer': {
    [layer]: {
      // As tall as the button that clears, which may come beside it.
      display: 'flex',
      alignItems: 'center',
      minBlockSize: control.heightSmall,
      marginInlineStart: 'auto',
      color: color.textMuted,
      fontVariantNumeric: 'tabular-nums',
      // Without words it is still a live region, and leaves no gap.
      selectors: { '&:empty': { position: 'absolute' } },
    },
  },
})

export const pill = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      gap: space.xxs,
      boxSizing: 'border-box',
      maxInlineSize: '100%',
      minBlockSize: control.heightSmall,
      margin: 0,
      paddingBlock: `calc(2 * ${unit})`,
      paddingInline: `${space.sm} ${space.xs}`,
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.full,
      background: color.surface,
      color: color.text,
      font: 'inherit',
      fontWeight: vars.weight.medium,
      textAlign: 'start',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      selectors: {
        '&:hover': { background: color.surfaceHover },
        '&[data-applied]': { borderColor: 'transparent', background: color.accentSoft, color: color.onAccentSoft },
        '&[data-applied]:hover': { borderColor: 'currentColor' },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      },
    },
  },
})

/** A value takes a second line where there is little room; many at once end in an ellipsis: the popover shows them all. */
export const pillText = style({
  '@layer': {
    [layer]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      minInlineSize: 0,
      maxInlineSize: '36ch',
      overflow: 'hidden',
      lineHeight: vars.leading.tight,
    },
  },
})
