import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { actionWidth, containerName, table as plainTable } from '../table/Table.css.ts'

const layer = layers.components

export const scroller = style({
  '@layer': {
    [layer]: {
      containerType: 'inline-size',
      containerName,
      minInlineSize: 0,
      maxBlockSize: 'var(--mk-virtual-table-block-size, 70dvh)',
      overflow: 'auto',
      // An element that takes the focus must not hide under the header.
      scrollPaddingBlockStart: vars.space.xxl,
      // The browser's own anchoring and the correction of estimated heights would both move the rows.
      overflowAnchor: 'none',
      selectors: {
        '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
      },
    },
  },
})

// Columns as wide as the contents would change their widths with every row that scrolls into sight.
export const table = style([plainTable, { '@layer': { [layer]: { tableLayout: 'fixed' } } }])

globalStyle(`${scroller} > * > colgroup > [data-card="action"]`, {
  '@layer': { [layer]: { inlineSize: actionWidth } },
})

// Room for rows that are not there.
globalStyle(`${scroller} > * > tbody > [data-gap]`, { '@layer': { [layer]: { padding: 0, border: 0 } } })
