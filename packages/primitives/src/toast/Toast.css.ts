import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { toneColors } from '../internal/tone-colors.ts'

const { color, motion, radius, space, text } = vars
const layer = layers.components
const phone = '(max-width: 560px)'
const moving = `${motion.base} ${motion.easing}`

/** The distance of the region above its place, off the actions of a dialog. */
export const lift = '--mk-toast-lift'

export const host = style({ '@layer': { [layer]: { display: 'contents' } } })

export const region = style({
  '@layer': {
    [layer]: {
      position: 'fixed',
      inset: 'auto',
      insetBlockEnd: `calc(max(${space.lg}, env(safe-area-inset-bottom)) + var(${lift}, 0px))`,
      insetInlineEnd: space.lg,
      boxSizing: 'border-box',
      inlineSize: `min(calc(384 * ${vars.unit}), 100vw - ${space.xl})`,
      margin: 0,
      padding: 0,
      border: 0,
      borderRadius: radius.md,
      overflow: 'visible',
      background: 'none',
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      lineHeight: vars.leading.body,
      textAlign: 'start',
      selectors: {
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
        '&[data-edge="start"]': {
          insetBlock: `max(${space.lg}, env(safe-area-inset-top)) auto`,
        },
      },
      '@media': {
        [phone]: {
          insetBlockEnd: `calc(${space.md} + var(${lift}, 0px))`,
          insetInlineEnd: space.md,
        },
        print: { display: 'none' },
      },
    },
  },
})

export const list = style({ '@layer': { [layer]: { margin: 0, padding: 0, listStyle: 'none' } } })

/** One row of a grid, so that its height can shrink to nothing and the others close the gap. */
export const item = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateRows: '1fr',
      transition: `opacity ${moving}, translate ${moving}, grid-template-rows ${moving}`,
      '@starting-style': { opacity: 0, translate: `0 ${space.md}` },
      selectors: {
        '&[data-leaving]': { gridTemplateRows: '0fr', opacity: 0, overflow: 'clip' },
      },
    },
  },
})

export const card = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'start',
      gap: space.xs,
      minBlockSize: 0,
      marginBlockStart: space.xs,
      paddingBlock: space.xs,
      paddingInline: `${space.md} ${space.xs}`,
      border: `1px solid ${color.border}`,
      borderRadius: radius.md,
      background: color.surfaceRaised,
      boxShadow: vars.shadow.overlay,
      transition: `margin ${moving}, padding ${moving}`,
      selectors: {
        [`${item}[data-leaving] > &`]: { marginBlockStart: 0, paddingBlock: 0 },
      },
    },
  },
})

globalStyle(`${card} > [data-close]:not(:hover)`, { '@layer': { [layer]: { color: color.textMuted } } })

const line = `calc(${vars.leading.body} * ${text.sm})`
const firstLine = `calc((${vars.control.heightSmall} - ${line}) / 2)`

export const icon = style({
  '@layer': {
    [layer]: {
      marginBlockStart: firstLine,
      blockSize: line,
      fontSize: text.md,
      selectors: Object.fromEntries(
        Object.entries(toneColors).map(([tone, { solid }]) => [`[data-tone="${tone}"] > &`, { color: solid }]),
      ),
    },
  },
})

/** The words, and the action beside them; on a phone below those that need the whole line. */
export const content = style({
  '@layer': {
    [layer]: {
      flex: 1,
      display: 'flex',
      alignItems: 'start',
      columnGap: space.xs,
      minInlineSize: 0,
      '@media': { [phone]: { flexWrap: 'wrap' } },
    },
  },
})

/** Its first line stands in the middle of the buttons beside it. */
export const words = style({
  '@layer': { [layer]: { flex: 'auto', minInlineSize: 0, paddingBlock: firstLine, overflowWrap: 'anywhere' } },
})

export const message = style({ '@layer': { [layer]: { fontWeight: vars.weight.medium } } })

export const description = style({ '@layer': { [layer]: { color: color.textMuted } } })
