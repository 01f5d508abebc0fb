import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { checkbox } from '../checkbox/Box.css.ts'
import { radio } from '../radio-group/Radio.css.ts'

const { color, space, text, unit } = vars
const layer = layers.components

/** As many cards in a row as have room; all of a row are equally tall. */
export const cards = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(224 * ${unit})), 1fr))`,
      gap: space.sm,
      minInlineSize: 0,
      selectors: { '&[data-orientation="vertical"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

export const card = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'flex',
      gap: space.sm,
      boxSizing: 'border-box',
      minInlineSize: 0,
      margin: 0,
      padding: space.md,
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.lg,
      background: color.surface,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.control.text,
      lineHeight: 1.4,
      selectors: {
        '&:hover': { borderColor: color.text },
        '&:has(> :checked)': {
          borderColor: color.accent,
          background: color.accentSoft,
          boxShadow: `inset 0 0 0 1px ${color.accent}`,
        },
        '&:has(> [aria-invalid="true"]), fieldset[aria-invalid="true"] &:not(:has(> :disabled))': {
          borderColor: color.critical,
        },
        '&:has(> :disabled)': { borderColor: color.border, background: color.controlDisabled, boxShadow: 'none' },
        '&:has(> :focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: {
            '&:has(> :checked)': { borderColor: 'Highlight', outline: '2px solid Highlight', outlineOffset: -3 },
            '&:has(> :disabled)': { borderColor: 'GrayText', color: 'GrayText' },
            '&:has(> :focus-visible)': { outline: '3px solid Highlight', outlineOffset: 2 },
          },
        },
      },
    },
  },
})

const bare = { marginBlockStart: `calc(2 * ${unit})`, selectors: { '&:focus-visible': { outline: 0 } } }
export const radioMark = style([radio, { '@layer': { [layer]: bare } }])
export const checkboxMark = style([checkbox, { '@layer': { [layer]: bare } }])

export const media = style({
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      flex: 'none',
      color: color.accentText,
      fontSize: text.lg,
      selectors: { [`${card}:has(> :disabled) > &`]: { color: color.textMuted } },
      '@media': {
        '(forced-colors: active)': { selectors: { [`${card}:has(> :disabled) > &`]: { color: 'GrayText' } } },
      },
    },
  },
})

/** All words. The price goes to the end of the line, or below the title where both have no room. */
export const body = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', flex: 1, gap: space.xxs, minInlineSize: 0 },
  },
})

export const head = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space.sm,
      rowGap: space.xxs,
      minInlineSize: 0,
    },
  },
})

/** Its target is the whole card. */
export const title = style({
  '@layer': {
    [layer]: {
      minInlineSize: 0,
      margin: 0,
      color: 'inherit',
      fontWeight: vars.weight.bold,
      overflowWrap: 'anywhere',
      selectors: {
        '&::after': { content: '', boxSizing: 'content-box', position: 'absolute', inset: 0, cursor: 'pointer' },
        [`${card}:has(> :disabled) &::after`]: { cursor: 'not-allowed' },
        [`${card}:has(> :disabled) &`]: { color: color.textMuted },
      },
      '@media': { '(forced-colors: active)': { selectors: { [`${card}:has(> :disabled) &`]: { color: 'GrayText' } } } },
    },
  },
})

export const aside = style({
  '@layer': {
    [layer]: { display: 'inline-flex', flex: 'none', maxInlineSize: '100%', fontVariantNumeric: 'tabular-nums' },
  },
})

export const note = style({
  '@layer': {
    [layer]: {
      color: color.textMuted,
      fontSize: text.sm,
      lineHeight: vars.leading.body,
      overflowWrap: 'anywhere',
      '@media': { '(forced-colors: active)': { selectors: { [`${card}:has(> :disabled) &`]: { color: 'GrayText' } } } },
    },
  },
})

/** Why it cannot be chosen: with weight, for it is what there is to know of the card. */
export const reason = style([
  note,
  {
    '@layer': { [layer]: { display: 'flex', gap: space.xxs, fontWeight: vars.weight.medium } },
  },
])

/** In line with the first line of the words. */
export const reasonIcon = style({ '@layer': { [layer]: { marginBlockStart: '0.25em' } } })

export const reasonLabel = style({ '@layer': { [layer]: { flex: 1, minInlineSize: 0 } } })

export const footer = style({
  '@layer': { [layer]: { marginBlockStart: 'auto', paddingBlockStart: space.xs } },
})

// A mark is as large as the card's finger room: the card itself is pressed.
globalStyle(`${card} > input::after`, { '@layer': { [layer]: { display: 'none' } } })
