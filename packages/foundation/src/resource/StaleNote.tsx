'use client'
import { formatInstant } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { coreMessages } from '../messages/core.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import { SignIn } from './panels.tsx'
import * as styles from './trouble.css.ts'
import type { Resource } from './resource.ts'
import { titleOf } from './titles.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

interface StaleNoteProps {
  resource: Extract<Resource<unknown>, { state: 'ready' }>
  noun: string
}

/** Shows the age of the content above, if a refetch brought nothing, and the next step. */
export function StaleNote({ resource, noun }: StaleNoteProps) {
  const t = useMessages(coreMessages)
  const { locale, timeZone } = useMemberkit()
  const { isOffline, updatedAt, trouble, retry, isRetrying } = resource
  const time = formatInstant(new Date(updatedAt).toISOString(), locale, timeZone)
  const refusal = trouble?.state === 'refused' && !isOffline ? trouble : undefined
  const reason = refusal?.reason
  const secondsLeft = useSecondsLeft(refusal ?? {})
  return (
    <div className={styles.stale} data-mk-state={isOffline ? 'offline' : 'stale'}>
      <Alert
        tone={isOffline ? 'neutral' : 'caution'}
        title={reason === 'signedOut' ? titleOf(resource, t) : undefined}
        actions={
          reason === 'signedOut' ? (
            <SignIn />
          ) : (
            <Button size="small" onPress={retry} isPending={isRetrying} aria-disabled={secondsLeft > 0}>
              {t('retry')}
            </Button>
          )
        }
      >
        {isOffline ? t('offlineStale', { time }) : t('stale', { noun, time })}{' '}
        {/* Counting down here would be read out every second. */}
        {reason === 'rateLimited' ? t('rateLimitedText', { count: refusal?.retryAfter ?? 0 }) : null}
      </Alert>
    </div>
  )
}
