import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { inlineSign } from '@memberkit/tokens/direction'
import { layers } from '@memberkit/tokens/layers'
import { fadedEnds } from '../internal/faded-ends.css.ts'

const { color, motion, radius, space, text } = vars
const layer = layers.components
const vertical = '[data-orientation="vertical"] > &'

export const root = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.lg,
      minInlineSize: 0,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.control.text,
      lineHeight: vars.leading.body,
      selectors: {
        // The list stands above the panel where both together have less than 600 px.
        '&[data-orientation="vertical"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start' },
      },
    },
  },
})

/** Also worn by TabLinks. Scrolls where narrow, and fades out on the side where there is more. */
export const list = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'flex',
      gap: space.xs,
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      overflowX: 'auto',
      overflowY: 'hidden',
      overscrollBehaviorInline: 'contain',
      scrollPaddingInline: space.xl,
      scrollbarWidth: 'none',
      listStyle: 'none',
      boxShadow: `inset 0 -1px ${color.border}`,
      ...fadedEnds,
      selectors: {
        [vertical]: {
          flex: `1 1 calc(208 * ${vars.unit})`,
          flexDirection: 'column',
          gap: 0,
          paddingInlineStart: space.xxs,
          boxShadow: `inset calc(${inlineSign} * 1px) 0 ${color.border}`,
          animationName: 'none',
        },
      },
      '@media': {
        '(forced-colors: active)': {
          borderBlockEnd: '1px solid',
          selectors: { [vertical]: { borderBlockEnd: 0, borderInlineStart: '1px solid' } },
        },
      },
    },
  },
})

export const entry = style({
  '@layer': { [layer]: { display: 'flex', flex: 'none', margin: 0, padding: 0 } },
})

const chosen = '&:is([aria-selected="true"], [aria-current])'

/** Also worn by the links of TabLinks. */
export const tab = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      position: 'relative',
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      boxSizing: 'border-box',
      minBlockSize: vars.control.height,
      margin: 0,
      paddingBlock: space.xxs,
      paddingInline: 0,
      border: 0,
      borderRadius: radius.md,
      background: 'none',
      color: color.textMuted,
      fontFamily: vars.font.family,
      fontSize: vars.control.text,
      fontWeight: vars.weight.medium,
      lineHeight: vars.leading.tight,
      textAlign: 'start',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      transition: `color ${motion.fast} ${motion.easing}`,
      selectors: {
        '&:hover': { color: color.text },
        [chosen]: { color: color.accentText },
        '&[aria-disabled="true"]': { color: color.textMuted, cursor: 'default' },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
        '&:focus:not(:focus-visible)': { outline: 0 },
        [`${chosen}::after`]: {
          content: '',
          boxSizing: 'content-box',
          position: 'absolute',
          insetBlockEnd: 0,
          insetInline: 0,
          borderBlockEnd: `2px solid ${color.accent}`,
        },
        '[data-orientation="vertical"] > * > &': { inlineSize: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' },
        [`[data-orientation="vertical"] > * > ${chosen}::after`]: {
          insetBlock: space.xxs,
          insetInline: `calc(-1 * ${space.xxs}) auto`,
          borderBlockEnd: 0,
          borderInlineStart: `2px solid ${color.accent}`,
        },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: {
            [chosen]: { color: 'Highlight' },
            [`${chosen}::after`]: { borderColor: 'Highlight' },
            '&[aria-disabled="true"]': { color: 'GrayText' },
          },
        },
      },
    },
  },
})

/** The area that the pointer lights up: smaller than the area it presses, so that it stays clear of the line below. */
export const face = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      boxSizing: 'border-box',
      inlineSize: '100%',
      paddingBlock: space.xxs,
      paddingInline: space.xs,
      borderRadius: radius.sm,
      selectors: { [`${tab}:hover:not([aria-disabled="true"]) > &`]: { background: color.surfaceHover } },
    },
  },
})

export const count = style({
  '@layer': {
    [layer]: {
      flex: 'none',
      boxSizing: 'border-box',
      minInlineSize: `calc(20 * ${vars.unit})`,
      paddingInline: 6,
      border: '1px solid transparent',
      borderRadius: radius.full,
      background: color.neutralSoft,
      color: color.onNeutralSoft,
      fontSize: text.xs,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: vars.leading.body,
      textAlign: 'center',
      selectors: {
        [`${tab}:is([aria-selected="true"], [aria-current]) &`]: {
          background: color.accentSoft,
          color: color.onAccentSoft,
        },
      },
    },
  },
})

export const words = style({ '@layer': { [layer]: { minInlineSize: 0 } } })

export const panel = style({
  '@layer': {
    [layer]: {
      display: 'block',
      minInlineSize: 0,
      borderRadius: radius.sm,
      selectors: {
        '&[hidden]': { display: 'none' },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
        '&:focus:not(:focus-visible)': { outline: 0 },
        [vertical]: { flex: `999 1 calc(368 * ${vars.unit})` },
      },
    },
  },
})

/** The description of a tab. */
export const described = style({ '@layer': { [layer]: { display: 'none' } } })

/** Touches its tab, so that the pointer can reach it. */
export const reason = style({
  '@layer': {
    [layer]: {
      position: 'fixed',
      inset: 'auto',
      boxSizing: 'border-box',
      maxInlineSize: `min(calc(288 * ${vars.unit}), 100vw - ${space.md})`,
      margin: 0,
      paddingBlock: space.xs,
      paddingInline: space.sm,
      border: `1px solid ${color.border}`,
      borderRadius: radius.md,
      background: color.surfaceRaised,
      boxShadow: vars.shadow.overlay,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      lineHeight: vars.leading.body,
      textAlign: 'start',
    },
  },
})
