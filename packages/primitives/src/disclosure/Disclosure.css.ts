import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { inlineSign } from '@memberkit/tokens/direction'
import { layers } from '@memberkit/tokens/layers'

const { color, control, motion, space, text } = vars
const layer = layers.components

export const group = style({
  '@layer': {
    [layer]: { borderBlock: `1px solid ${color.border}`, margin: 0, padding: 0 },
  },
})

export const root = style({
  '@layer': {
    [layer]: {
      display: 'block',
      interpolateSize: 'allow-keywords',
      margin: 0,
      padding: 0,
      border: 0,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: control.text,
      fontWeight: vars.weight.regular,
      lineHeight: vars.leading.body,
      selectors: { [`${group} > & + &`]: { borderBlockStart: `1px solid ${color.border}` } },
    },
  },
})

globalStyle(`${root}::details-content`, {
  '@layer': {
    [layer]: {
      blockSize: 0,
      overflow: 'clip',
      // Clipping while it unfolds may reach the ring of the focused element.
      overflowClipMargin: 4,
      transition: `block-size ${motion.base} ${motion.easing}, content-visibility ${motion.base} allow-discrete`,
    },
  },
})
globalStyle(`${root}[open]::details-content`, { '@layer': { [layer]: { blockSize: 'auto' } } })
// Paper cannot be unfolded.
globalStyle(`${root}::details-content`, {
  '@layer': { [layer]: { '@media': { print: { blockSize: 'auto', contentVisibility: 'visible' } } } },
})

export const summary = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space.xs,
      boxSizing: 'border-box',
      minBlockSize: control.height,
      margin: 0,
      paddingBlock: `max(${space.xxs}, (${control.height} - 1lh) / 2)`,
      paddingInline: space.xs,
      borderRadius: vars.radius.sm,
      cursor: 'pointer',
      listStyle: 'none',
      WebkitTapHighlightColor: 'transparent',
      selectors: {
        '&::-webkit-details-marker': { display: 'none' },
        '&:hover': { background: color.surfaceHover },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
      },
    },
  },
})

export const chevron = style({
  '@layer': {
    [layer]: {
      alignSelf: 'flex-start',
      marginBlockStart: 'calc((1lh - 1em) / 2)',
      color: color.textMuted,
      transition: `rotate ${motion.fast} ${motion.easing}`,
      selectors: {
        // Mirrored first, so that the same turn would point up.
        '[open] > summary > &': { rotate: `calc(${inlineSign} * 90deg)` },
      },
    },
  },
})

export const title = style({
  '@layer': {
    [layer]: {
      // Takes the whole line where the words beside it would leave it less; they then stand below it.
      flex: `1 1 calc(160 * ${vars.unit})`,
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      color: 'inherit',
      fontFamily: 'inherit',
      fontSize: 'inherit',
      fontWeight: vars.weight.medium,
      lineHeight: 'inherit',
      overflowWrap: 'anywhere',
    },
  },
})

export const aside = style({
  '@layer': {
    [layer]: {
      flex: '0 1 auto',
      minInlineSize: 0,
      marginInlineStart: `calc(${control.text} + ${space.xs})`,
      color: color.textMuted,
      fontSize: text.sm,
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
  },
})

/** In line with the words of the title. */
export const content = style({
  '@layer': {
    [layer]: {
      paddingBlock: `${space.xxs} ${space.md}`,
      paddingInline: `calc(${space.xs} + 1em + ${space.xs}) ${space.xs}`,
      overflowWrap: 'anywhere',
    },
  },
})
