import { fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, radius, space, text, unit } = vars
const layer = layers.components

export const emptyState = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, calc(448 * ${unit}))`,
      alignContent: 'center',
      justifyContent: 'center',
      justifyItems: 'center',
      gap: space.xs,
      // Less within a card, which has a padding of its own.
      paddingBlock: fallbackVar('var(--mk-empty-padding)', space.xl),
      paddingInline: space.md,
      textAlign: 'center',
      textWrap: 'balance',
      selectors: {
        '&[data-size="large"]': {
          boxSizing: 'border-box',
          minBlockSize: `calc(384 * ${unit})`,
          gap: space.sm,
          paddingBlock: space.xxl,
        },
      },
    },
  },
})

const quiet = (kind: string, background: string, foreground: string) => ({
  [`[data-kind="${kind}"] > &`]: {
    borderColor: 'transparent',
    background,
    color: foreground,
    boxShadow: 'none',
  },
})

export const mark = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      placeItems: 'center',
      boxSizing: 'border-box',
      inlineSize: `calc(44 * ${unit})`,
      blockSize: `calc(44 * ${unit})`,
      marginBlockEnd: space.xxs,
      border: `1px solid ${color.border}`,
      borderRadius: radius.lg,
      background: color.surface,
      boxShadow: vars.shadow.raised,
      color: color.textMuted,
      fontSize: text.lg,
      selectors: {
        ...quiet('failed', color.criticalSoft, color.critical),
        ...quiet('offline', color.cautionSoft, color.caution),
        '[data-size="large"] > &': {
          inlineSize: `calc(56 * ${unit})`,
          blockSize: `calc(56 * ${unit})`,
          fontSize: `calc(24 * ${unit})`,
        },
      },
    },
  },
})

export const action = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: space.xs,
      marginBlock: space.xs,
    },
  },
})
