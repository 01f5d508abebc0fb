import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, space } = vars
const layer = layers.components
const narrow = '(max-width: 400px)'

export const root = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.xl,
      containerType: 'inline-size',
      minInlineSize: 0,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.control.text,
      lineHeight: vars.leading.body,
    },
  },
})

export const step = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.lg,
      margin: 0,
      padding: 0,
      // The heading takes the focus: the steps above it are to be seen, too.
      scrollMarginBlockStart: `calc(120 * ${vars.unit})`,
      selectors: { '&[hidden]': { display: 'none' } },
    },
  },
})

export const header = style({ '@layer': { [layer]: { display: 'grid', gap: space.xs, margin: 0 } } })
globalStyle(`${header} > :is(h1, h2, h3, h4, h5, h6)`, {
  '@layer': { [layer]: { outline: 0, scrollMarginBlockStart: `calc(120 * ${vars.unit})` } },
})

/** Buttons: the one that goes on last on a desk; on a phone first, and all as wide as the step. */
export const actions = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space.sm,
      margin: 0,
      marginBlockStart: space.xs,
      paddingBlockStart: space.lg,
      borderBlockStart: `1px solid ${color.border}`,
      '@container': { [narrow]: { flexDirection: 'column-reverse', gap: space.xs } },
    },
  },
})
globalStyle(`${actions} > :last-child`, {
  '@layer': { [layer]: { marginInlineStart: 'auto', '@container': { [narrow]: { marginInlineStart: 0 } } } },
})
// Narrow, from the bottom: canceling, going back, going on.
globalStyle(`${actions} > :nth-child(2):not(:last-child)`, {
  '@layer': { [layer]: { '@container': { [narrow]: { order: -1 } } } },
})
