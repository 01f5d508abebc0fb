import type { updateResolutionStatus } from '@memberkit/contract/partners/resolutions'
import type { Action } from '@memberkit/foundation/action'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { ArrowEndIcon } from '@memberkit/primitives/icons'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { openedMessages } from '../../messages/internal/namespaces.ts'

export interface StepNoticeProps {
  /** The second step. */
  step: Action<typeof updateResolutionStatus>
  isGoingOn: boolean
  /** The name of the first step. */
  first: string
  /** Said while the second step is on its way. */
  goesOn: string
  /** Said once the second step didn't come through. */
  saved: string
}

/** Says that the first of two steps is saved, and how it is with the second. */
export function StepNotice({ step, isGoingOn, first, goesOn, saved }: StepNoticeProps) {
  const t = useMessages(openedMessages)
  if (isGoingOn) {
    return (
      <Alert isStatic tone="info">
        {goesOn}
      </Alert>
    )
  }
  // Whether the status has changed isn't known; the message of the step says so.
  if (step.state.phase === 'unknown') return null
  return (
    <>
      <Alert isStatic tone="caution">
        {saved}
      </Alert>
      <KeyValue>
        <KeyValueItem label={t('steps.first', { name: first })}>
          <StatusBadge tone="positive" appearance="plain">
            {t('steps.done')}
          </StatusBadge>
        </KeyValueItem>
        <KeyValueItem label={t('steps.second', { name: t('field.status') })}>
          <StatusBadge tone="caution" appearance="plain" icon={ArrowEndIcon}>
            {t('steps.next')}
          </StatusBadge>
        </KeyValueItem>
      </KeyValue>
    </>
  )
}
