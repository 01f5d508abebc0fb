'use client'
import { branchJournal, branchMaxClock } from '@memberkit/contract/partners/branches'
import { ScreenOnly } from '@memberkit/foundation/detail'
import { JournalTimeline } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Card } from '@memberkit/primitives/card'
import { useMemo } from 'react'
import { editorMessages } from '../messages/namespaces.ts'
import type { Branch } from '../shared/received.ts'
import { draftOf } from './draft.ts'
import { historyValue } from './history-value.ts'
import { useSaveFields } from './useSaveFields.ts'

/** Changes and authors, by the journal. For staff; the specification lists no actions, so all but the first are readable text. */
export function BranchHistory({ branch }: { branch: Branch }) {
  const t = useMessages(editorMessages)
  const status = useLabel('BranchStatus')
  const saved = useMemo(() => draftOf(branch), [branch])
  const info = useSaveFields(none, saved)
  const fields = {
    ...Object.fromEntries(Object.entries(info).map(([field, { label }]) => [field, label])),
    status: t('status'),
  }
  return (
    <ScreenOnly>
      <Card title={t('history')} level={3}>
        <JournalTimeline
          journal={branchJournal}
          maxClock={branchMaxClock}
          entityId={branch.id}
          actions={(action) => (/^create$/i.test(action) ? t('history.create') : undefined)}
          fields={fields}
          showValue={(field, value) => (field === 'status' ? status(String(value)) : historyValue(info, field, value))}
        />
      </Card>
    </ScreenOnly>
  )
}

const none = [] as const
