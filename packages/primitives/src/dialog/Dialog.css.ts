import { fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { when } from '../internal/when.ts'

const size = vars.control.heightSmall
const { color, motion, radius, space, text } = vars
const layer = layers.components
const narrow = '(max-width: 560px)'
const above = 'round(12dvh, 1px)'
const moving = `${motion.base} ${motion.easing}`

// The element that takes the focus of a removed opener isn't operable.
globalStyle('[data-mk-focus-place]:focus', { '@layer': { [layer]: { outline: 'none' } } })

export const dialog = style({
  '@layer': {
    [layer]: {
      // While it fades out it is no longer modal, and must stay where it is.
      position: 'fixed',
      inset: 0,
      boxSizing: 'border-box',
      blockSize: 'fit-content',
      maxInlineSize: `calc(100% - ${space.xl})`,
      maxBlockSize: [`calc(100dvh - ${space.xxl})`, `calc(100dvh - ${above} - ${space.lg})`],
      margin: 'auto',
      // Near the top, so that it stays where it is when its content grows; whole pixels, for half of one blurs text.
      marginBlockStart: above,
      padding: 0,
      border: 0,
      outline: 0,
      overflow: 'visible',
      background: 'none',
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: text.md,
      lineHeight: vars.leading.body,
      textAlign: 'start',
      opacity: 0,
      translate: `0 ${space.xs}`,
      transition: `opacity ${moving}, translate ${moving}, display ${moving} allow-discrete, overlay ${moving} allow-discrete`,
      selectors: {
        ...when('data-size', {
          small: { inlineSize: 420 },
          medium: { inlineSize: 560 },
          large: { inlineSize: 800 },
        }),
        '&[open]': {
          opacity: 1,
          translate: '0',
          '@starting-style': { opacity: 0, translate: `0 ${space.xs}` },
        },
        '&::backdrop': {
          background: color.backdrop,
          opacity: 0,
          transition: `opacity ${moving}, display ${moving} allow-discrete, overlay ${moving} allow-discrete`,
        },
        '&[open]::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
      },
      '@media': {
        [narrow]: {
          // A sheet at the lower edge, where thumbs are; above it stays a strip of what it is about.
          maxInlineSize: '100%',
          maxBlockSize: `calc(100dvh - ${space.lg})`,
          marginBlock: 'auto 0',
          selectors: { '&[data-size]': { inlineSize: '100%' } },
        },
      },
    },
  },
})

// An attribute, for a rule with `:has` on the root would be tried anew at every key on the page.
globalStyle('html[data-mk-modal]', { '@layer': { [layer]: { overflow: 'hidden' } } })
globalStyle('html[data-mk-modal="gutter"]', { '@layer': { [layer]: { scrollbarGutter: 'stable' } } })

export const panel = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      boxSizing: 'border-box',
      maxBlockSize: 'inherit',
      border: `1px solid ${color.border}`,
      borderRadius: radius.lg,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      // An element reached by tabbing must not hide under the sticky title or actions.
      scrollPaddingBlock: `calc(2 * ${space.xxl})`,
      background: color.surfaceRaised,
      boxShadow: vars.shadow.overlay,
      // Browsers put the focus on what scrolls.
      selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
      '@media': {
        [narrow]: {
          // There the actions stand below each other; more would leave no room on the lowest screens.
          scrollPaddingBlockEnd: `min(calc(3 * ${space.xxl}), 30dvh)`,
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
          borderBlockEnd: 0,
        },
      },
    },
  },
})

/** A line at the edge of what content scrolls under, only while it does. */
const hairline = (from: string, to: string, range: string) => ({
  '@supports': {
    '(animation-timeline: scroll())': {
      borderColor: 'transparent',
      animationName: keyframes({ from: { borderColor: from }, to: { borderColor: to } }),
      animationDuration: '1ms',
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: 'scroll(nearest)',
      animationRange: range,
    },
  },
})

export const header = style({
  '@layer': {
    [layer]: {
      ...hairline('transparent', color.border, '0px 8px'),
      borderBlockEnd: '1px solid transparent',
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      display: 'grid',
      gap: space.xxs,
      padding: space.lg,
      paddingBlockEnd: space.md,
      background: 'inherit',
      selectors: { '&:last-child': { paddingBlockEnd: space.lg } },
    },
  },
})

export const title = style({
  '@layer': {
    [layer]: {
      margin: 0,
      fontFamily: fallbackVar(vars.font.heading, 'inherit'),
      fontSize: text.lg,
      fontWeight: vars.weight.bold,
      lineHeight: vars.leading.tight,
      letterSpacing: '-0.01em',
      textWrap: 'balance',
      selectors: {
        // Room for the close button in the corner.
        [`:not(:only-child) > * > &`]: { paddingInlineEnd: space.xl },
      },
    },
  },
})

export const description = style({
  '@layer': { [layer]: { margin: 0, color: color.textMuted, textWrap: 'pretty' } },
})

export const body = style({
  '@layer': {
    [layer]: { flex: 'auto', paddingInline: space.lg, paddingBlockEnd: space.lg },
  },
})

/** Buttons: the one that does it last on a desk; on a phone first, and all as wide as the dialog. */
export const actions = style({
  '@layer': {
    [layer]: {
      ...hairline(color.border, 'transparent', 'calc(100% - 8px) 100%'),
      borderColor: color.border,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: space.sm,
      selectors: {
        // The same form can be part of a page, whose content they must not cover.
        [`${panel} &`]: {
          position: 'sticky',
          insetBlockEnd: 0,
          zIndex: 1,
          paddingBlock: space.md,
          paddingBlockEnd: `max(${space.md}, env(safe-area-inset-bottom))`,
          paddingInline: space.lg,
          // Without a color, which would outrank the line's.
          borderBlockStartWidth: 1,
          borderBlockStartStyle: 'solid',
          background: color.surfaceRaised,
        },
        // In a form they come last in the content, and reach over its padding.
        [`${body} &`]: { marginInline: `calc(-1 * ${space.lg})`, marginBlockEnd: `calc(-1 * ${space.lg})` },
      },
      '@media': { [narrow]: { flexDirection: 'column-reverse', gap: space.xs } },
    },
  },
})

export const close = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      position: 'absolute',
      zIndex: 1,
      // Its cross stands in line with the title and with the edge of the content.
      insetBlockStart: `calc(${space.lg} + 0.5 * ${vars.leading.tight} * ${text.lg} - 0.5 * ${size})`,
      insetInlineEnd: `calc(${space.lg} + 0.5em - 0.5 * ${size})`,
      display: 'grid',
      placeItems: 'center',
      inlineSize: size,
      blockSize: size,
      padding: 0,
      border: 0,
      borderRadius: radius.md,
      background: 'none',
      color: color.textMuted,
      cursor: 'pointer',
      selectors: {
        '&:hover': { background: color.surfaceHover, color: color.text },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
        '&[aria-disabled]': { opacity: 0.5, background: 'none', cursor: 'default' },
      },
    },
  },
})
globalStyle(`${close} > svg`, {
  '@layer': {
    [layer]: { inlineSize: '1em', fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round' },
  },
})
