import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { checkbox } from '../checkbox/Box.css.ts'
import { parts, table } from '../table/Table.css.ts'

const layer = layers.components

globalStyle(`${table} > colgroup > col[data-card="select"]`, {
  '@layer': { [layer]: { inlineSize: `calc(18 * ${vars.unit} + ${parts.edge})` } },
})
globalStyle(`${table} > * > tr > [data-card="select"]`, {
  '@layer': { [layer]: { paddingBlock: 0, paddingInlineEnd: 0, cursor: 'default' } },
})
globalStyle(`${table} > * > tr > [data-card="select"] > ${checkbox}`, {
  '@layer': { [layer]: { marginBlock: 0, verticalAlign: 'middle' } },
})
