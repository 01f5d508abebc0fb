'use client'
import { useEmit } from '@memberkit/foundation/events'
import type { Journal } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { printDocument } from '@memberkit/foundation/print'
import type { Resource } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { Dialog } from '@memberkit/primitives/dialog'
import { Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import { useRef, useState } from 'react'
import type { ResolutionsEventTable } from '../../events.ts'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import type { Resolution } from '../../shared/received.ts'
import { EvidenceDocument } from './EvidenceDocument.tsx'

export interface EvidenceDialogProps {
  resolution: Resolution
  history: Resource<Journal>
  onClose: () => void
}

/** Prints a case as a document, with or without what is for staff only; shown as it will be printed. */
export function EvidenceDialog({ resolution, history, onClose }: EvidenceDialogProps) {
  const t = useMessages(openedMessages)
  const emit = useEmit<ResolutionsEventTable>()
  const [hasInternalNotes, setInternalNotes] = useState(false)
  const printed = useRef<HTMLDivElement>(null)
  const { id: resolutionId, friendlyId: number } = resolution
  const title = t('evidence.title', { number })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={title}
      closeLabel={t('dismiss')}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            tone="primary"
            onPress={() => {
              emit('resolutions.case.exported', { resolutionId, hasInternalNotes })
              void printDocument({ title, only: printed.current })
            }}
          >
            {t('evidence.do')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Text tone="muted">{t('evidence.text')}</Text>
        <Checkbox
          label={t('evidence.internal')}
          description={t('evidence.internal.hint')}
          isChecked={hasInternalNotes}
          onChange={setInternalNotes}
        />
        <div ref={printed}>
          <EvidenceDocument
            title={title}
            resolution={resolution}
            history={history.state === 'ready' ? history.data.entries : undefined}
            hasInternalNotes={hasInternalNotes}
          />
        </div>
      </Stack>
    </Dialog>
  )
}
