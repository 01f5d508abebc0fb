'use client'
import type { UnreadableItem } from '@memberkit/platform'
import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { downloadCsv, toCsv } from '../csv/csv.ts'
import { coreMessages } from '../messages/core.ts'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import { ExportLabel } from './ExportButton.tsx'
import type { AnyList, ListCsvColumn, ListRow } from './define-list.ts'
import { useListMessages } from './useListMessages.ts'
import type { ListViewProps } from './ListView.tsx'
import type { AnyListState } from './useListState.ts'

export interface ListExportMenuProps extends Pick<ListViewProps<ListRow>, 'exportItems' | 'onExport'> {
  list: AnyList
  state: AnyListState
  unreadable: readonly UnreadableItem[]
  onPrint: () => void
}

/** Exports the list as filtered and sorted. */
export function ListExportMenu({ list, state, unreadable, exportItems, onExport, onPrint }: ListExportMenuProps) {
  const t = useMessages(toolMessages)
  const core = useMessages(coreMessages)
  const messages = useListMessages(list)
  const { locale } = useMemberkit()
  const { visibleRows } = state
  const { csv } = list
  const download = async () => {
    const columns = (await csv?.(messages)) ?? []
    downloadCsv(messages.title, toCsv([...visibleRows, ...unreadable], columns.map(ofAnyLine), { locale }))
    onExport?.('csv', visibleRows.length)
  }
  const print = () => {
    onExport?.('print', visibleRows.length)
    onPrint()
  }
  return (
    <Menu label={core('listExport')} content={<ExportLabel />} size="small" align="end" defaultOpen>
      {csv ? <MenuItem onPress={() => void download()}>{t('listCsv')}</MenuItem> : null}
      <MenuItem onPress={print}>{t('listPrint')}</MenuItem>
      {exportItems?.map(({ label, onPress }) => (
        <MenuItem key={label} onPress={onPress}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** A column with its values, and a fallback for unreadable rows. */
function ofAnyLine({ value, unreadable, ...column }: ListCsvColumn<ListRow>) {
  return {
    ...column,
    value: (line: ListRow | UnreadableItem) => ('id' in line ? value(line) : unreadable?.(line)),
  }
}
