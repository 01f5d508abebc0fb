import { style } from '@vanilla-extract/css'
import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, space, text } = vars
const layer = layers.components
const narrow = `(max-width: ${container.narrow - 1}px)`

export const root = style({
  '@layer': {
    [layer]: {
      display: 'block',
      containerType: 'inline-size',
      // A container has no width of its own: beside something in a row it would be as narrow as a letter.
      inlineSize: '100%',
      minInlineSize: 0,
      color: color.textMuted,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      fontWeight: vars.weight.regular,
      lineHeight: vars.leading.tight,
    },
  },
})

export const list = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space.xxs,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
})

/** The mark before it stands on the same line as its first word. */
export const item = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.xxs,
      minInlineSize: 0,
      minBlockSize: space.lg,
      margin: 0,
      padding: 0,
      '@container': {
        [narrow]: { selectors: { '&[data-middle]': { display: 'none' } } },
      },
    },
  },
})

/** Stands for the middle of the path where there is no room for it. */
export const more = style({
  '@layer': {
    [layer]: {
      display: 'none',
      alignItems: 'center',
      gap: space.xxs,
      margin: 0,
      padding: 0,
      '@container': { [narrow]: { display: 'flex' } },
    },
  },
})

export const mark = style({ '@layer': { [layer]: { color: color.textMuted } } })

const stop = {
  borderRadius: vars.radius.sm,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  lineHeight: 'inherit',
  // Room to be pressed and for the focus, without room between the words.
  paddingBlock: space.xxs,
  paddingInline: 2,
  marginInline: -2,
} as const

const focus = { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 0 } }

export const link = style({
  '@layer': {
    [layer]: {
      ...stop,
      color: 'inherit',
      overflowWrap: 'anywhere',
      textDecorationLine: 'underline',
      textDecorationColor: 'transparent',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
      selectors: { '&:hover': { color: color.text, textDecorationColor: 'currentColor' }, ...focus },
      '@media': { '(forced-colors: active)': { textDecorationColor: 'currentColor' } },
    },
  },
})

export const current = style({
  '@layer': { [layer]: { color: color.text, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' } },
})

export const expand = style({
  '@layer': {
    [layer]: {
      ...stop,
      appearance: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minInlineSize: space.lg,
      minBlockSize: space.lg,
      border: 0,
      background: 'none',
      color: 'inherit',
      cursor: 'pointer',
      selectors: { '&:hover': { background: color.surfaceHover, color: color.text }, ...focus },
    },
  },
})
