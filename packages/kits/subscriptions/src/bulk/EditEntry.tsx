'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Dialog, DialogActions } from '@memberkit/primitives/dialog'
import { useState } from 'react'
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
  const [isAsked, setAsked] = useState(false)
  const save = () => {
    setAsked(true)
    if (!lastDay || !reason) return
    onChange({ lastDay, reason })
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t('edit.title', { name: entry.member?.name ?? entry.subscriptionId })}
      closeLabel={t('close')}
    >
      <div className={styles.page}>
        <DayAndReason {...{ lastDay, reason, today }} onLastDay={setLastDay} onReason={setReason} missing={isAsked} />
        <DialogActions>
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
          <Button tone="primary" onPress={save}>
            {t('edit.save')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
