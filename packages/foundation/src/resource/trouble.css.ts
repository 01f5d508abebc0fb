import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

const { color, space, unit } = vars

/** Pinned to the lower edge, so that the text being read doesn't move. */
export const stale = style({
  '@layer': { [layers.kits]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1, paddingBlockStart: space.xs } },
})

export const details = style({
  '@layer': {
    [layers.kits]: {
      marginBlockStart: space.xxs,
      fontSize: vars.text.sm,
      color: color.textMuted,
      maxInlineSize: '100%',
    },
  },
})

export const summary = style({
  '@layer': {
    [layers.kits]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space.xxs,
      minBlockSize: `calc(24 * ${unit})`,
      borderRadius: vars.radius.sm,
      listStyle: 'none',
      cursor: 'pointer',
      selectors: {
        '&::-webkit-details-marker': { display: 'none' },
        '&:hover': { color: color.text },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      },
      '@media': { '(pointer: coarse)': { minBlockSize: `calc(44 * ${unit})` } },
    },
  },
})

export const chevron = style({
  '@layer': { [layers.kits]: { selectors: { '[open] > summary > &': { rotate: '180deg' } } } },
})

export const detailText = style({
  '@layer': {
    [layers.kits]: {
      fontFamily: vars.font.mono,
      fontSize: vars.text.xs,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      textAlign: 'start',
      margin: 0,
      marginBlockStart: space.xxs,
      padding: space.sm,
      borderRadius: vars.radius.md,
      background: color.surfaceSunken,
      color: color.text,
    },
  },
})
