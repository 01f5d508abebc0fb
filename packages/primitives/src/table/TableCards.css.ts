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

const hidden: Rule = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

cards('', { display: 'block' })
cards('> :is(caption, thead, tbody, tfoot)', { display: 'block' })
cards('> colgroup', { display: 'none' })

cards('> * > tr', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  paddingBlock: space.sm,
  paddingInline: cell.paddingInline,
  borderBlockEnd: `1px solid ${color.border}`,
})
cards('> :last-child > tr:last-child', { borderBlockEnd: 0 })
cards('> tbody > tr:has(> [data-own="gap"])', { display: 'block', padding: 0, border: 0 })
cards('> tbody > tr > [data-own="gap"]', { display: 'block' })
cards('> * > tr > :is(th, td):not([data-own="gap"])', {
  display: 'block',
  gridColumn: '2 / -1',
  inlineSize: 'auto',
  blockSize: 'auto',
  minBlockSize: `calc(24 * ${unit})`,
  padding: 0,
  border: 0,
})

// A detail: its header at the start of the line, its value at the end.
cards('> :is(tbody, tfoot) > tr > td:is([data-card="detail"], [data-label]:not([data-card]))', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: `calc(2 * ${unit})`,
  textAlign: 'end',
})
cards('> :is(tbody, tfoot) > tr > td:is([data-card="detail"], [data-label]:not([data-card]))::before', {
  // Screen readers have the column header already.
  content: 'attr(data-label) / ""',
  flex: 'none',
  maxInlineSize: '50%',
  color: color.textMuted,
  textAlign: 'start',
})
cards('> tbody > tr > [data-card="title"]', { gridArea: '1 / 2', textAlign: 'start' })
cards('> tbody > tr > [data-card="value"]', {
  gridArea: '1 / 3',
  paddingInlineStart: space.sm,
  fontWeight: vars.weight.medium,
  textAlign: 'end',
})
cards('> tbody > tr > [data-card="status"]', { gridArea: '2 / 2', paddingBlock: `calc(2 * ${unit})` })
cards('> tbody > tr > [data-card="meta"]', {
  gridArea: '2 / 2 / auto / -1',
  paddingBlock: `calc(2 * ${unit})`,
  color: color.textMuted,
})
cards('> tbody > tr:has(> [data-card="status"]) > [data-card="meta"]', {
  gridArea: '2 / 3 / auto / -1',
  paddingInlineStart: space.sm,
  textAlign: 'end',
})
cards('> tbody > tr > [data-card="none"]', { display: 'none' })
cards('> * > tr > [data-own="select"]', { gridArea: '1 / 1', paddingInlineEnd: space.sm })
cards('> tbody > tr > [data-own="menu"]', {
  gridArea: '1 / 4',
  marginBlock: `calc(-4 * ${unit})`,
  paddingInlineStart: space.xs,
})
cards('> tbody > tr > [data-own="empty"]', { gridColumn: '1 / -1' })
cards('> tfoot > tr > :is(td:empty, [data-own])', { display: 'none' })

// Of the header, cards keep what can be pressed.
cards('> thead:not(:has(button, input))', hidden)
cards('> thead > tr > th:not(:has(> :is(button, input)))', hidden)
cards('> thead > tr', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xs,
})
cards('> thead > tr[data-label]::before', {
  content: 'attr(data-label) / ""',
  color: color.textMuted,
  fontSize: vars.text.xs,
})
