'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { useState } from 'react'
import type { InvoicesEventTable } from '../events.ts'
import { listMessages, toolMessages } from '../messages/namespaces.ts'
import { unreadName } from '../shared/unread.rules.ts'
import { StatementPart } from '../statement/statement-part.ts'
import { useStatusLooks } from '../shared/useStatusLooks.ts'
import { exportCsv } from '../statement/export-csv.ts'
import { recurrenceWords } from './useInvoiceColumns.tsx'
import type { InvoiceListData } from './useInvoiceList.ts'

/** Takes the list along: as it is filtered and sorted, or what was paid in a year. */
export function ExportMenu({ data, onPrint }: { data: InvoiceListData; onPrint: () => void }) {
  const t = useMessages(toolMessages)
  const words = useMessages(listMessages)
  const { locale } = useMemberkit()
  const looks = useStatusLooks()
  const emit = useEmit<InvoicesEventTable>()
  const [isStatementOpen, setStatementOpen] = useState(false)
  const { rows, unreadable } = data

  const download = () => {
    const headers = {
      number: words('column.number'),
      issuedOn: words('column.issuedOn'),
      dueOn: t('csv.dueOn'),
      covers: t('csv.covers'),
      status: words('column.status'),
      recurrence: t('filter.recurrence'),
      currency: t('filter.currency'),
      total: t('csv.total'),
      paid: t('csv.paid'),
      due: t('csv.due'),
    }
    exportCsv(
      rows,
      {
        name: words('title'),
        headers,
        status: ({ status }) => statusOf(looks, status).label,
        recurrence: ({ invoice }) => recurrenceWords(invoice.recurrence, words),
      },
      locale,
      unreadable.map((one) => ({ number: unreadName(one), status: words('unread') })),
    )
    emit('invoices.list.exported', { format: 'csv', count: rows.length })
  }

  return (
    <>
      <Menu label={words('list.export')} size="small" align="end" defaultOpen>
        <MenuItem onPress={download}>{t('list.csv')}</MenuItem>
        <MenuItem
          onPress={() => {
            emit('invoices.list.exported', { format: 'print', count: rows.length })
            onPrint()
          }}
        >
          {t('list.print')}
        </MenuItem>
        <MenuItem onPress={() => setStatementOpen(true)}>{t('list.statement')}</MenuItem>
      </Menu>
      {isStatementOpen ? <StatementPart invoices={data.invoices} onClose={() => setStatementOpen(false)} /> : null}
    </>
  )
}
