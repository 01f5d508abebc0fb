import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { cardsBelow } from '@memberkit/tokens'
import { actionWidth, containerName, table } from '../table/Table.css.ts'

const { color, motion, unit } = vars
const layer = layers.components

export const handle = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      zIndex: 1,
      insetBlock: 0,
      insetInlineEnd: `calc(-12 * ${unit})`,
      inlineSize: `calc(24 * ${unit})`,
      cursor: 'col-resize',
      touchAction: 'none',
      userSelect: 'none',
      selectors: {
        '&::after': {
          content: '',
          boxSizing: 'content-box',
          position: 'absolute',
          insetBlock: `calc(10 * ${unit})`,
          insetInlineStart: `calc(11 * ${unit})`,
          inlineSize: 1,
          background: color.border,
          transition: `background-color ${motion.fast} ${motion.easing}`,
        },
        '&:hover::after, &:active::after': {
          insetBlock: 0,
          inlineSize: 2,
          background: color.accent,
        },
        '&:focus-visible': { outline: 0 },
        '&:focus-visible::after': { insetBlock: 0, inlineSize: 2, background: color.focus },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: {
            '&::after': { background: 'CanvasText' },
            '&:hover::after, &:active::after, &:focus-visible::after': { background: 'Highlight' },
          },
        },
      },
      '@container': { [`${containerName} (inline-size < ${cardsBelow})`]: { display: 'none' } },
    },
  },
})

// A sticky header, which is positioned already, outranks this.
globalStyle(`:where(${table} > thead > tr > th:has(> ${handle}))`, { '@layer': { [layer]: { position: 'relative' } } })
// Widths that somebody chose are kept to, whatever the contents need.
globalStyle(`${table}[data-resized] > colgroup > [data-card="action"]`, {
  '@layer': { [layer]: { inlineSize: actionWidth } },
})
globalStyle(`${table}[data-resized]`, { '@layer': { [layer]: { tableLayout: 'fixed' } } })
globalStyle(`${table}[data-resized] > :not(thead) > tr > td, ${table}[data-resized] > :not(thead) > tr > th`, {
  '@layer': { [layer]: { overflow: 'hidden', overflowWrap: 'anywhere', textOverflow: 'ellipsis' } },
})
