'use client'
import { resolutionJournal } from '@memberkit/contract/partners/resolutions'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import type { Resolution } from '../../shared/received.ts'
import { useShownValue } from '../../shared/view/EventLine.tsx'
import { changedFacts } from './case-changes.rules.ts'

/** The differences in a case since the person saw it, and who changed it. */
export function CaseChanged({ before, after }: { before: Resolution; after: Resolution }) {
  const t = useMessages(openedMessages)
  const show = useShownValue()
  const changedBy = useLastChange(resolutionJournal, after.id, true)
  return (
    <ChangedSince
      title={t('changed')}
      changedBy={changedBy}
      changes={changedFacts(before, after).map((fact) => ({
        label: t(`field.${fact}`),
        before: show(fact, before[fact]),
        after: show(fact, after[fact]),
      }))}
    >
      {t('changed.text')}
    </ChangedSince>
  )
}
