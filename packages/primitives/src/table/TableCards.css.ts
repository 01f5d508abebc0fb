import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { cardsBelow } from './cards-below.ts'
import { containerName, edge, parts, table } from './Table.css.ts'
import type { TableColumn } from './types.ts'

const { color, control, space, unit } = vars
const layer = layers.components

type Rule = NonNullable<NonNullable<Parameters<typeof globalStyle>[1]['@container']>[string]>

/** Narrow containers turn every row into a card; the roles in the markup keep it a table for screen readers. */
function cards(selectors: string | string[], rule: Rule) {
  const all = [selectors].flat().map((selector) => `${table} ${selector}`.trim())
  globalStyle(all.join(', '), {
    '@layer': { [layer]: { '@container': { [`${containerName} (inline-size < ${cardsBelow}px)`]: rule } } },
  })
}

/** Where a cell goes in its card. Says nothing to a cell of a table, so it needs no container query. */
function place(
  role: TableColumn<never>['cardRole'] | 'status-beside-meta' | 'meta-beside-status' | 'empty',
  rule: Rule,
) {
  globalStyle(`${table} > :not(thead) > tr > [data-card="${role}"]`, { '@layer': { [layer]: rule } })
}

place('select', { gridArea: '1 / 1', minInlineSize: `calc(18 * ${unit})`, marginInlineEnd: space.sm })
place('title', { gridArea: '1 / 2' })
place('value', { gridArea: '1 / 3', justifySelf: 'end', marginInlineStart: space.sm })
place('menu', {
  // A column of its own, which is there only when the menu is.
  gridArea: '1 / 4',
  // The dots, not the button around them, stand at the edge.
  marginBlock: `calc((24 * ${unit} - ${control.heightSmall}) / 2)`,
  marginInline: `${space.xs} calc((16 * ${unit} - ${control.heightSmall}) / 2)`,
})
place('action', { gridColumn: '2 / 4', justifySelf: 'end', order: 1, marginBlockStart: space.xs })
place('status', { gridArea: '2 / 2 / auto / 4' })
place('meta', { gridArea: '2 / 2 / auto / 4', color: parts.metaColor })
// Whichever of the two comes first.
place('status-beside-meta', { gridArea: '2 / 2' })
place('meta-beside-status', { gridArea: '2 / 3', justifySelf: 'end', color: parts.metaColor })
place('empty', { gridColumn: '1 / 4' })
place('none', { display: parts.absent })
cards('', {
  display: 'block',
  vars: {
    [parts.cell]: 'block',
    [parts.absent]: 'none',
    [parts.padding]: '0',
    [parts.title]: '0',
    [parts.edge]: '0px',
    [parts.height]: 'auto',
    [parts.line]: '0',
    [parts.valueWeight]: vars.weight.medium,
    [parts.metaColor]: color.textMuted,
  },
})
// A detail: its header at the start of the line, its value at the end.
cards('> * > tr > [data-label]', { display: 'flex', justifyContent: 'space-between', gap: space.md, textAlign: 'end' })
cards('> :not(thead) > tr > [data-label]::before', {
  // Screen readers have the column header already.
  content: 'attr(data-label) / ""',
  boxSizing: 'content-box',
  flex: 'none',
  maxInlineSize: '50%',
  color: color.textMuted,
  textAlign: 'start',
})
cards(['> caption', '> thead', '> tbody', '> tfoot'], { display: 'block' })
cards('> colgroup', { display: 'none' })
cards('> * > tr', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  rowGap: `calc(2 * ${unit})`,
  padding: `${space.sm} ${edge}`,
  borderBlockEnd: `1px solid ${color.border}`,
})
cards('> :last-child > tr:last-child', { borderBlockEnd: 0 })
cards('> tfoot > tr > td:empty', { display: 'none' })

// Of the header, cards keep what can be pressed.
cards('> thead > tr', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  paddingBlock: space.xxs,
})
cards('> thead > tr > th', { display: 'flex', alignItems: 'center', blockSize: 'auto', paddingInline: 0 })
cards('> thead > tr > [data-card="select"]', { order: -1 })
cards('> thead > tr > [data-align] > button', { flexDirection: 'row' })
cards('> thead > tr > th:not([aria-sort]) > button::after', { display: 'none' })
cards(['> thead:not(:has(button, input))', '> thead > tr > th:not(:has(button, input))'], {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
cards('> thead > tr[data-label]::before', {
  content: 'attr(data-label) / ""',
  boxSizing: 'content-box',
  color: color.textMuted,
  fontSize: vars.text.xs,
})
