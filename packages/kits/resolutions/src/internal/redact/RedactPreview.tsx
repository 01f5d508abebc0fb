'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import * as styles from '../../shared/view/Case.css.ts'
import type { RedactedText } from './redaction.rules.ts'

/** Each text that changes, before and after. */
export function RedactPreview({ changed }: { changed: readonly RedactedText[] }) {
  const t = useMessages(openedMessages)
  return (
    <Stack gap="md">
      {changed.map(({ id, list, author = '', text, after }) => (
        <Card
          key={id}
          level={3}
          title={
            list === 'description'
              ? t('redact.description')
              : t(list === 'notes' ? 'redact.note' : 'redact.internal', { name: author })
          }
        >
          <KeyValue>
            <KeyValueItem label={t('redact.before')}>
              <del className={styles.text}>{text}</del>
            </KeyValueItem>
            <KeyValueItem label={t('redact.after')}>
              <ins className={styles.inserted}>{after}</ins>
            </KeyValueItem>
          </KeyValue>
        </Card>
      ))}
    </Stack>
  )
}
