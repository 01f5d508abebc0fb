import { globalStyle } from '@vanilla-extract/css'
import { container as widths } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { containerName, table } from './Table.css.ts'

const { cell, color, space, unit } = vars

type Rule = NonNullable<NonNullable<Parameters<typeof globalStyle>[1]['@container']>[string]>

/** Narrow containers turn every row into a card; the roles in the markup keep it a table for screen readers. */
function cards(selector: string, rule: Rule) {
  globalStyle(`${table} ${selector}`.trim(), {
    '@layer': {
      [layers.components]: { '@container': { [`${containerName} (inline-size < ${widths.narrow}px)`]: rule } },
    },
  })
}

const hidden: Rule = { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }

cards('', { display: 'block' })
cards('> *', { display: 'block' })
cards('> colgroup', { display: 'none' })

cards('> * > tr', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  rowGap: `calc(2 * ${unit})`,
  padding: `${space.sm} ${cell.paddingInline}`,
  borderBlockEnd: `1px solid ${color.border}`,
})
cards('> :last-child > tr:last-child', { borderBlockEnd: 0 })
// What has no place of its own is a detail: its header at the start of the line, its value at the end.
cards('> * > tr > *', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
  gridColumn: '2 / -1',
  blockSize: 'auto',
  minBlockSize: `calc(24 * ${unit})`,
  padding: 0,
  border: 0,
  textAlign: 'end',
})
cards('> :is(tbody, tfoot) > tr > td::before', {
  // Screen readers have the column header already.
  content: 'attr(data-label) / ""',
  flex: 'none',
  maxInlineSize: '50%',
  color: color.textMuted,
  textAlign: 'start',
})
cards('> tbody > tr > :not([data-card="detail"])', { display: 'block', textAlign: 'start' })
cards('> tbody > tr > :not([data-card="detail"])::before', { content: 'none' })
cards('> tbody > tr > [data-card="select"]', { gridArea: '1 / 1', inlineSize: `calc(30 * ${unit})` })
cards('> tbody > tr > [data-card="title"]', { gridArea: '1 / 2' })
cards('> tbody > tr > [data-card="value"]', {
  gridArea: '1 / 3',
  paddingInlineStart: space.sm,
  fontWeight: vars.weight.medium,
  textAlign: 'end',
})
cards('> tbody > tr > [data-card="menu"]', {
  gridArea: '1 / 4',
  // The dots, not the button around them, end where the lines end.
  margin: `calc((24 * ${unit} - ${vars.control.heightSmall}) / 2) calc((16 * ${unit} - ${vars.control.heightSmall}) / 2)`,
  paddingInlineStart: space.md,
})
cards('> tbody > tr > [data-card="status"]', { gridArea: '2 / 2' })
cards('> tbody > tr > [data-card="meta"]', { gridArea: '2 / 2 / auto / -1', color: color.textMuted })
cards('> tbody > tr > [data-card="status"] ~ [data-card="meta"]', { gridArea: '2 / 3 / auto / -1', textAlign: 'end' })
cards('> tbody > tr > [data-card="empty"]', { gridColumn: '1 / -1' })
cards('> * > tr > [data-card="none"]', { display: 'none' })
cards('> tfoot > tr > :empty', { display: 'none' })

// Of the header, cards keep what can be pressed.
cards('> thead > tr', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.xs,
})
cards('> thead > tr > *', { alignItems: 'center', gap: 0, blockSize: 'auto' })
cards('> thead > tr > [data-card="select"]', { order: -1 })
cards('> thead > tr > [data-align] > button', { flexDirection: 'row' })
cards('> thead > tr > :not([aria-sort]) > button::after', { display: 'none' })
cards('> thead:not(:has(button, input))', hidden)
cards('> thead > tr > :not(:has(button, input))', hidden)
cards('> thead > tr[data-label]::before', {
  content: 'attr(data-label) / ""',
  color: color.textMuted,
  fontSize: vars.text.xs,
})
