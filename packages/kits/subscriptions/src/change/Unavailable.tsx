'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { changeMessages } from '../messages/namespaces.ts'
import type { Why } from './unavailable.rules.ts'

/** Why a change isn't possible as the plan stands now. */
export function Unavailable({ why }: { why: Why }) {
  const t = useMessages(changeMessages)
  return (
    <Alert isStatic tone="caution" title={t('unavailable.heading')}>
      {t(`unavailable.${why}`)}
    </Alert>
  )
}
