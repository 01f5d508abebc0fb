import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { when } from '../internal/when.ts'
import type { ImageRatio } from './ratios.ts'

const { color, radius, space } = vars
const layer = layers.components

/** Takes the room of the picture before there is one. */
export const frame = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'block',
      boxSizing: 'border-box',
      inlineSize: '100%',
      margin: 0,
      overflow: 'hidden',
      background: color.surfaceSunken,
      color: color.textMuted,
      selectors: {
        ...when<ImageRatio>('data-ratio', {
          '1:1': { aspectRatio: '1' },
          '4:3': { aspectRatio: '4 / 3' },
          '3:2': { aspectRatio: '3 / 2' },
          '16:9': { aspectRatio: '16 / 9' },
          '3:4': { aspectRatio: '3 / 4' },
        }),
        '&[data-rounded]': { borderRadius: radius.md },
        '&[data-state="loaded"]': { background: 'none' },
        // As tall as the words in its place need.
        '&[data-state="failed"]': { display: 'grid', overflow: 'visible' },
      },
    },
  },
})

export const image = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: '100%',
      maxInlineSize: 'none',
      margin: 0,
      padding: 0,
      border: 0,
      objectFit: 'cover',
      // The browser's own words for a broken picture.
      fontSize: 0,
      selectors: {
        '&[data-fit="contain"]': { objectFit: 'contain' },
        // Its alternative text stays in the accessibility tree.
        '[data-state="failed"] > &': { gridArea: '1 / 1', opacity: 0 },
      },
    },
  },
})

export const failed = style({
  '@layer': {
    [layer]: {
      gridArea: '1 / 1',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space.xs,
      boxSizing: 'border-box',
      padding: space.sm,
      border: `1px solid ${color.border}`,
      borderRadius: 'inherit',
      fontFamily: vars.font.family,
      fontSize: vars.text.sm,
      lineHeight: vars.leading.body,
      textAlign: 'center',
      textWrap: 'balance',
    },
  },
})

export const mark = style({ '@layer': { [layer]: { fontSize: vars.text.lg } } })

export const words = style({
  '@layer': { [layer]: { maxInlineSize: '100%', overflowWrap: 'anywhere' } },
})
