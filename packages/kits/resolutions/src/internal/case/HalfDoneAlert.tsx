'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import { statusLooks } from '../../shared/looks.ts'
import type { Intent } from '../intents.ts'
import type { HalfDone } from './useHalfDone.ts'

export interface HalfDoneAlertProps {
  half: HalfDone
  status: string
  onIntent: (intent: Intent) => void
}

/** What was begun and not finished: a closing, or else a call attempt. */
export function HalfDoneAlert({ half, status, onIntent }: HalfDoneAlertProps) {
  const t = useMessages(openedMessages)
  const looks = useLooks(statusLooks)
  const [words, intent, label] = half.closing
    ? (['half', 'addClosingSequence', statusOf(looks, status).label] as const)
    : (['attempt', 'attempt', statusOf(looks, 'AttemptMade').label] as const)
  return (
    <Alert
      isStatic
      tone="caution"
      title={t(`${words}.heading`)}
      actions={
        <Button size="small" tone="primary" onPress={() => onIntent(intent)}>
          {t(`${words}.finish`)}
        </Button>
      }
    >
      {t(`${words}.text`, { status: label })}
    </Alert>
  )
}
