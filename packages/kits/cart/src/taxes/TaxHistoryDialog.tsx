'use client'
import { taxJournal, taxMaxClock } from '@memberkit/contract/commerce/taxes'
import { useMemberkit } from '@memberkit/foundation'
import { JournalTimeline } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate } from '@memberkit/platform/formats'
import { Drawer } from '@memberkit/primitives/drawer'
import { useMemo } from 'react'
import { taxFormMessages, taxMessages } from '../messages/namespaces.ts'
import { rateText } from '../tax/rate-text.ts'
import { taxNameIn } from '../tax/tax-name.rules.ts'
import type { TaxRow } from './useTaxes.ts'

const days: readonly string[] = ['effectiveFrom', 'effectiveTo']

/** The history of a rate: who set it, and what became of it. */
export function TaxHistoryDialog({ row: { tax, place }, onClose }: { row: TaxRow; onClose: () => void }) {
  const t = useMessages(taxFormMessages)
  const words = useMessages(taxMessages)
  const { locale } = useMemberkit()
  const labels = useMemo(
    () => ({
      // The specification lists no actions of taxes: others than these are shown as readable text.
      actions: { CREATED: t('journal.CREATED'), ENDED: t('journal.ENDED') },
      fields: {
        rate: words('column.rate'),
        label: words('column.tax'),
        effectiveFrom: words('column.from'),
        effectiveTo: words('column.to'),
      },
    }),
    [t, words],
  )
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('history.title', { tax: taxNameIn(tax.label, locale), place: tax.locality ?? place })}
      closeLabel={t('close')}
    >
      <JournalTimeline
        journal={taxJournal}
        maxClock={taxMaxClock}
        entityId={tax.id}
        {...labels}
        showValue={(field, value) => {
          if (typeof value !== 'string') return undefined
          if (field === 'rate') return rateText(value, locale)
          return days.includes(field) ? formatDate(value, locale) : undefined
        }}
      />
    </Drawer>
  )
}
