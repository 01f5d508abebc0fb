import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, radius, space } = vars

export const emptyState = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 28rem)',
      justifyContent: 'center',
      justifyItems: 'center',
      gap: space.xs,
      paddingBlock: space.xl,
      paddingInline: space.md,
      textAlign: 'center',
      textWrap: 'balance',
    },
  },
})

export const mark = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      placeItems: 'center',
      boxSizing: 'border-box',
      inlineSize: '2.75rem',
      blockSize: '2.75rem',
      marginBlockEnd: space.xxs,
      border: `1px solid ${color.border}`,
      borderRadius: radius.lg,
      background: color.surface,
      boxShadow: vars.shadow.raised,
      color: color.textMuted,
      fontSize: '1.25rem',
      selectors: {
        '[data-kind="failed"] > &': {
          borderColor: 'transparent',
          background: color.criticalSoft,
          color: color.critical,
          boxShadow: 'none',
        },
        '[data-kind="offline"] > &': {
          borderColor: 'transparent',
          background: color.cautionSoft,
          color: color.caution,
          boxShadow: 'none',
        },
      },
    },
  },
})

export const action = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: space.xs,
      marginBlock: space.xs,
    },
  },
})
