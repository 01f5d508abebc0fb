'use client'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { caseMessages } from '../../messages/case/namespace.ts'
import { DescriptionCard } from '../../shared/view/ContextCards.tsx'
import type { Intent } from '../intents.ts'
import { OpenedFlowPart } from '../parts.ts'
import type { CaseData } from '../useResolutionCase.ts'

/** What the case is about, above what is said to it; staff may change it. */
export function CaseDescription({ data, onIntent }: { data: CaseData; onIntent: (intent: Intent) => void }) {
  const t = useMessages(caseMessages)
  const { resolution, actions } = data
  return (
    <DescriptionCard
      resolution={resolution}
      actions={
        isAllowed(actions, 'updateDescription') ? (
          <Button
            size="small"
            tone="quiet"
            onPress={() => onIntent('updateDescription')}
            onFocus={OpenedFlowPart.preload}
          >
            {t('edit')}
          </Button>
        ) : undefined
      }
    />
  )
}
