'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMenuItems } from '@memberkit/foundation/entity-actions/menu'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate } from '@memberkit/platform/formats'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu, MenuItem, MenuSeparator } from '@memberkit/primitives/menu'
import { taxFormMessages } from '../messages/namespaces.ts'
import { SetTaxPart, TaxHistoryPart } from '../tax-parts.ts'
import { taxNameIn } from '../tax/tax-name.rules.ts'
import { taxActions } from './tax-actions.ts'
import type { TaxIntent } from './TaxesPage.tsx'
import type { TaxRow } from './useTaxes.ts'

export interface TaxMenuProps {
  row: TaxRow
  /** The caller shows the dialog, because the row may be gone before it. */
  onChoose: (intent: TaxIntent) => void
}

/** The actions of staff on a rate, at the end of its row. */
export function TaxRowMenu({ row, onChoose }: TaxMenuProps) {
  const t = useMessages(taxFormMessages)
  const { locale } = useMemberkit()
  const { place, tax } = row
  const label = t('menu', {
    tax: taxNameIn(tax.label, locale),
    place: tax.locality ?? place,
    date: formatDate(tax.effectiveFrom, locale),
  })
  return (
    <Menu label={label} icon={<EllipsisIcon />} size="small" align="end">
      <ActionMenuItems
        actions={taxActions}
        allowed={row.actions}
        messages={taxFormMessages}
        onChoose={(name) => onChoose({ name, row })}
        onIntent={SetTaxPart.preload}
      />
      <MenuSeparator />
      <MenuItem onPress={() => onChoose({ name: 'history', row })} onFocus={TaxHistoryPart.preload}>
        {t('history')}
      </MenuItem>
    </Menu>
  )
}
