import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { floating } from '../internal/floating.css.ts'

const { color, radius, space, text } = vars
const layer = layers.components

/** While there is more below, the last line in sight fades. */
const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })

export const list = style([
  floating,
  {
    '@layer': {
      [layer]: {
        minInlineSize: `calc(184 * ${vars.unit})`,
        selectors: {
          '&::after': {
            content: '',
            display: 'block',
            position: 'sticky',
            insetBlockEnd: `calc(-1 * ${space.xxs})`,
            blockSize: space.xl,
            marginBlockStart: `calc(-1 * ${space.xl})`,
            background: `linear-gradient(transparent, ${color.surfaceRaised})`,
            opacity: 0,
            pointerEvents: 'none',
            '@supports': {
              '(animation-timeline: scroll())': {
                animationName: fade,
                animationDuration: '1ms',
                animationTimingFunction: 'linear',
                animationFillMode: 'both',
                animationTimeline: 'scroll(nearest)',
                animationRange: 'calc(100% - 8px) 100%',
              },
            },
          },
        },
        '@media': { '(forced-colors: active)': { selectors: { '&::after': { display: 'none' } } } },
      },
    },
  },
])

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
    [layer]: {
      display: 'block',
      color: color.textMuted,
      fontSize: text.xs,
      lineHeight: vars.leading.tight,
      // Above all items that it holds for, it is said already.
      selectors: { '&[hidden]': { display: 'none' } },
    },
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
