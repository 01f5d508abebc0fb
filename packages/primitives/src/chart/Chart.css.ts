import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { when } from '../internal/when.ts'

const { color, space, text, unit } = vars
const layer = layers.components

export const figure = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Beside a taller one, no gap within opens.
      alignContent: 'start',
      rowGap: space.sm,
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      fontWeight: vars.weight.regular,
      lineHeight: vars.leading.body,
      textAlign: 'start',
    },
  },
})

export const head = style({
  '@layer': {
    [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.md, rowGap: space.xs },
  },
})

export const caption = style({
  '@layer': { [layer]: { display: 'block', flex: `1 1 calc(160 * ${unit})`, minInlineSize: 0, margin: 0 } },
})

export const title = style({
  '@layer': {
    [layer]: {
      display: 'block',
      fontSize: text.md,
      fontWeight: vars.weight.bold,
      textWrap: 'balance',
      overflowWrap: 'break-word',
    },
  },
})

/** Its words begin where the title begins, once there is no room for it in the line of the title. */
export const toggle = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      maxInlineSize: '100%',
      marginInlineStart: `calc(-0.75 * ${vars.control.paddingInline})`,
    },
  },
})

export const description = style({ '@layer': { [layer]: { display: 'block', color: color.textMuted } } })

export const legend = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space.md,
      rowGap: space.xxs,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
})

export const legendItem = style({
  '@layer': {
    [layer]: { display: 'flex', alignItems: 'center', gap: space.xs, margin: 0, minInlineSize: 0 },
  },
})

export const words = style({ '@layer': { [layer]: { minInlineSize: 0, overflowWrap: 'anywhere' } } })

/** Its height is known before there is anything in it. */
export const room = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      boxSizing: 'border-box',
      minInlineSize: 0,
      margin: 0,
      selectors: when<'small' | 'medium' | 'large'>('data-size', {
        small: { blockSize: `calc(176 * ${unit})` },
        medium: { blockSize: `calc(256 * ${unit})` },
        large: { blockSize: `calc(352 * ${unit})` },
      }),
    },
  },
})

/** The placeholder before the drawing, or in its place. */
export const nothing = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      placeItems: 'center',
      boxSizing: 'border-box',
      minInlineSize: 0,
      margin: 0,
      padding: space.md,
      border: `1px dashed ${color.border}`,
      borderRadius: vars.radius.md,
      color: color.textMuted,
      textAlign: 'center',
      textWrap: 'balance',
      selectors: {
        '&[data-waiting]': { borderStyle: 'none none solid', borderRadius: 0, borderColor: color.borderStrong },
      },
    },
  },
})

export const waiting = style({
  '@layer': {
    [layer]: {
      display: 'block',
      minInlineSize: 0,
      borderRadius: vars.radius.md,
      background: color.skeleton,
      '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
    },
  },
})

/** As tall as the drawing it takes the place of, and taller where it must be. */
export const table = style({
  '@layer': {
    [layer]: {
      display: 'block',
      minInlineSize: 0,
      selectors: when<'small' | 'medium' | 'large'>('data-size', {
        small: { minBlockSize: `calc(176 * ${unit})` },
        medium: { minBlockSize: `calc(256 * ${unit})` },
        large: { minBlockSize: `calc(352 * ${unit})` },
      }),
    },
  },
})
