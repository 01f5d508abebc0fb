'use client'
import { useEmit } from '@memberkit/foundation/events'
import type { Journal } from '@memberkit/foundation/journal'
import type { Resource } from '@memberkit/foundation/resource'
import type { ResolutionsEventTable } from '../events.ts'
import { CaseActionDialog } from './actions/CaseActionDialog.tsx'
import type { CasePageProps } from './CasePage.tsx'
import type { OpenAttempt } from './closing/useOpenAttempt.ts'
import { type Intent, isOwnDialog } from './intents.ts'
import type { KeysDialogProps } from './keys/KeysDialog.tsx'
import { EvidencePart, RedactPart } from './opened-parts.ts'
import { AttemptPart, ClosingPart, KeysPart } from './parts.ts'
import type { CaseData } from './useResolutionCase.ts'

export interface OpenedFlowProps extends Pick<
  CasePageProps,
  'transitions' | 'reasons' | 'closingPolicy' | 'directoryGroup' | 'onGone'
> {
  intent: Intent
  data: CaseData
  history: Resource<Journal>
  keys: Omit<KeysDialogProps, 'onClose'>
  attempt: OpenAttempt
  onIntent: (intent: Intent) => void
  onClose: () => void
}

/** The flow opened from a case; long ones load on opening. */
export function OpenedFlow(props: OpenedFlowProps) {
  const { intent, data, history, keys, attempt, onIntent, onClose, onGone } = props
  const { transitions, reasons, closingPolicy, directoryGroup } = props
  const emit = useEmit<ResolutionsEventTable>()
  const { resolution, actions } = data
  const changed = (action: string) => emit('resolutions.case.changed', { resolutionId: resolution.id, action })
  if (!isOwnDialog(intent)) {
    return (
      <CaseActionDialog
        {...{ resolution, actions, intent, transitions, directoryGroup, onClose }}
        onClosing={() => onIntent('addClosingSequence')}
        onDone={(name) => {
          changed(name)
          if (name === 'delete') onGone?.()
        }}
      />
    )
  }
  switch (intent) {
    case 'addClosingSequence':
      return (
        <ClosingPart
          {...{ resolution, transitions, reasons, policy: closingPolicy, onClose }}
          onDone={() => changed('addClosingSequence')}
        />
      )
    case 'attempt':
      return <AttemptPart {...{ resolution, attempt, onClose }} onDone={() => changed('updateStatus')} />
    case 'redactPII':
      return <RedactPart resolution={resolution} onClose={onClose} onDone={() => changed('redactPII')} />
    case 'evidence':
      return <EvidencePart {...{ resolution, history, onClose }} />
    case 'keys':
      return <KeysPart {...keys} onClose={onClose} />
  }
}
