'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { FilterIcon } from '@memberkit/primitives/icons'
import { useState } from 'react'
import { listMessages } from '../messages/namespaces.ts'
import { ExportMenuPart, InvoiceFiltersPart } from '../parts.ts'
import { ExportButton } from './ExportButton.tsx'
import * as styles from './InvoiceListView.css.ts'
import type { InvoiceListData } from './useInvoiceList.ts'

export interface ListToolsProps {
  data: InvoiceListData
  areFiltersOpen: boolean
  onToggleFilters: () => void
  onPrint: () => void
}

/** What can be done with the whole list. What a press opens is loaded when the pointer or the focus comes near. */
export function ListTools({ data, areFiltersOpen, onToggleFilters, onPrint }: ListToolsProps) {
  const t = useMessages(listMessages)
  const [isExporting, setExporting] = useState(false)
  return (
    <div className={styles.tools}>
      <Button
        size="small"
        aria-expanded={areFiltersOpen}
        onPress={onToggleFilters}
        onPointerEnter={InvoiceFiltersPart.preload}
        onFocus={InvoiceFiltersPart.preload}
      >
        <FilterIcon />
        {t('filter.label')}
      </Button>
      {isExporting ? (
        <ExportMenuPart data={data} onPrint={onPrint} />
      ) : (
        <ExportButton
          onPress={() => setExporting(true)}
          onPointerEnter={ExportMenuPart.preload}
          onFocus={ExportMenuPart.preload}
        />
      )}
    </div>
  )
}
