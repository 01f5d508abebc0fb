import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { roomProperty } from './place-beside.ts'

const { color, motion, radius, space, text } = vars
const layer = layers.components
const anchor = '--mk-menu'

/** Keeps the anchor's name to itself, so that every menu can use the same one. */
export const root = style({
  '@layer': { [layer]: { display: 'inline-flex', maxInlineSize: '100%', anchorScope: anchor } },
})
globalStyle(`${root} > button`, { '@layer': { [layer]: { anchorName: anchor } } })

export const list = style({
  '@layer': {
    [layer]: {
      position: 'fixed',
      inset: 'auto',
      boxSizing: 'border-box',
      minInlineSize: `calc(184 * ${vars.unit})`,
      maxInlineSize: `min(calc(320 * ${vars.unit}), 100vw - ${space.md})`,
      maxBlockSize: `min(calc(448 * ${vars.unit}), var(${roomProperty}))`,
      marginBlock: space.xxs,
      marginInline: 0,
      padding: space.xxs,
      border: `1px solid ${color.border}`,
      borderRadius: radius.md,
      outline: 0,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      background: color.surfaceRaised,
      boxShadow: vars.shadow.overlay,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      fontWeight: vars.weight.regular,
      lineHeight: vars.leading.body,
      textAlign: 'start',
      whiteSpace: 'normal',
      cursor: 'default',
      positionAnchor: anchor,
      positionArea: 'self-block-end span-self-inline-end',
      positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
      transition: `opacity ${motion.fast} ${motion.easing}, translate ${motion.fast} ${motion.easing}`,
      selectors: {
        '&[data-align="end"]': { positionArea: 'self-block-end span-self-inline-start' },
        '&:popover-open': { '@starting-style': { opacity: 0, translate: `0 calc(-1 * ${space.xxs})` } },
      },
    },
  },
})

export const item = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      boxSizing: 'border-box',
      inlineSize: '100%',
      minBlockSize: vars.control.heightSmall,
      margin: 0,
      paddingBlock: space.xxs,
      paddingInline: space.xs,
      border: 0,
      borderRadius: radius.sm,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      selectors: {
        // The highlight follows whichever was used last, keys or pointer.
        [`${list}:not(:has(:focus-visible)) &:hover, &:focus-visible`]: { background: color.surfaceHover },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
        '&:focus:not(:focus-visible)': { outline: 0 },
        '&[data-tone="critical"]': { color: color.critical },
        '&[aria-disabled="true"]': { color: color.textMuted, cursor: 'default' },
      },
      '@media': {
        '(forced-colors: active)': { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
      },
    },
  },
})

export const words = style({ '@layer': { [layer]: { flex: 'auto', minInlineSize: 0, overflowWrap: 'anywhere' } } })

export const note = style({
  '@layer': {
    [layer]: { display: 'block', color: color.textMuted, fontSize: text.xs, lineHeight: vars.leading.tight },
  },
})

/** Lines up the words of all items, whether they are checked or not. */
export const mark = style({ '@layer': { [layer]: { flex: 'none', inlineSize: '1em', display: 'flex' } } })

export const section = style({
  '@layer': {
    [layer]: {
      selectors: {
        '&:not(:first-child)': {
          marginBlockStart: space.xxs,
          paddingBlockStart: space.xxs,
          borderBlockStart: `1px solid ${color.border}`,
        },
      },
    },
  },
})

export const sectionLabel = style({
  '@layer': {
    [layer]: {
      paddingBlock: space.xxs,
      paddingInline: space.xs,
      color: color.textMuted,
      fontSize: text.xs,
      fontWeight: vars.weight.medium,
    },
  },
})

export const separator = style({
  '@layer': {
    [layer]: {
      marginBlock: space.xxs,
      marginInline: 0,
      border: 0,
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
})
