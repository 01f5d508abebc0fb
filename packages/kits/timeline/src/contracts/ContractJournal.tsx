'use client'
import { contractHistoryJournal, contractHistoryMaxClock } from '@memberkit/contract/commerce/contract-histories'
import { useMemberkit } from '@memberkit/foundation'
import { JournalTimeline } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import type { ContractHistory } from '@memberkit/parts/contracts'
import { formatDate } from '@memberkit/platform/formats'
import { Drawer } from '@memberkit/primitives/drawer'
import { contractsMessages, manageContractMessages } from '../messages/namespaces.ts'

export interface ContractJournalProps {
  contract: ContractHistory
  onClose: () => void
}

const days: readonly string[] = ['effectiveFrom', 'effectiveTo']

/** The journal of a contract: who recorded it and what became of it. For staff. */
export function ContractJournal({ contract, onClose }: ContractJournalProps) {
  const t = useMessages(manageContractMessages)
  const words = useMessages(contractsMessages)
  const { locale } = useMemberkit()
  return (
    <Drawer isOpen onClose={onClose} title={t('journal.title', { contract: contract.label })} closeLabel={t('close')}>
      <JournalTimeline
        journal={contractHistoryJournal}
        maxClock={contractHistoryMaxClock}
        entityId={contract.id}
        // The specification lists no actions of contract histories: others than these are readable text.
        actions={{
          CREATED: t('journal.CREATED'),
          MIGRATED: t('journal.MIGRATED'),
          DELETED: t('journal.DELETED'),
          IDENTITY_CHANGED: t('journal.IDENTITY_CHANGED'),
        }}
        fields={{
          label: t('field.label'),
          identityId: t('field.identityId'),
          contractVersion: words('column.version'),
          effectiveFrom: words('column.from'),
          effectiveTo: words('column.to'),
          status: words('column.standing'),
        }}
        showValue={(field, value) =>
          typeof value === 'string' && days.includes(field) ? formatDate(value, locale) : undefined
        }
      />
    </Drawer>
  )
}
