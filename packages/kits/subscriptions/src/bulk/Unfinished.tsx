'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { bulkMessages } from '../messages/namespaces.ts'

export interface UnfinishedProps {
  /** The number of entries left. */
  count: number
  isReading: boolean
  onGoOn: () => void
  onDiscard: () => void
}

/** An earlier run that isn't finished, to go on with or to discard. */
export function Unfinished({ count, isReading, onGoOn, onDiscard }: UnfinishedProps) {
  const t = useMessages(bulkMessages)
  return (
    <Alert
      isStatic
      tone="info"
      title={t('unfinished.heading')}
      actions={
        <>
          <Button size="small" tone="primary" isPending={isReading} onPress={onGoOn}>
            {t('unfinished.goOn')}
          </Button>
          <Button size="small" onPress={onDiscard}>
            {t('unfinished.discard')}
          </Button>
        </>
      }
    >
      {t('unfinished.text', { count })}
    </Alert>
  )
}
