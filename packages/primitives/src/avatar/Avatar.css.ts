import { createVar, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { when } from '../internal/when.ts'
import type { AvatarSize } from './sizes.ts'

const { color, radius, unit } = vars
const layer = layers.components

const side = (pixels: number) => ({
  inlineSize: `calc(${pixels} * ${unit})`,
  blockSize: `calc(${pixels} * ${unit})`,
  // Of whole pixels: browsers round what is above and below the letters, and would set them too high.
  fontSize: `calc(${Math.round(Math.max(10, pixels * 0.4))} * ${unit})`,
})

/** Also worn by the "+3" of a group. */
export const avatar = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'inline-grid',
      flex: 'none',
      placeItems: 'center',
      boxSizing: 'border-box',
      margin: 0,
      border: '1px solid transparent',
      borderRadius: radius.full,
      overflow: 'hidden',
      background: color.accentSoft,
      color: color.onAccentSoft,
      fontFamily: vars.font.family,
      fontWeight: vars.weight.medium,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1,
      letterSpacing: '0.01em',
      textAlign: 'center',
      verticalAlign: 'middle',
      userSelect: 'none',
      selectors: {
        ...when<AvatarSize>('data-size', { small: side(24), medium: side(32), large: side(40), xlarge: side(56) }),
        '&[data-shape="square"]': { borderRadius: radius.sm },
        '&[data-shape="square"]:is([data-size="large"], [data-size="xlarge"])': { borderRadius: radius.md },
        // Among words that run the other way, its sign must not change its side.
        '&[data-more]': { unicodeBidi: 'plaintext', background: color.neutralSoft, color: color.onNeutralSoft },
      },
      '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
    },
  },
})

export const photo = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      // Over the border, which is there for forced colours only.
      inset: -1,
      display: 'block',
      inlineSize: 'calc(100% + 2px)',
      blockSize: 'calc(100% + 2px)',
      maxInlineSize: 'none',
      margin: 0,
      padding: 0,
      border: 0,
      objectFit: 'cover',
      // A transparent picture must not show the initials.
      selectors: { '&[data-loaded]': { background: color.surface } },
      '@media': { '(forced-colors: active)': { inset: 0, inlineSize: '100%', blockSize: '100%' } },
    },
  },
})

export const letters = style({ '@layer': { [layer]: { whiteSpace: 'nowrap' } } })

export const outline = style({ '@layer': { [layer]: { display: 'block', fontSize: '1.375em' } } })

const overlap = createVar()
const overlapping = (pixels: number) => ({ vars: { [overlap]: `calc(${-pixels} * ${unit})` } })

export const group = style({
  '@layer': {
    [layer]: {
      selectors: when<AvatarSize>('data-size', {
        small: overlapping(6),
        medium: overlapping(8),
        large: overlapping(10),
        xlarge: overlapping(14),
      }),
      display: 'inline-flex',
      flexWrap: 'wrap',
      rowGap: vars.space.xxs,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      verticalAlign: 'middle',
    },
  },
})

/** Each lies over the end of the one before it, with a rim of the ground around it. */
export const member = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      margin: 0,
      borderRadius: radius.full,
      boxShadow: `0 0 0 2px ${color.surface}`,
      selectors: { '&:not(:first-child)': { marginInlineStart: overlap } },
      '@media': {
        '(forced-colors: active)': { selectors: { '&:not(:first-child)': { marginInlineStart: `calc(2 * ${unit})` } } },
      },
    },
  },
})
