'use client'
import { formatInstant } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { coreMessages } from '../messages/core.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import * as styles from './trouble.css.ts'
import type { Resource } from './resource.ts'

interface StaleNoteProps {
  resource: Extract<Resource<unknown>, { state: 'ready' }>
  noun: string
}

/** Shows the age of the content above, if a refetch failed. */
export function StaleNote({ resource, noun }: StaleNoteProps) {
  const t = useMessages(coreMessages)
  const { locale, timeZone } = useMemberkit()
  const { isOffline, updatedAt, retry, isRetrying } = resource
  const time = formatInstant(new Date(updatedAt).toISOString(), locale, timeZone)
  return (
    <div className={styles.stale} data-mk-state={isOffline ? 'offline' : 'stale'}>
      <Alert
        tone={isOffline ? 'neutral' : 'caution'}
        actions={
          <Button size="small" onPress={retry} isPending={isRetrying}>
            {t('retry')}
          </Button>
        }
      >
        {isOffline ? t('offlineStale', { time }) : t('stale', { noun, time })}
      </Alert>
    </div>
  )
}
