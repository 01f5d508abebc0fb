import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

/** A mark with its words. */
export const method = style({
  '@layer': {
    [layers.kits]: {
      // Above what makes a whole card of a choice one target, so that the words can be pointed at themselves.
      position: 'relative',
      zIndex: 1,
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.xs,
      minInlineSize: 0,
    },
  },
})

/** In line with the text around, which the mark in front is not. */
export const words = style({
  '@layer': {
    [layers.kits]: {
      position: 'relative',
      display: 'inline-block',
      alignSelf: 'baseline',
      minInlineSize: 0,
    },
  },
})

/** Shown, not read out, and no part of the text that is copied. */
export const brief = style({
  '@layer': {
    [layers.kits]: {
      fontVariantNumeric: 'tabular-nums',
      selectors: { '&[data-brief]::before': { content: 'attr(data-brief)' } },
    },
  },
})

/** Read out in full over what is shown in brief, so that it can be pointed at. */
export const spoken = style({
  '@layer': {
    [layers.kits]: {
      selectors: {
        '[data-brief] + &': {
          position: 'absolute',
          inset: 0,
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          opacity: 0,
        },
      },
    },
  },
})

/** Words of a mark are as dark or light as the text beside them: a white plate would outshine it in the dark. */
export const mark = style({
  '@layer': {
    [layers.kits]: {
      flex: 'none',
      boxSizing: 'border-box',
      inlineSize: `calc(32 * ${vars.unit})`,
      blockSize: `calc(20 * ${vars.unit})`,
      border: `1px solid ${vars.color.border}`,
      borderRadius: `calc(3 * ${vars.unit})`,
      background: vars.color.surface,
      color: `color-mix(in oklab, #1a1f71 12%, ${vars.color.text})`,
      forcedColorAdjust: 'none',
    },
  },
})

export const plain = style({
  '@layer': {
    [layers.kits]: {
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: `calc(32 * ${vars.unit})`,
      blockSize: `calc(20 * ${vars.unit})`,
      color: vars.color.textMuted,
      fontSize: vars.text.lg,
    },
  },
})
