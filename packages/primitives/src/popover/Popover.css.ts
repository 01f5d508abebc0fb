import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { floating } from '../internal/floating.css.ts'

const { color, radius, space, text, unit } = vars
const layer = layers.components
const phone = '(max-width: 560px)'

export const popover = style([
  floating,
  {
    '@layer': {
      [layer]: {
        inlineSize: 'max-content',
        minInlineSize: `min(calc(200 * ${unit}), 100vw - ${space.md})`,
        maxInlineSize: `min(calc(360 * ${unit}), 100vw - ${space.md})`,
        padding: space.md,
        borderRadius: radius.lg,
        '@media': {
          [phone]: {
            positionArea: 'self-block-end span-all',
            marginInline: space.xs,
            selectors: {
              // The page below waits, as below a dialog.
              '&[data-sheet]::backdrop': { background: color.backdrop },
              '&[data-sheet]': {
                // Before what a script sets where CSS has no anchors.
                inset: 'auto 0 0 !important',
                positionArea: 'none',
                inlineSize: '100%',
                maxInlineSize: '100%',
                maxBlockSize: '70dvh',
                margin: 0,
                padding: space.lg,
                paddingBlockEnd: `max(${space.lg}, env(safe-area-inset-bottom))`,
                borderInline: 0,
                borderBlockEnd: 0,
                borderEndStartRadius: 0,
                borderEndEndRadius: 0,
                fontSize: text.md,
              },
            },
          },
        },
      },
    },
  },
])

export const sheetTitle = style({
  '@layer': {
    [layer]: {
      display: 'none',
      marginBlockEnd: space.sm,
      fontSize: text.lg,
      fontWeight: vars.weight.bold,
      lineHeight: vars.leading.tight,
      '@media': { [phone]: { display: 'block' } },
    },
  },
})

export const heading = style({
  '@layer': {
    [layer]: {
      margin: 0,
      marginBlockEnd: space.sm,
      padding: 0,
      color: 'inherit',
      fontFamily: 'inherit',
      fontSize: text.md,
      fontWeight: vars.weight.bold,
      lineHeight: vars.leading.tight,
      textWrap: 'balance',
    },
  },
})

/** In the corner, for the eye; after the content for the keyboard. */
export const close = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockStart: space.xs,
      insetInlineEnd: space.xs,
      display: 'flex',
      color: color.textMuted,
    },
  },
})
globalStyle(`${popover}:has(> ${close}) > ${heading}`, { '@layer': { [layer]: { paddingInlineEnd: space.lg } } })

export const content = style({
  '@layer': {
    [layer]: {
      display: 'block',
      color: 'inherit',
      overflowWrap: 'anywhere',
      selectors: { [`${popover}:has(> ${close}) > &:first-child`]: { paddingInlineEnd: space.lg } },
    },
  },
})
