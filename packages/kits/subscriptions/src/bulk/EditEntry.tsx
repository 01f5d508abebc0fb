'use client'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { useId, useState } from 'react'
import { bulkMessages } from '../messages/namespaces.ts'
import type { BulkEntry, PlannedEntry } from './bulk-plan.rules.ts'
import * as styles from './bulk.css.ts'
import { DayAndReason } from './DayAndReason.tsx'

export interface EditEntryProps {
  entry: PlannedEntry
  today: string
  onChange: (changed: Pick<BulkEntry, 'lastDay' | 'reason'>) => void
  onRemove: () => void
  onClose: () => void
}

/** One person's own day and reason. */
export function EditEntry({ entry, today, onChange, onRemove, onClose }: EditEntryProps) {
  const t = useMessages(bulkMessages)
  const [lastDay, setLastDay] = useState<string | null>(entry.lastDay ?? '')
  const [reason, setReason] = useState(entry.reason ?? '')
  const id = useId()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t('edit.title', { name: entry.member?.name ?? entry.subscriptionId })}
      closeLabel={t('close')}
      actions={
        <>
          <Button
            tone="quiet"
            onPress={() => {
              onRemove()
              onClose()
            }}
          >
            {t('edit.remove')}
          </Button>
          <Button onPress={onClose}>{t('close')}</Button>
          <Button type="submit" form={id} tone="primary">
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <DialogForm
        id={id}
        onSubmit={() => {
          if (!lastDay || !reason) return
          onChange({ lastDay, reason })
          onClose()
        }}
      >
        <div className={styles.page}>
          <DayAndReason {...{ lastDay, reason, today }} onLastDay={setLastDay} onReason={setReason} />
        </div>
      </DialogForm>
    </Dialog>
  )
}
