'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import * as caseStyles from '../../shared/view/Case.css.ts'
import * as styles from './Redact.css.ts'
import type { RedactedText } from './redaction.rules.ts'

/** Each text that changes, with marks around what is removed. */
export function RedactPreview({ changed }: { changed: readonly RedactedText[] }) {
  const t = useMessages(openedMessages)
  return (
    <Stack gap="md">
      {changed.map(({ id, list, author = '', pieces }) => (
        <Card
          key={id}
          level={3}
          title={
            list === 'description'
              ? t('redact.description')
              : t(list === 'notes' ? 'redact.note' : 'redact.internal', { name: author })
          }
        >
          <p className={caseStyles.text} {...replayMask}>
            {pieces.map((piece, index) =>
              piece.isRemoved ? (
                <del key={index} className={styles.removed}>
                  <VisuallyHidden>{t('redact.removed')} </VisuallyHidden>
                  {piece.text}
                </del>
              ) : (
                piece.text
              ),
            )}
          </p>
        </Card>
      ))}
    </Stack>
  )
}
