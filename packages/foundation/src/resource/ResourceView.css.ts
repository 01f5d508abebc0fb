import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { keyframes, style } from '@vanilla-extract/css'

const unseen = keyframes({ from: { visibility: 'hidden' } })

/** Takes its height at once; seen after 150 ms, so that a fast answer shows no flicker. Not a motion, so never reduced. */
export const waiting = style({
  '@layer': { [layers.kits]: { position: 'relative', animation: `${unseen} 150ms step-end` } },
})

/** Pinned to the lower edge, so that it appears without moving what is being read. */
export const stale = style({
  '@layer': { [layers.kits]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1, paddingBlockStart: vars.space.xs } },
})

export const details = style({
  '@layer': { [layers.kits]: { fontSize: vars.text.sm, color: vars.color.textMuted, maxInlineSize: '100%' } },
})

export const summary = style({
  '@layer': {
    [layers.kits]: {
      inlineSize: 'fit-content',
      marginInline: 'auto',
      borderRadius: vars.radius.sm,
      cursor: 'pointer',
      selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
    },
  },
})

export const detailText = style({
  '@layer': {
    [layers.kits]: {
      fontFamily: vars.font.mono,
      fontSize: vars.text.xs,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      textAlign: 'start',
      marginBlock: vars.space.xs,
    },
  },
})
