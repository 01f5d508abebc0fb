'use client'
import { resolutionJournal } from '@memberkit/contract/partners/resolutions'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import type { Resolution } from '../../shared/received.ts'
import { useShownValue } from '../../shared/view/EventLine.tsx'
import { changedFacts, type Fact } from './case-changes.rules.ts'

const sequenceParts = ['concern', 'reason', 'actionTaken', 'result', 'summary', 'correctiveAction'] as const

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
        before: words(before, fact),
        after: words(after, fact),
      }))}
    >
      {t('changed.text')}
    </ChangedSince>
  )

  function words({ closingSequence, ...facts }: Resolution, fact: Fact) {
    if (fact !== 'closingSequence') return show(fact, facts[fact])
    return closingSequence && sequenceParts.flatMap((part) => show(part, closingSequence[part]) ?? []).join(', ')
  }
}
