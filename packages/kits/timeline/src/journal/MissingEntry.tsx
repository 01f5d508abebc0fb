'use client'
import type { ReceivedJournalEntry } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { journalMessages } from '../messages/namespaces.ts'

/** Says that the entry a link leads to isn't among the loaded ones. */
export function MissingEntry({ id, entries }: { id?: string; entries: readonly ReceivedJournalEntry[] }) {
  const t = useMessages(journalMessages)
  if (id === undefined || entries.some((one) => one.id === id)) return null
  return <Alert tone="caution">{t('missing')}</Alert>
}
