'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatInstant } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { eligibilityMessages } from '../messages/namespaces.ts'

export interface OldCheckProps {
  /** Milliseconds since 1970. */
  updatedAt: number
  isChecking?: boolean | undefined
  onCheck: () => void
}

/** Marks a check that is no longer fresh, and offers a new one. */
export function OldCheck({ updatedAt, isChecking, onCheck }: OldCheckProps) {
  const t = useMessages(eligibilityMessages)
  const { locale, timeZone } = useMemberkit()
  return (
    <div data-mk-state="stale">
      <Alert
        tone="neutral"
        actions={
          <Button size="small" onPress={onCheck} isPending={isChecking}>
            {t('recheck')}
          </Button>
        }
      >
        {t('old', { time: formatInstant(new Date(updatedAt).toISOString(), locale, timeZone) })}
      </Alert>
    </div>
  )
}
