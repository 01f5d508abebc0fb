import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, radius, space, text } = vars
const layer = layers.components

export const root = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.sm,
      inlineSize: '100%',
      containerType: 'inline-size',
      fontFamily: vars.font.family,
    },
  },
})

export const summary = style({
  '@layer': {
    [layer]: {
      margin: 0,
      color: color.textMuted,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: vars.leading.body,
      selectors: {
        '&:focus': { outline: 0 },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2, borderRadius: radius.sm },
      },
    },
  },
})

export const pages = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.xxs,
      margin: 0,
      marginInlineStart: 'auto',
      padding: 0,
      listStyle: 'none',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

/** In little room the arrows and the current page are left. */
export const page = style({
  '@layer': {
    [layer]: {
      '@container': {
        '(max-width: 400px)': { selectors: { '&:not(:has([aria-current]))': { display: 'none' } } },
      },
    },
  },
})

globalStyle(`${page} > button[data-size]`, {
  '@layer': {
    [layer]: {
      minInlineSize: vars.control.heightSmall,
      paddingInline: space.xxs,
      fontWeight: vars.weight.regular,
    },
  },
})
globalStyle(`${page} > button[data-size][aria-current]`, {
  '@layer': {
    [layer]: {
      background: color.accentSoft,
      color: color.onAccentSoft,
      fontWeight: vars.weight.bold,
      '@media': { '(forced-colors: active)': { borderColor: 'Highlight', color: 'Highlight' } },
    },
  },
})

export const gap = style({
  '@layer': {
    [layer]: {
      display: 'inline-block',
      minInlineSize: vars.control.heightSmall,
      color: color.textMuted,
      textAlign: 'center',
    },
  },
})

export const loadMore = style({
  '@layer': { [layer]: { display: 'grid', justifyItems: 'center', gap: space.sm } },
})
