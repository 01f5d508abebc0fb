import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { space } = vars
const layer = layers.components
const narrow = '(max-width: 560px)'

export const root = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.xs,
      minInlineSize: 0,
      margin: 0,
      color: vars.color.text,
      fontFamily: vars.font.family,
    },
  },
})

/** The actions stand at the end of the title's line, and below the words where that leaves these less than 288 px. */
export const line = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      columnGap: space.lg,
      rowGap: space.md,
    },
  },
})

export const words = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      flex: `999 1 min(100%, calc(288 * ${vars.unit}))`,
      alignContent: 'start',
      gap: space.xs,
      minInlineSize: 0,
    },
  },
})

/** As tall as a button beside it, so that the two stand on one line. */
export const name = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space.sm,
      rowGap: space.xs,
      minBlockSize: vars.control.height,
    },
  },
})

export const status = style({ '@layer': { [layer]: { display: 'inline-flex', flexWrap: 'wrap', gap: space.xs } } })

/** The primary one last on a desk; on a phone first, and as wide as the rest leave it. */
export const actions = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space.xs,
      minInlineSize: 0,
      '@media': { [narrow]: { flex: 'auto', flexFlow: 'row-reverse wrap-reverse', justifyContent: 'flex-end' } },
    },
  },
})
globalStyle(`${actions} > [data-tone="primary"]`, {
  '@layer': { [layer]: { '@media': { [narrow]: { flexGrow: 1 } } } },
})

/** Where nobody may do anything, as a part in it decides. */
globalStyle(`${actions}:empty`, { '@layer': { [layer]: { display: 'none' } } })

export const below = style({ '@layer': { [layer]: { minInlineSize: 0, marginBlockStart: space.xs } } })
