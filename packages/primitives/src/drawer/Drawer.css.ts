import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { inlineSign } from '@memberkit/tokens/direction'
import { layers } from '@memberkit/tokens/layers'
import { dialog, panel } from '../dialog/Dialog.css.ts'
import { when } from '../internal/when.ts'

const { color, radius } = vars
const layer = layers.components
const away = '--mk-drawer-away'

export const drawer = style([
  dialog,
  {
    '@layer': {
      [layer]: {
        blockSize: '100dvh',
        maxBlockSize: '100dvh',
        maxInlineSize: '100%',
        margin: 0,
        marginBlock: 0,
        // From its own edge of the window, all the way.
        translate: `var(${away}) 0`,
        selectors: {
          ...when<'start' | 'end'>('data-side', {
            start: { insetInlineEnd: 'auto', vars: { [away]: `calc(${inlineSign} * -100%)` } },
            end: { insetInlineStart: 'auto', vars: { [away]: `calc(${inlineSign} * 100%)` } },
          }),
          '&[data-size="medium"]': { inlineSize: `calc(420 * ${vars.unit})` },
          '&[data-size="large"]': { inlineSize: `calc(640 * ${vars.unit})` },
          '&[open]': { opacity: 1, translate: '0', '@starting-style': { opacity: 0, translate: `var(${away}) 0` } },
        },
        '@media': {
          '(max-width: 560px)': { marginBlock: 0, selectors: { '&[data-size]': { inlineSize: '100%' } } },
        },
      },
    },
  },
])

globalStyle(`${drawer} > ${panel}`, {
  '@layer': {
    [layer]: {
      blockSize: '100%',
      maxBlockSize: '100%',
      borderBlock: 0,
      borderRadius: 0,
      outline: 0,
    },
  },
})

// Of a panel that scrolls, above the parts that stay in sight.
globalStyle(`${drawer}:has(> ${panel}:focus-visible)::after`, {
  '@layer': {
    [layer]: {
      content: '',
      boxSizing: 'content-box',
      position: 'absolute',
      inset: 2,
      zIndex: 2,
      outline: `2px solid ${color.focus}`,
      pointerEvents: 'none',
    },
  },
})

const wide = '(min-width: 561px)'
globalStyle(`${drawer}[data-side="start"] > ${panel}`, {
  '@layer': {
    [layer]: {
      borderInlineStart: 0,
      '@media': { [wide]: { borderStartEndRadius: radius.lg, borderEndEndRadius: radius.lg } },
    },
  },
})
globalStyle(`${drawer}[data-side="end"] > ${panel}`, {
  '@layer': {
    [layer]: {
      borderInlineEnd: 0,
      '@media': { [wide]: { borderStartStartRadius: radius.lg, borderEndStartRadius: radius.lg } },
    },
  },
})
