import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { when } from '../internal/when.ts'

const { control, space } = vars
const layer = layers.components

export const group = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space.xs,
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      border: 0,
      selectors: when<'start' | 'end'>('data-align', {
        start: { justifyContent: 'start' },
        end: { justifyContent: 'end' },
      }),
    },
  },
})

/**
 * One line. What does not fit stands unseen in lines of no height under it, where it can still be measured and gives
 * the group the width that it would like to have.
 */
export const line = style([
  group,
  {
    '@layer': {
      [layer]: {
        position: 'relative',
        flex: 'auto',
        rowGap: 0,
        selectors: {
          '&::after': { content: '', boxSizing: 'content-box', flexBasis: '100%', order: 2 },
          // As it came from a server, not measured yet.
          '&[data-fits="unknown"]': { maxBlockSize: control.height, overflow: 'clip' },
          '&[data-fits="unknown"][data-size="small"]': { maxBlockSize: control.heightSmall },
        },
      },
    },
  },
])

export const slot = style({
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      minInlineSize: 0,
      maxInlineSize: '100%',
      margin: 0,
      padding: 0,
      selectors: {
        '&[data-kind="more"]': { order: 1 },
        '&[data-hidden]': { order: 3, blockSize: 0, visibility: 'hidden' },
        // The group would like room for its actions, not for the menu that they do not need then.
        '&[data-kind="more"][data-hidden]': { position: 'absolute' },
      },
    },
  },
})
