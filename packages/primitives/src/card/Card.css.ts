import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { card: metrics, color, radius, space } = vars
const layer = layers.components

const text = {
  color: color.text,
  fontFamily: vars.font.family,
  fontSize: vars.control.text,
  lineHeight: vars.leading.body,
}

export const section = style({
  '@layer': { [layer]: { ...text, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md } },
})

export const card = style({
  '@layer': {
    [layer]: {
      ...text,
      display: 'flex',
      flexDirection: 'column',
      boxSizing: 'border-box',
      minInlineSize: 0,
      border: `1px solid ${color.border}`,
      borderRadius: radius.lg,
      background: color.surface,
      listStyle: 'none',
    },
  },
})

export const footer = style({
  '@layer': {
    [layer]: {
      paddingBlock: space.md,
      paddingInline: metrics.padding,
      borderBlockStart: `1px solid ${color.border}`,
      // Paper has no buttons, which would leave an empty strip.
      '@media': { print: { borderBlockStart: 0, paddingBlockStart: 0 } },
    },
  },
})

export const header = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space.md,
      rowGap: space.sm,
      selectors: {
        [`${card} > &`]: { paddingBlockStart: metrics.padding, paddingInline: metrics.padding },
        [`${card} > &:is(:last-child, :has(+ ${footer}))`]: { paddingBlockEnd: metrics.padding },
      },
    },
  },
})

export const words = style({
  '@layer': { [layer]: { display: 'grid', flex: `1 1 calc(144 * ${vars.unit})`, gap: space.xxs, minInlineSize: 0 } },
})

export const actions = style({
  // At the top end beside words of several lines.
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', alignSelf: 'start', alignItems: 'center', gap: space.xs } },
})

export const body = style({
  '@layer': {
    [layer]: {
      vars: { '--mk-empty-padding': space.md },
      flex: '1 0 auto',
      padding: metrics.padding,
      selectors: {
        [`${header} + &`]: { paddingBlockStart: space.md },
        '&[data-flush]': {
          // The words of a table are in line with the title.
          vars: { '--mk-empty-padding': space.xl, '--mk-table-edge': metrics.padding },
          paddingInline: 0,
          paddingBlockEnd: 0,
          overflow: 'clip',
        },
        // Rounded like the card: `clip` keeps sticky headers within working.
        '&[data-flush]:first-child': {
          paddingBlockStart: 0,
          borderStartStartRadius: radius.lg,
          borderStartEndRadius: radius.lg,
        },
        '&[data-flush]:last-child': { borderEndStartRadius: radius.lg, borderEndEndRadius: radius.lg },
      },
    },
  },
})
